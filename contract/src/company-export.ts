import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { textField } from './fields.ts';
import { COMPANY_EXPORT_DAYS } from './limits.ts';

/** States of an export; `waiting`: queued. */
export const CompanyExportState = z.enum(['waiting', 'running', 'ready', 'failed']);
export type CompanyExportState = z.infer<typeof CompanyExportState>;

/** An archive with all data of a company. A company has at most one archive. */
export const CompanyExport = z.object({
  state: CompanyExportState,
  /** Number of files in the complete archive, and number of files written so far. */
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

/** For superadmins of the portal's company, and for staff. */
export const companyExport = {
  getCompanyExport: defineEndpoint({
    method: 'GET',
    path: '/company/export/',
    access: 'user',
    summary: 'Returns the state of the archive with all data of the host’s company; null if there is none.',
    response: Shown,
  }),
  startCompanyExport: defineEndpoint({
    method: 'POST',
    path: '/company/export/',
    access: 'user',
    summary: `Starts to create an archive, which is kept for ${COMPANY_EXPORT_DAYS} days. Returns an unfinished archive unchanged; replaces a finished one.`,
    response: Shown,
  }),
  removeCompanyExport: defineEndpoint({
    method: 'DELETE',
    path: '/company/export/',
    access: 'user',
    summary: 'Cancels the creation of the archive, or deletes the finished archive.',
    response: Shown,
  }),
  linkCompanyExport: defineEndpoint({
    method: 'GET',
    path: '/company/export/link/',
    access: 'user',
    summary: 'Returns a download URL for the archive, valid for ten minutes for the requester.',
    secret: true,
    response: z.object({ url: z.string() }),
  }),
  fetchCompanyExport: defineEndpoint({
    method: 'GET',
    path: '/company/export/company.zip',
    access: 'public',
    summary: 'Downloads the archive; requires a signed link from `link/`, and the requester’s right to the archive.',
    query: z.strictObject({ link: textField(200).optional() }),
    answer: 'file',
    produces: ['application/zip'],
  }),
};
