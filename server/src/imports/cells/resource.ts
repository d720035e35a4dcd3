import type { ImportFault, ImportField } from '@crewdock/contract/import-mapping';

/** A row of an imported table as the resource that it means; '' and null are what it doesn’t say. */
export interface ImportedResource {
  reference: string;
  name: string;
  title: string;
  skills: ImportedSkill[];
  seniority_id: number | null;
  english_level_id: number | null;
  country_id: number | null;
  city: string;
  /** Years in all. */
  experience: number | null;
  /** US dollars. */
  hourly_rate: number | null;
  monthly_rate: number | null;
  /** `2026-04-03` */
  available_from: string | null;
  status: ImportedStatus | null;
  email: string;
  /** `+380441234567`, or its digits where its country isn’t clear. */
  phone: string;
  employer: string;
  cv_url: string;
  summary: string;
}

export interface ImportedSkill {
  name: string;
  /** Null for one that no dictionary has. */
  skill_id: number | null;
  /** Years. */
  experience: number | null;
  is_main: boolean;
}

export type ImportedStatus = 'available' | 'unknown' | 'placed' | 'unavailable';

export interface JudgedRow {
  values: ImportedResource;
  faults: ImportFault[];
  /** Why the row is left out though nothing is wrong with it: `is empty`. */
  skip: string | null;
}

/** Says what is wrong with the cell of a field. */
export type Complain = (field: ImportField, level: ImportFault['level'], text: string) => void;
