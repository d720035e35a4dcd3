import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Kinds of problems that are checked. */
export const CheckKind = z.enum(['domain', 'logo', 'contrast', 'words', 'links', 'titles', 'pictures', 'pages']);
export type CheckKind = z.infer<typeof CheckKind>;

/** Excerpt that shows the problem. */
const CheckSample = z.discriminatedUnion('kind', [
  /** Text in one colour on a surface of another, and the corrected pair that is shown instead. */
  z.object({
    kind: z.literal('colors'),
    surface: z.string(),
    text: z.string(),
    shown: z.object({ surface: z.string(), text: z.string() }),
  }),
  /** Path of a picture on the portal, and the colour behind it. */
  z.object({ kind: z.literal('picture'), path: z.string(), surface: z.string() }),
  z.object({ kind: z.literal('excerpt'), before: z.string(), found: z.string(), after: z.string() }),
]);
export type CheckSample = z.infer<typeof CheckSample>;

const CheckFinding = z.object({
  check: CheckKind,
  /** One sentence. */
  message: z.string(),
  /** Where the problem was found: a page with its path, a mail with its subject, a CV with its talent's name. */
  place: z.object({ kind: z.enum(['page', 'mail', 'cv', 'settings']), label: z.string(), path: z.string().nullable() }),
  sample: CheckSample.nullable(),
  /** Path of the portal's page on which to fix it. */
  mend: z.object({ label: z.string(), path: z.string() }),
});
export type CheckFinding = z.infer<typeof CheckFinding>;

/** How many items were checked, the newest first, of how many in total. */
const Read = z.object({ read: z.int(), all: z.int() });

export const CompanyCheck = z.object({
  pages: Read,
  mails: Read,
  cvs: Read,
  findings: z.array(CheckFinding),
});
export type CompanyCheck = z.infer<typeof CompanyCheck>;

/** For the superadmins of the host's company, and staff. */
export const companyCheck = {
  checkCompany: defineEndpoint({
    method: 'GET',
    path: '/company/check/',
    access: 'user',
    summary:
      'Reads the public pages, mails and CVs of the host’s company as others do, and says what is wrong with them.',
    response: CompanyCheck,
  }),
};
