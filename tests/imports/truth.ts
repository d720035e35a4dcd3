/** The expected values of a row, in a short notation. */
export interface Truth {
  name: string;
  title?: string;
  /** A main skill, and a skill with five years of experience: `Go*, SQL 5`. */
  skills?: string;
  seniority?: 'Junior' | 'Middle' | 'Senior' | 'Lead';
  english?: 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2' | 'None';
  country?: string;
  city?: string;
  visa?: string;
  /** Example: `c2c, w2`. */
  engagement?: string;
  relocation?: 'yes' | 'no';
  experience?: number;
  hourly?: number;
  monthly?: number;
  from?: string;
  status?: 'available' | 'unknown' | 'placed' | 'unavailable';
  email?: string;
  phone?: string;
  reference?: string;
  employer?: string;
  cv?: string;
  summary?: string;
  /** Fields with a warning, in alphabetical order: `phone, rate`. Not compared if omitted. */
  warned?: string;
}

export interface MessyFile {
  name: string;
  content: string | Uint8Array;
  truth: Truth[];
}

/** The date that is used as today when files are read. */
export const TODAY = '2026-03-10';
/** Exchange rates to the US dollar, as a provider would enter them. */
export const EXCHANGE = { EUR: 1.1, GBP: 1.25, PLN: 0.25, CZK: 0.05, BRL: 0.2, UAH: 0.025, CHF: 1.1 };
