import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Hiring figures on a host's landing page. */
export const Landing = z.object({
  /** Reported hires for jobs of this host. */
  hires: z.int(),
  /** Companies with the most open jobs; on a white-label portal, only that company. */
  hiring: z.array(z.object({ name: z.string(), jobs: z.int() })),
});
export type Landing = z.infer<typeof Landing>;

export const landing = {
  getLanding: defineEndpoint({
    method: 'GET',
    path: '/landing/',
    access: 'public',
    mayLag: true,
    summary: 'Returns the number of hires on this host, and the companies that are hiring. Up to five minutes old.',
    response: Landing,
  }),
};
