import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { textField } from './fields.ts';
import { COMPANY_EXPORT_DAYS } from './limits.ts';

/** `waiting`: queued; `running`; `ready` to download; `failed`. */
export const CompanyExportState = z.enum(['waiting', 'running', 'ready', 'failed']);
export type CompanyExportState = z.infer<typeof CompanyExportState>;

/** An archive of all data that a company owns; a company has at most one. */
export const CompanyExport = z.object({
  state: CompanyExportState,
  /** Number of files that the archive will have, and number already written. */
  total: z.int().min(0),
  done: z.int().min(0),
  /** Size of the archive; null before it is ready. */
  bytes: z.int().nullable(),
  created: z.string(),
  finished: z.string().nullable(),
  /** When the archive is deleted; null before it is ready. */
  expires: z.string().nullable(),
});
export type CompanyExport = z.infer<typeof CompanyExport>;

const Shown = z.object({ export: CompanyExport.nullable() });

/** For the superadmins of the host's company, and staff. */
export const companyExport = {
  getCompanyExport: defineEndpoint({
    method: 'GET',
    path: '/company/export/',
    access: 'user',
    summary: 'The archive of everything that the host’s company owns, as far as it is; null where there is none.',
    response: Shown,
  }),
  startCompanyExport: defineEndpoint({
    method: 'POST',
    path: '/company/export/',
    access: 'user',
    summary: `Has such an archive made, which is kept for ${COMPANY_EXPORT_DAYS} days; one that is being made is answered as it is, and any other is replaced.`,
    response: Shown,
  }),
  removeCompanyExport: defineEndpoint({
    method: 'DELETE',
    path: '/company/export/',
    access: 'user',
    summary: 'Ends the one that is being made, or removes the one that there is.',
    response: Shown,
  }),
  linkCompanyExport: defineEndpoint({
    method: 'GET',
    path: '/company/export/link/',
    access: 'user',
    summary: 'The address under which who asks fetches the archive, for ten minutes.',
    secret: true,
    response: z.object({ url: z.string() }),
  }),
  fetchCompanyExport: defineEndpoint({
    method: 'GET',
    path: '/company/export/company.zip',
    access: 'public',
    summary: 'The archive, for whom a link of `link/` was made, while they may have it.',
    query: z.strictObject({ link: textField(200).optional() }),
    answer: 'file',
    produces: ['application/zip'],
  }),
};
