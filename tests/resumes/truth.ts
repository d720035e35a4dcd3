/** The expected values of a résumé. */
export interface Truth {
  name: string;
  email: string;
  /** Example: `+380441234567`. */
  phone: string | null;
  country: string | null;
  seniority: string | null;
  /** Example: `c1`. */
  english: string | null;
  languages: string[];
  /** Names of skills in the dictionary. */
  skills: string[];
  jobs: TrueJob[];
  schools: string[];
}

interface TrueJob {
  employer: string;
  title: string;
  /** A month such as `2019-03`, or only a year if the résumé contains no month. */
  from: string;
  /** Null for a current job. */
  to: string | null;
}

export interface Resume {
  name: string;
  layout: string;
  format: string;
  language: string;
  bytes: Uint8Array;
  truth: Truth;
}
