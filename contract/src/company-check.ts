import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Kinds of problems that the check of a company's pages, emails and CVs can find. */
export const CheckKind = z.enum(['domain', 'logo', 'contrast', 'words', 'links', 'titles', 'pictures', 'pages']);
export type CheckKind = z.infer<typeof CheckKind>;

/** An excerpt with the problem. */
const CheckSample = z.discriminatedUnion('kind', [
  /** A pair of surface and text colour with too little contrast, and the corrected pair that is displayed. */
  z.object({
    kind: z.literal('colors'),
    surface: z.string(),
    text: z.string(),
    shown: z.object({ surface: z.string(), text: z.string() }),
  }),
  /** Path of a picture on the portal, and the surface colour on which it is shown. */
  z.object({ kind: z.literal('picture'), path: z.string(), surface: z.string() }),
  z.object({ kind: z.literal('excerpt'), before: z.string(), found: z.string(), after: z.string() }),
]);
export type CheckSample = z.infer<typeof CheckSample>;

const CheckFinding = z.object({
  check: CheckKind,
  /** A description in one sentence. */
  message: z.string(),
  /** Location of the problem: a page with its path, an email with its subject, or a CV with the talent's name. */
  place: z.object({ kind: z.enum(['page', 'mail', 'cv', 'settings']), label: z.string(), path: z.string().nullable() }),
  sample: CheckSample.nullable(),
  /** Label and path of the portal page on which the problem can be fixed. */
  mend: z.object({ label: z.string(), path: z.string() }),
});
export type CheckFinding = z.infer<typeof CheckFinding>;

/** `all`: total number of items; `read`: number of checked items, starting with the newest. */
const Read = z.object({ read: z.int(), all: z.int() });

export const CompanyCheck = z.object({
  pages: Read,
  mails: Read,
  cvs: Read,
  findings: z.array(CheckFinding),
});
export type CompanyCheck = z.infer<typeof CompanyCheck>;

/** For superadmins of the portal's company, and for staff. */
export const companyCheck = {
  checkCompany: defineEndpoint({
    method: 'GET',
    path: '/company/check/',
    access: 'user',
    summary: 'Checks the public pages, mails and CVs of the host’s company, and lists their problems.',
    response: CompanyCheck,
  }),
};
