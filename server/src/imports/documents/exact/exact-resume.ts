/** The contents of a structured file such as JSON Resume, in which every value has a name. */
export interface ExactResume {
  name: string;
  title: string;
  email: string;
  phone: string;
  /** A country code or an address. */
  place: string;
  summary: string;
  links: { url: string; label: string | null }[];
  jobs: ExactJob[];
  schools: ExactSchool[];
  skills: ExactSkill[];
  languages: ExactLanguage[];
  /** The label of a seniority. */
  seniority: string;
  /** Whole US dollars. */
  hourly_rate: number | null;
  monthly_rate: number | null;
}

interface ExactSkill {
  name: string;
  years: number | null;
  /** Null if the file does not distinguish main skills. Otherwise the file lists all skills. */
  isMain: boolean | null;
}

export interface ExactLanguage {
  language: string;
  /** A level in words: `Native speaker`. */
  fluency: string;
}

interface ExactJob {
  company: string;
  title: string;
  /** Dates as written: `2019-01-15`, `Jan 2019` or `2019`. Empty if missing. */
  from: string;
  /** Empty for the current job, and if missing. */
  to: string;
  /** Null if the file does not say so. A job with a start and no end is then the current job. */
  isCurrent: boolean | null;
  description: string;
}

interface ExactSchool {
  school: string;
  degree: string;
  from: string;
  to: string;
}

/** Confidence of values from a structured file. Below 1, because the person may have entered a wrong value. */
export const EXACT_SURENESS = 0.99;
