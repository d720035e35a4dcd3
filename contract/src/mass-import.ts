import { z } from 'zod';
import { Done } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { Flag, Upload, visibleText } from './fields.ts';
import { CARD_KINDS } from './kinds.ts';
import { FILE_NAME_MAX, MASS_IMPORT_FILES_MAX, formatMegabytes, OWN_PAGE_SIZE, RESUME_MAX_BYTES } from './limits.ts';
import { cursorPage, cursorRange } from './page.ts';

/**
 * `waiting`: not read yet; `draft`: a draft was created; `known`: a card exists for this person or job; `refused`: the
 * file is unreadable; `cancelled`: not read, because the import was canceled.
 */
export const MassImportAnswer = z.enum(['waiting', 'draft', 'known', 'refused', 'cancelled']);
export type MassImportAnswer = z.infer<typeof MassImportAnswer>;

/** `sending`: not all files are uploaded; `reading`: some files are not read yet; `done`: all files were processed. */
const MassImportState = z.enum(['sending', 'reading', 'done', 'cancelled']);
export type MassImportState = z.infer<typeof MassImportState>;

const count = z.int().min(0);

/** Kind of the drafts: CVs become talents, job descriptions become jobs. */
const kind = z.enum(CARD_KINDS);
/** Defaults to the kind of cards that the requester’s account type can own. */
export const AskedKind = kind.optional();

/** A batch of CVs or job descriptions, each of which becomes a draft. */
export const MassImport = z.object({
  uid: z.uuid(),
  kind,
  name: z.string(),
  state: MassImportState,
  created: z.string(),
  /** When the import is deleted; its drafts stay. */
  expires: z.string(),
  /** Number of files announced at the start. */
  files: count,
  counts: z.object({ waiting: count, draft: count, known: count, refused: count, cancelled: count }),
  can: z.object({ add: z.boolean(), cancel: z.boolean(), remove: z.boolean() }),
});
export type MassImport = z.infer<typeof MassImport>;

export const MassImportFile = z.object({
  /** Position in upload order, from 1. */
  number: z.int().min(1),
  name: z.string(),
  answer: MassImportAnswer,
  /** Reason why the file can’t be read, otherwise null. */
  reason: z.string().nullable(),
  /** The draft, or the existing card that the file can update. Null if there is none or the card was deleted. */
  card: z
    .object({
      id: z.int(),
      /** The talent’s name, or a job’s company; empty if unknown. */
      name: z.string(),
      title: z.string(),
      is_draft: z.boolean(),
      is_active: z.boolean(),
    })
    .nullable(),
});
export type MassImportFile = z.infer<typeof MassImportFile>;

const Uid = z.strictObject({ uid: z.uuid() });

/** Imports of several CVs or job descriptions; background jobs create a draft from each file. */
export const massImport = {
  startMassImport: defineEndpoint({
    method: 'POST',
    path: '/ai/mass_import/',
    access: 'user',
    summary: 'Starts a mass import; its files are uploaded one by one.',
    /** Accepted as in `cards_import/`, but has no effect: files of a mass import contain no links to CVs. */
    query: z.strictObject({ bad_links: Flag.default(false) }),
    body: z.strictObject({
      kind: AskedKind,
      name: visibleText(FILE_NAME_MAX),
      /** Number of files that will be uploaded. */
      files: z.int().min(1).max(MASS_IMPORT_FILES_MAX),
    }),
    idempotent: true,
    response: MassImport,
  }),
  listMassImports: defineEndpoint({
    method: 'GET',
    path: '/ai/mass_import/',
    access: 'user',
    summary: 'Lists the requester’s mass imports of a kind, newest first.',
    query: z.strictObject({ kind: AskedKind, ...cursorRange(OWN_PAGE_SIZE) }),
    response: cursorPage(MassImport),
  }),
  getMassImport: defineEndpoint({
    method: 'GET',
    path: '/ai/mass_import/{uid}/',
    access: 'user',
    summary: 'Returns a mass import with its progress.',
    params: Uid,
    response: MassImport,
  }),
  removeMassImport: defineEndpoint({
    method: 'DELETE',
    path: '/ai/mass_import/{uid}/',
    access: 'user',
    summary: 'Deletes a mass import with its files; drafts stay. Returns `conflict` while files are waiting.',
    params: Uid,
    response: Done,
  }),
  cancelMassImport: defineEndpoint({
    method: 'POST',
    path: '/ai/mass_import/{uid}/cancel/',
    access: 'user',
    summary: 'Cancels a mass import before its next file; created drafts stay.',
    params: Uid,
    response: MassImport,
  }),
  addMassImportFile: defineEndpoint({
    method: 'POST',
    path: '/ai/mass_import/{uid}/files/',
    access: 'user',
    summary: `Uploads a CV or a job description of at most ${formatMegabytes(RESUME_MAX_BYTES)}; a background job creates a draft from it. Uploading the same file again returns the existing one.`,
    params: Uid,
    body: z.strictObject({ file: Upload(RESUME_MAX_BYTES) }),
    form: { maxBytes: RESUME_MAX_BYTES },
    response: MassImportFile,
  }),
  listMassImportFiles: defineEndpoint({
    method: 'GET',
    path: '/ai/mass_import/{uid}/files/',
    access: 'user',
    summary: 'Lists the files of a mass import in upload order, each with its result.',
    params: Uid,
    query: z.strictObject({ answer: MassImportAnswer.optional(), ...cursorRange(OWN_PAGE_SIZE) }),
    response: cursorPage(MassImportFile),
  }),
  getMassImportFile: defineEndpoint({
    method: 'GET',
    path: '/ai/mass_import/{uid}/files/{number}/content/',
    access: 'user',
    summary: 'Downloads a file as uploaded.',
    params: Uid.extend({ number: z.coerce.number().pipe(z.int().min(1).max(MASS_IMPORT_FILES_MAX)) }),
    answer: 'file',
    produces: ['application/octet-stream'],
  }),
};
