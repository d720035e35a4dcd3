import type { Generated } from 'kysely';
import type { Stamp } from './stamp.ts';

/** Uploaded files, and files generated for people. */
export interface FileTables {
  file: {
    /** Unique path: `/files/{22 random characters}.{extension}`. */
    path: string;
    owner_id: number | null;
    purpose: string;
    /** Media type. */
    type: string;
    /** File name given by the sender. */
    name: Generated<string>;
    /** Null while the file is pending, and for files older than this table until a sweep has read them. */
    bytes: number | null;
    sha256: Buffer | null;
    state: Generated<'pending' | 'stored'>;
    created_at: Stamp;
    /** When the file is deleted; null: never. */
    expires_at: Date | null;
  };
}
