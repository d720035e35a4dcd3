import type { LeadStage } from '@crewdock/contract/staff/leads';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Stamp } from './stamp.ts';

/** Sales leads of staff, and their saved views and table columns. */
export interface StaffTables {
  staff_view: StaffViewTable;
  staff_columns: StaffColumnsTable;
  sdr_client: LeadTable;
  sdr_request: LeadTable & { request_id: number | null };
}

interface LeadTable {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  company_name: string;
  title: Generated<string>;
  stage: Generated<LeadStage>;
  owner_id: number | null;
  next_step: Generated<string>;
  next_step_on: string | null;
  contact_name: Generated<string>;
  email: Generated<string>;
  phone_number: Generated<string>;
  source: Generated<string>;
  notes: Generated<string>;
  /** Account to which the lead belongs, or into which the lead was converted. */
  client_id: number | null;
  created_at: Stamp;
  modified_at: Stamp;
  /** Search words for staff. Written by `storeWords`; a trigger sets them to null when the source columns change. */
  staff_words: GeneratedAlways<string | null>;
  /** Version of the stored search words; 0 until they are written (see `stored-words.ts`). */
  words_version: GeneratedAlways<number>;
}

interface StaffViewTable {
  id: GeneratedAlways<number>;
  person_id: number;
  table_name: string;
  name: string;
  query: string;
  is_default: Generated<boolean>;
  is_shared: Generated<boolean>;
}

interface StaffColumnsTable {
  person_id: number;
  table_name: string;
  columns: string[] | null;
  /** Column widths in pixels. */
  widths: ColumnType<Record<string, number>, string | undefined, string>;
  frozen: Generated<number>;
}
