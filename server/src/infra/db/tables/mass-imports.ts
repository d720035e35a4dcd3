import type { CardKind } from '@crewdock/contract/kinds';
import type { MassImportAnswer } from '@crewdock/contract/mass-import';
import type { SentFile } from '@crewdock/contract/import-links';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Stamp } from './stamp.ts';

/** Bulk imports of CVs and job descriptions. */
export interface MassImportTables {
  mass_import: {
    id: GeneratedAlways<number>;
    uid: Generated<string>;
    owner_id: number;
    /** Kind of the drafts that are created from the files. */
    kind: Generated<CardKind>;
    /** Import link used to send the files; null if the owner sent them. */
    link_id: number | null;
    name: string;
    files: number;
    cancelled_at: Date | null;
    created_at: Stamp;
    expires_at: Stamp;
  };
  mass_import_file: {
    mass_import_id: number;
    number: number;
    name: string;
    /** Path of the uploaded file. */
    file: string;
    sha256: Buffer;
    answer: Generated<MassImportAnswer>;
    reason: string | null;
    attempts: Generated<number>;
    talent_id: number | null;
    request_id: number | null;
    /** The parsed data as shown to a person who sent the file by import link. */
    told: JSONColumnType<NonNullable<SentFile['told']>> | null;
  };
  import_link: {
    id: GeneratedAlways<number>;
    key: string;
    owner_id: number;
    kind: Generated<CardKind>;
    label: string;
    last_day: string;
    files: number;
    closed_at: Date | null;
    created_at: Stamp;
  };
}
