import { z } from 'zod';
import { CaptchaResponse } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { Day, text, Upload } from './fields.ts';
import { CARD_KINDS } from './kinds.ts';
import { IMPORT_LINK_FILES_MAX, megabytes, OWN_PAGE_SIZE, RESUME_MAX_BYTES, TAG_NAME_MAX } from './limits.ts';
import { AskedKind } from './mass-import.ts';
import { page, range } from './page.ts';

const count = z.int().min(0);
/** Of what is sent by a link: CVs of talents, job descriptions of requests. */
const kind = z.enum(CARD_KINDS);

/** A link by which people without an account send CVs or job descriptions, as its maker sees it. */
export const ImportLink = z.object({
  key: z.string(),
  kind,
  /** The maker’s own word for it, which nobody else sees. */
  label: z.string(),
  /** It works until the end of that day, in UTC. */
  last_day: z.string(),
  /** The number of files that may come by it, and the number received. */
  files: count,
  sent: count,
  created: z.string(),
  is_open: z.boolean(),
});
export type ImportLink = z.infer<typeof ImportLink>;

/** What somebody who was given the link learns of it: nothing of whose it is. */
const OpenImportLink = z.object({ kind, last_day: z.string(), files_left: count });
export type OpenImportLink = z.infer<typeof OpenImportLink>;

/** A file as its sender sees it. */
const SentFile = z.object({
  number: z.int().min(1),
  name: z.string(),
  state: z.enum(['waiting', 'read', 'refused', 'cancelled']),
  /** Why it can’t be read. */
  reason: z.string().nullable(),
  /** What was read of it; a job’s name is the company’s that it is for. */
  told: z.object({ name: z.string().nullable(), title: z.string().nullable(), skills: z.array(z.string()) }).nullable(),
});
export type SentFile = z.infer<typeof SentFile>;

const Key = z.strictObject({ key: text(40).min(1) });
const Sent = Key.extend({ uid: z.uuid() });

/** People without an account send CVs and job descriptions to somebody who has one. */
export const importLinks = {
  makeImportLink: endpoint({
    method: 'POST',
    path: '/ai/import_links/',
    access: 'user',
    summary:
      'Makes a link by which people without an account send CVs or job descriptions, each of which becomes a draft of the asker’s.',
    body: z.strictObject({
      kind: AskedKind,
      label: text(TAG_NAME_MAX).trim().min(1, 'must not be empty'),
      /** Today or later, at most some months ahead. */
      last_day: Day,
      files: z.int().min(1).max(IMPORT_LINK_FILES_MAX),
    }),
    idempotent: true,
    response: ImportLink,
  }),
  listImportLinks: endpoint({
    method: 'GET',
    path: '/ai/import_links/',
    access: 'user',
    summary: 'The asker’s links for people who send files of a kind, newest first.',
    query: z.strictObject({ kind: AskedKind, ...range(OWN_PAGE_SIZE) }),
    response: page(ImportLink),
  }),
  closeImportLink: endpoint({
    method: 'DELETE',
    path: '/ai/import_links/{key}/',
    access: 'user',
    summary: 'Closes a link at once. What came by it stays.',
    params: Key,
    response: ImportLink,
  }),
  openImportLink: endpoint({
    method: 'GET',
    path: '/import_links/{key}/',
    access: 'public',
    summary: 'What may still be sent by a link. A closed one is answered as one that never was.',
    params: Key,
    response: OpenImportLink,
  }),
  startSending: endpoint({
    method: 'POST',
    path: '/import_links/{key}/imports/',
    access: 'public',
    summary: 'Begins to send files by a link; they follow one by one.',
    params: Key,
    body: z.strictObject({ files: z.int().min(1).max(IMPORT_LINK_FILES_MAX), g_response: CaptchaResponse }),
    response: z.object({ uid: z.uuid() }),
  }),
  sendFile: endpoint({
    method: 'POST',
    path: '/import_links/{key}/imports/{uid}/files/',
    access: 'public',
    summary: `A CV or a job description of at most ${megabytes(RESUME_MAX_BYTES)}. The same file once more is the one that is there.`,
    params: Sent,
    body: z.strictObject({ file: Upload(RESUME_MAX_BYTES) }),
    form: { maxBytes: RESUME_MAX_BYTES },
    response: SentFile,
  }),
  listSentFiles: endpoint({
    method: 'GET',
    path: '/import_links/{key}/imports/{uid}/files/',
    access: 'public',
    summary: 'What was sent, and what was read of it.',
    params: Sent,
    query: z.strictObject(range(OWN_PAGE_SIZE)),
    response: page(SentFile),
  }),
};
