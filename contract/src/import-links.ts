import { z } from 'zod';
import { CaptchaResponse } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { Day, textField, Upload, visibleText } from './fields.ts';
import { CARD_KINDS } from './kinds.ts';
import { IMPORT_LINK_FILES_MAX, formatMegabytes, OWN_PAGE_SIZE, RESUME_MAX_BYTES, TAG_NAME_MAX } from './limits.ts';
import { AskedKind } from './mass-import.ts';
import { cursorPage, cursorRange } from './page.ts';

const count = z.int().min(0);
/** Kind of the resulting cards: CVs become talents, job descriptions become jobs. */
const kind = z.enum(CARD_KINDS);

/** A link for uploading CVs or job descriptions without an account, as seen by its creator. */
export const ImportLink = z.object({
  key: z.string(),
  kind,
  /** Private label, visible only to the link's creator. */
  label: z.string(),
  /** The link is valid until the end of this day in UTC. */
  last_day: z.string(),
  /** Maximum number of files, and number of received files. */
  files: count,
  sent: count,
  created: z.string(),
  is_open: z.boolean(),
});
export type ImportLink = z.infer<typeof ImportLink>;

/** Public data of a link, without its creator. */
const OpenImportLink = z.object({ kind, last_day: z.string(), files_left: count });
export type OpenImportLink = z.infer<typeof OpenImportLink>;

/** An uploaded file, as seen by the uploader. */
const SentFile = z.object({
  number: z.int().min(1),
  name: z.string(),
  state: z.enum(['waiting', 'read', 'refused', 'cancelled']),
  /** Reason why the file can't be read, otherwise null. */
  reason: z.string().nullable(),
  /** Extracted data; null unless the file was read. For a job, `name` is the hiring company. */
  told: z.object({ name: z.string().nullable(), title: z.string().nullable(), skills: z.array(z.string()) }).nullable(),
});
export type SentFile = z.infer<typeof SentFile>;

const Key = z.strictObject({ key: textField(40).min(1) });
const Sent = Key.extend({ uid: z.uuid() });

/** Links for uploading CVs and job descriptions without an account; the drafts belong to the link's creator. */
export const importLinks = {
  makeImportLink: defineEndpoint({
    method: 'POST',
    path: '/ai/import_links/',
    access: 'user',
    summary:
      'Creates a link for uploading CVs or job descriptions without an account. Each file becomes a draft of the requester.',
    body: z.strictObject({
      kind: AskedKind,
      label: visibleText(TAG_NAME_MAX),
      /** From today up to `IMPORT_LINK_DAYS` days from now. */
      last_day: Day,
      files: z.int().min(1).max(IMPORT_LINK_FILES_MAX),
    }),
    idempotent: true,
    response: ImportLink,
  }),
  listImportLinks: defineEndpoint({
    method: 'GET',
    path: '/ai/import_links/',
    access: 'user',
    summary: 'Lists the requester’s upload links for a kind of cards, newest first.',
    query: z.strictObject({ kind: AskedKind, ...cursorRange(OWN_PAGE_SIZE) }),
    response: cursorPage(ImportLink),
  }),
  closeImportLink: defineEndpoint({
    method: 'DELETE',
    path: '/ai/import_links/{key}/',
    access: 'user',
    summary: 'Closes a link immediately. Drafts created through it stay.',
    params: Key,
    response: ImportLink,
  }),
  openImportLink: defineEndpoint({
    method: 'GET',
    path: '/import_links/{key}/',
    access: 'public',
    summary:
      'Returns the kind of files and the remaining number of files of a link. Closed links return the same error as unknown links.',
    params: Key,
    response: OpenImportLink,
  }),
  startSending: defineEndpoint({
    method: 'POST',
    path: '/import_links/{key}/imports/',
    access: 'public',
    summary: 'Starts an upload of files through a link; the files are sent one by one.',
    params: Key,
    body: z.strictObject({ files: z.int().min(1).max(IMPORT_LINK_FILES_MAX), g_response: CaptchaResponse }),
    response: z.object({ uid: z.uuid() }),
  }),
  sendFile: defineEndpoint({
    method: 'POST',
    path: '/import_links/{key}/imports/{uid}/files/',
    access: 'public',
    summary: `Uploads a CV or a job description of at most ${formatMegabytes(RESUME_MAX_BYTES)}. Uploading the same file again returns the existing one.`,
    params: Sent,
    body: z.strictObject({ file: Upload(RESUME_MAX_BYTES) }),
    form: { maxBytes: RESUME_MAX_BYTES },
    response: SentFile,
  }),
  listSentFiles: defineEndpoint({
    method: 'GET',
    path: '/import_links/{key}/imports/{uid}/files/',
    access: 'public',
    summary: 'Lists the uploaded files with the extracted data.',
    params: Sent,
    query: z.strictObject(cursorRange(OWN_PAGE_SIZE)),
    response: cursorPage(SentFile),
  }),
};
