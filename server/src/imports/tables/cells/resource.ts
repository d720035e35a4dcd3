import type { ImportFault, ImportField } from '@crewdock/contract/import-mapping';

/** A row of an imported table, parsed as a resource. Values that the row does not contain are empty or null. */
export interface ImportedResource {
  reference: string;
  name: string;
  title: string;
  skills: ImportedSkill[];
  seniority_id: number | null;
  english_level_id: number | null;
  country_id: number | null;
  city: string;
  /** Total years. */
  experience: number | null;
  /** In US dollars. */
  hourly_rate: number | null;
  monthly_rate: number | null;
  /** `2026-04-03` */
  available_from: string | null;
  status: ImportedStatus | null;
  email: string;
  /** `+380441234567`, or only the digits if the country is unknown. */
  phone: string;
  employer: string;
  cv_url: string;
  summary: string;
}

export interface ImportedSkill {
  name: string;
  /** Null if the dictionary does not have the skill. */
  skill_id: number | null;
  /** In years. */
  experience: number | null;
  is_main: boolean;
}

export type ImportedStatus = 'available' | 'unknown' | 'placed' | 'unavailable';

export interface JudgedRow {
  values: ImportedResource;
  faults: ImportFault[];
  /** The reason to skip a row without errors, such as `is empty`. */
  skip: string | null;
}

/** Reports an error of a field's cell. */
export type Complain = (field: ImportField, level: ImportFault['level'], text: string) => void;
