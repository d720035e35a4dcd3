import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What a host's landing page says of who hires there. */
export const Landing = z.object({
  /** People hired for jobs of this host, as far as that was told. */
  hires: z.int(),
  /** Who looks for people now: the companies that most open jobs name. On a white-label host those of its own jobs alone. */
  hiring: z.array(z.object({ name: z.string(), jobs: z.int() })),
});
export type Landing = z.infer<typeof Landing>;

export const landing = {
  getLanding: endpoint({
    method: 'GET',
    path: '/landing/',
    access: 'public',
    mayLag: true,
    summary: 'How many were hired on this host, and who hires there now. Up to five minutes old.',
    response: Landing,
  }),
};
