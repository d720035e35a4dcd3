/** What a row of a messy file means, as short as it can be written. */
export interface Truth {
  name: string;
  title?: string;
  /** `Go*, SQL 5`: a main one, and one with years. */
  skills?: string;
  seniority?: 'Junior' | 'Middle' | 'Senior' | 'Lead';
  english?: 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2' | 'None';
  country?: string;
  city?: string;
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
}

export interface MessyFile {
  name: string;
  content: string | Uint8Array;
  truth: Truth[];
}

/** The day on which all of them are read. */
export const TODAY = '2026-03-10';
/** What their providers would say that currencies are worth. */
export const EXCHANGE = { EUR: 1.1, GBP: 1.25, PLN: 0.25, CZK: 0.05, BRL: 0.2, UAH: 0.025, CHF: 1.1 };
