import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What is looked for. */
export const CheckKind = z.enum(['domain', 'logo', 'contrast', 'words', 'links', 'titles', 'pictures', 'pages']);
export type CheckKind = z.infer<typeof CheckKind>;

/** What is seen of a finding, where it is seen. */
const CheckSample = z.discriminatedUnion('kind', [
  /** Text in one colour on a surface of another, and what is shown in its place. */
  z.object({
    kind: z.literal('colors'),
    surface: z.string(),
    text: z.string(),
    shown: z.object({ surface: z.string(), text: z.string() }),
  }),
  /** A picture of the portal by its path, and the colour on which it stands. */
  z.object({ kind: z.literal('picture'), path: z.string(), surface: z.string() }),
  z.object({ kind: z.literal('excerpt'), before: z.string(), found: z.string(), after: z.string() }),
]);
export type CheckSample = z.infer<typeof CheckSample>;

const CheckFinding = z.object({
  check: CheckKind,
  /** A sentence. */
  message: z.string(),
  /** Where it was found: a page with its path, a mail by its subject, a CV by its talent. */
  place: z.object({ kind: z.enum(['page', 'mail', 'cv', 'settings']), label: z.string(), path: z.string().nullable() }),
  sample: CheckSample.nullable(),
  /** Where it is mended, as a path of the portal. */
  mend: z.object({ label: z.string(), path: z.string() }),
});
export type CheckFinding = z.infer<typeof CheckFinding>;

/** How much of what there is was read: the newest. */
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
  checkCompany: endpoint({
    method: 'GET',
    path: '/company/check/',
    access: 'user',
    summary:
      'Reads the public pages, mails and CVs of the host’s company as others do, and says what is wrong with them.',
    response: CompanyCheck,
  }),
};
