import { z } from 'zod';
import { Done } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { Flag, Upload, visibleText } from './fields.ts';
import { CARD_KINDS } from './kinds.ts';
import { FILE_NAME_MAX, MASS_IMPORT_FILES_MAX, formatMegabytes, OWN_PAGE_SIZE, RESUME_MAX_BYTES } from './limits.ts';
import { pageSchema, pageRangeFields } from './page.ts';

/**
 * `waiting`: not read yet; `draft`: a draft was created; `known`: a card of this person or job exists already;
 * `refused`: unreadable; `cancelled`: the import was cancelled before.
 */
export const MassImportAnswer = z.enum(['waiting', 'draft', 'known', 'refused', 'cancelled']);
export type MassImportAnswer = z.infer<typeof MassImportAnswer>;

/** `sending`: uploads are incomplete; `reading`: some files are waiting; `done`: all files were processed. */
const MassImportState = z.enum(['sending', 'reading', 'done', 'cancelled']);
export type MassImportState = z.infer<typeof MassImportState>;

const count = z.int().min(0);

/** Kind of the drafts: CVs become talents, job descriptions become jobs. */
const kind = z.enum(CARD_KINDS);
/** Default: the kind that the requester’s account type can have. */
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
  /** Why the file can’t be read; null otherwise. */
  reason: z.string().nullable(),
  /**
   * The draft, or the existing card that the file may update. Null when there is none, also after that card was
   * deleted.
   */
  card: z
    .object({
      id: z.int(),
      /** The talent’s name, or a job’s company; empty when not given. */
      name: z.string(),
      title: z.string(),
      is_draft: z.boolean(),
      is_active: z.boolean(),
    })
    .nullable(),
});
export type MassImportFile = z.infer<typeof MassImportFile>;

const Uid = z.strictObject({ uid: z.uuid() });

/** CVs and job descriptions that background jobs turn into drafts. */
export const massImport = {
  startMassImport: defineEndpoint({
    method: 'POST',
    path: '/ai/mass_import/',
    access: 'user',
    summary: 'Begins a mass import, whose files follow one by one.',
    /** As in `cards_import/`. Files of a mass import have no links, so it has no effect. */
    query: z.strictObject({ bad_links: Flag.default(false) }),
    body: z.strictObject({
      kind: AskedKind,
      name: visibleText(FILE_NAME_MAX),
      /** Number of files to be uploaded. */
      files: z.int().min(1).max(MASS_IMPORT_FILES_MAX),
    }),
    idempotent: true,
    response: MassImport,
  }),
  listMassImports: defineEndpoint({
    method: 'GET',
    path: '/ai/mass_import/',
    access: 'user',
    summary: 'The asker’s mass imports of a kind, newest first.',
    query: z.strictObject({ kind: AskedKind, ...pageRangeFields(OWN_PAGE_SIZE) }),
    response: pageSchema(MassImport),
  }),
  getMassImport: defineEndpoint({
    method: 'GET',
    path: '/ai/mass_import/{uid}/',
    access: 'user',
    summary: 'How a mass import stands.',
    params: Uid,
    response: MassImport,
  }),
  removeMassImport: defineEndpoint({
    method: 'DELETE',
    path: '/ai/mass_import/{uid}/',
    access: 'user',
    summary: 'Removes a mass import with its files. Its drafts stay; one with files that wait is a conflict.',
    params: Uid,
    response: Done,
  }),
  cancelMassImport: defineEndpoint({
    method: 'POST',
    path: '/ai/mass_import/{uid}/cancel/',
    access: 'user',
    summary: 'Ends it before its next file; drafts that are made stay.',
    params: Uid,
    response: MassImport,
  }),
  addMassImportFile: defineEndpoint({
    method: 'POST',
    path: '/ai/mass_import/{uid}/files/',
    access: 'user',
    summary: `A CV or a job description of at most ${formatMegabytes(RESUME_MAX_BYTES)}, which is read soon and becomes a draft. The same file once more is the one that is there.`,
    params: Uid,
    body: z.strictObject({ file: Upload(RESUME_MAX_BYTES) }),
    form: { maxBytes: RESUME_MAX_BYTES },
    response: MassImportFile,
  }),
  listMassImportFiles: defineEndpoint({
    method: 'GET',
    path: '/ai/mass_import/{uid}/files/',
    access: 'user',
    summary: 'Its files in the order in which they came, each with what became of it.',
    params: Uid,
    query: z.strictObject({ answer: MassImportAnswer.optional(), ...pageRangeFields(OWN_PAGE_SIZE) }),
    response: pageSchema(MassImportFile),
  }),
  getMassImportFile: defineEndpoint({
    method: 'GET',
    path: '/ai/mass_import/{uid}/files/{number}/content/',
    access: 'user',
    summary: 'A file as it was sent.',
    params: Uid.extend({ number: z.coerce.number().pipe(z.int().min(1).max(MASS_IMPORT_FILES_MAX)) }),
    answer: 'file',
    produces: ['application/octet-stream'],
  }),
};
