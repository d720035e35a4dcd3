import type { Generated } from 'kysely';
import type { Stamp } from './stamp.ts';

/** Uploaded files, and files that the server generates for users. */
export interface FileTables {
  file: {
    /** Unique path: `/files/{22 random characters}.{extension}`. */
    path: string;
    owner_id: number | null;
    purpose: string;
    /** Media type. */
    type: string;
    /** Original file name. */
    name: Generated<string>;
    /**
     * Null while the file is pending. Also null for files older than this table until a sweep has read them.
     */
    bytes: number | null;
    sha256: Buffer | null;
    state: Generated<'pending' | 'stored'>;
    created_at: Stamp;
    /** When the file is deleted; null if it never expires. */
    expires_at: Date | null;
  };
}
