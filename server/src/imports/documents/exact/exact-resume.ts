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
  /** Skill names, with years if the file states them. */
  skills: string[];
  /** Languages with their level: `German – Native speaker`. */
  languages: string[];
}

interface ExactJob {
  company: string;
  title: string;
  /** Dates as written: `2019-01-15`, `Jan 2019` or `2019`. Empty if missing. */
  from: string;
  /** Empty for the current job. */
  to: string;
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
