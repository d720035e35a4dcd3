/** The contents of a file of which every value has a name, such as JSON Resume. */
export interface ExactResume {
  name: string;
  title: string;
  email: string;
  phone: string;
  /** The country's code, or an address. */
  place: string;
  summary: string;
  links: { url: string; label: string | null }[];
  jobs: ExactJob[];
  schools: ExactSchool[];
  /** Names of skills, with the stated years. */
  skills: string[];
  /** A language with its level: `German – Native speaker`. */
  languages: string[];
}

interface ExactJob {
  company: string;
  title: string;
  /** Dates as written: `2019-01-15`, `Jan 2019` or `2019`. Empty if missing. */
  from: string;
  /** Empty for a current job. */
  to: string;
  description: string;
}

interface ExactSchool {
  school: string;
  degree: string;
  from: string;
  to: string;
}

/** Values of such a file are right as far as the person wrote them. */
export const EXACT_SURENESS = 0.99;
