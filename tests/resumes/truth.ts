/** What a résumé really says. */
export interface Truth {
  name: string;
  email: string;
  /** `+380441234567` */
  phone: string | null;
  country: string | null;
  seniority: string | null;
  /** `c1` */
  english: string | null;
  languages: string[];
  /** Names of the dictionary. */
  skills: string[];
  jobs: TrueJob[];
  schools: string[];
}

interface TrueJob {
  employer: string;
  title: string;
  /** `2019-03`, or the year alone where the résumé tells no more. */
  from: string;
  /** Null: until now. */
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
