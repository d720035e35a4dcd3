import { z } from 'zod';
import { CaptchaResponse } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { Day, textField, Upload, visibleText } from './fields.ts';
import { CARD_KINDS } from './kinds.ts';
import { IMPORT_LINK_FILES_MAX, formatMegabytes, OWN_PAGE_SIZE, RESUME_MAX_BYTES, TAG_NAME_MAX } from './limits.ts';
import { AskedKind } from './mass-import.ts';
import { pageSchema, pageRangeFields } from './page.ts';

const count = z.int().min(0);
/** Kind of cards that the link collects: CVs become talents, job descriptions become jobs. */
const kind = z.enum(CARD_KINDS);

/** A link through which people without an account send CVs or job descriptions, as its creator sees it. */
export const ImportLink = z.object({
  key: z.string(),
  kind,
  /** Private label, visible only to the link's creator. */
  label: z.string(),
  /** The link works until the end of this day in UTC. */
  last_day: z.string(),
  /** Maximum number of files, and number received. */
  files: count,
  sent: count,
  created: z.string(),
  is_open: z.boolean(),
});
export type ImportLink = z.infer<typeof ImportLink>;

/** Public data of a link; does not reveal the owner. */
const OpenImportLink = z.object({ kind, last_day: z.string(), files_left: count });
export type OpenImportLink = z.infer<typeof OpenImportLink>;

/** A file as its sender sees it. */
const SentFile = z.object({
  number: z.int().min(1),
  name: z.string(),
  state: z.enum(['waiting', 'read', 'refused', 'cancelled']),
  /** Why the file can't be read; null otherwise. */
  reason: z.string().nullable(),
  /** Extracted data; for a job, `name` is the hiring company. */
  told: z.object({ name: z.string().nullable(), title: z.string().nullable(), skills: z.array(z.string()) }).nullable(),
});
export type SentFile = z.infer<typeof SentFile>;

const Key = z.strictObject({ key: textField(40).min(1) });
const Sent = Key.extend({ uid: z.uuid() });

/** People without an account send CVs and job descriptions to an account. */
export const importLinks = {
  makeImportLink: defineEndpoint({
    method: 'POST',
    path: '/ai/import_links/',
    access: 'user',
    summary:
      'Makes a link by which people without an account send CVs or job descriptions, each of which becomes a draft of the asker’s.',
    body: z.strictObject({
      kind: AskedKind,
      label: visibleText(TAG_NAME_MAX),
      /** Today or later, within the next `IMPORT_LINK_DAYS` days. */
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
    summary: 'The asker’s links for people who send files of a kind, newest first.',
    query: z.strictObject({ kind: AskedKind, ...pageRangeFields(OWN_PAGE_SIZE) }),
    response: pageSchema(ImportLink),
  }),
  closeImportLink: defineEndpoint({
    method: 'DELETE',
    path: '/ai/import_links/{key}/',
    access: 'user',
    summary: 'Closes a link at once. What came by it stays.',
    params: Key,
    response: ImportLink,
  }),
  openImportLink: defineEndpoint({
    method: 'GET',
    path: '/import_links/{key}/',
    access: 'public',
    summary: 'What may still be sent by a link. A closed one is answered as one that never was.',
    params: Key,
    response: OpenImportLink,
  }),
  startSending: defineEndpoint({
    method: 'POST',
    path: '/import_links/{key}/imports/',
    access: 'public',
    summary: 'Begins to send files by a link; they follow one by one.',
    params: Key,
    body: z.strictObject({ files: z.int().min(1).max(IMPORT_LINK_FILES_MAX), g_response: CaptchaResponse }),
    response: z.object({ uid: z.uuid() }),
  }),
  sendFile: defineEndpoint({
    method: 'POST',
    path: '/import_links/{key}/imports/{uid}/files/',
    access: 'public',
    summary: `A CV or a job description of at most ${formatMegabytes(RESUME_MAX_BYTES)}. The same file once more is the one that is there.`,
    params: Sent,
    body: z.strictObject({ file: Upload(RESUME_MAX_BYTES) }),
    form: { maxBytes: RESUME_MAX_BYTES },
    response: SentFile,
  }),
  listSentFiles: defineEndpoint({
    method: 'GET',
    path: '/import_links/{key}/imports/{uid}/files/',
    access: 'public',
    summary: 'What was sent, and what was read of it.',
    params: Sent,
    query: z.strictObject(pageRangeFields(OWN_PAGE_SIZE)),
    response: pageSchema(SentFile),
  }),
};
