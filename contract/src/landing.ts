import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Figures about hiring on a host's landing page. */
export const Landing = z.object({
  /** Reported hires for jobs of this host. */
  hires: z.int(),
  /** Companies with the most open jobs. On a white-label host only that company's jobs count. */
  hiring: z.array(z.object({ name: z.string(), jobs: z.int() })),
});
export type Landing = z.infer<typeof Landing>;

export const landing = {
  getLanding: defineEndpoint({
    method: 'GET',
    path: '/landing/',
    access: 'public',
    mayLag: true,
    summary: 'How many were hired on this host, and who hires there now. Up to five minutes old.',
    response: Landing,
  }),
};
