import type { Generated, GeneratedAlways } from 'kysely';

/** What each of the staff keeps of the tables they work in. */
export interface StaffTables {
  staff_view: StaffViewTable;
  staff_columns: StaffColumnsTable;
}

interface StaffViewTable {
  id: GeneratedAlways<number>;
  person_id: number;
  table_name: string;
  name: string;
  query: string;
  is_default: Generated<boolean>;
}

interface StaffColumnsTable {
  person_id: number;
  table_name: string;
  columns: string[];
}
