import type { ImportFault, ImportMapping } from '@crewdock/contract/import-mapping';
import type { Import, ImportAnswer, ImportRow } from '@crewdock/contract/imports';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Stamp } from './stamp.ts';

/** Imports of available resources from table files. */
export interface ImportTables {
  import: ImportTable;
  import_run: { operation_uid: string; import_id: number };
  import_row: ImportRowTable;
  import_mapper: {
    uid: Generated<string>;
    owner_id: number;
    company_id: number | null;
    name: string;
    files_columns: string[];
    mapping: JSONColumnType<ImportMapping>;
    modified_at: Stamp;
  };
}

interface ImportTable {
  id: GeneratedAlways<number>;
  uid: Generated<string>;
  version: Generated<number>;
  owner_id: number;
  company_id: number | null;
  /** Path of the uploaded file. */
  file: string;
  name: string;
  /** For `started` imports, the state is that of the import's operation. */
  state: Generated<'uploaded' | 'checked' | 'fetching' | 'started'>;
  sheets: JSONColumnType<Import['sheets']> | null;
  notes: Generated<string[]>;
  mapping: JSONColumnType<ImportMapping> | null;
  /** The previous release does not store `ready` and `faulty`. */
  counts: JSONColumnType<Omit<Import['counts'], 'ready' | 'faulty'> & Partial<Import['counts']>, string | undefined>;
  links_total: Generated<number>;
  links_read: Generated<number>;
  links_bad: Generated<number>;
  undone_by: number | null;
  created_at: Stamp;
  expires_at: Stamp;
}

interface ImportRowTable {
  import_id: number;
  sheet: number;
  number: number;
  version: Generated<number>;
  cells: JSONColumnType<string[]>;
  repaired: JSONColumnType<Record<string, string>, string | undefined>;
  answer: ImportAnswer | null;
  reason: string | null;
  faults: JSONColumnType<ImportFault[], string | undefined>;
  values: JSONColumnType<object> | null;
  duplicate_of: number | null;
  state: Generated<ImportRow['state']>;
  resource_id: number | null;
  link: 'asked' | 'read' | 'bad' | null;
  cv_file: string | null;
}
