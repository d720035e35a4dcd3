import type { EngagementType } from '@crewdock/contract/engagement-types';
import type { ImportFault, ImportField } from '@crewdock/contract/import-mapping';

/** A row of an imported table, parsed as a resource. Values that are missing in the row are empty or null. */
export interface ImportedResource {
  reference: string;
  name: string;
  title: string;
  skills: ImportedSkill[];
  seniority_id: number | null;
  english_level_id: number | null;
  country_id: number | null;
  city: string;
  work_authorization: string;
  engagement_types: EngagementType[];
  relocation: boolean | null;
  /** Total experience in years. */
  experience: number | null;
  /** In US dollars. */
  hourly_rate: number | null;
  monthly_rate: number | null;
  /** Date in the form `2026-04-03`. */
  available_from: string | null;
  status: ImportedStatus | null;
  /** Set if the table has a column for the availability, but the row has no value and no status. */
  is_availability_missing?: true;
  email: string;
  /** In the form `+380441234567`; only the digits if the country is unknown. */
  phone: string;
  employer: string;
  cv_url: string;
  summary: string;
}

export interface ImportedSkill {
  name: string;
  /** Null if the skill is not in the dictionary. */
  skill_id: number | null;
  /** In years. */
  experience: number | null;
  is_main: boolean;
}

export type ImportedStatus = 'available' | 'unknown' | 'placed' | 'unavailable';

export interface JudgedRow {
  values: ImportedResource;
  faults: ImportFault[];
  /** The reason to skip a row that has no errors, such as `is empty`; null for rows that are not skipped. */
  skip: string | null;
}

/** Reports an error or warning about the cell of a field. */
export type Complain = (field: ImportField, level: ImportFault['level'], text: string) => void;
