/** The expected values of a job description. Values are labels of the dictionaries. */
export interface JobTruth {
  title: string | null;
  company: string | null;
  seniority: string | null;
  /** Example: `b2`. */
  english: string | null;
  /** Example: `full time`. */
  engagement: string | null;
  /** Example: `remote`. */
  mode: string | null;
  countries: string[];
  /** Example: `hour 40-60`, in US dollars without cents. */
  pay: string | null;
  people: number;
  /** All required and optional skills. */
  skills: string[];
  /** Required skills, at most five. */
  main: string[];
  specializations: string[];
}

export interface JobText {
  name: string;
  text: string;
  truth: JobTruth;
}

const NOTHING: JobTruth = {
  title: null,
  company: null,
  seniority: null,
  english: null,
  engagement: null,
  mode: null,
  countries: [],
  pay: null,
  people: 1,
  skills: [],
  main: [],
  specializations: [],
};

/** Creates a job description with its expected values. Omitted values are not in the text. */
export function jobText(name: string, text: string, truth: Partial<JobTruth>): JobText {
  return { name, text: text.trim(), truth: { ...NOTHING, ...truth } };
}
