import type { Generated } from 'kysely';
import type { Stamp } from './stamp.ts';

/** Files that people give us, and those that we make for them. */
export interface FileTables {
  file: {
    /** What names it: `/files/{22 random characters}.{ending}`. */
    path: string;
    owner_id: number | null;
    purpose: string;
    /** Media type. */
    type: string;
    /** What its sender called it. */
    name: Generated<string>;
    /** Unknown of a pending one, and of those that are older than this table until a sweep has read them. */
    bytes: number | null;
    sha256: Buffer | null;
    state: Generated<'pending' | 'stored'>;
    created_at: Stamp;
    /** From then on it is gone. */
    expires_at: Date | null;
  };
}
