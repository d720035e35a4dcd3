/** What a job description really says, in words of the dictionaries. */
export interface JobTruth {
  title: string | null;
  company: string | null;
  seniority: string | null;
  /** `b2` */
  english: string | null;
  /** `full time` */
  engagement: string | null;
  /** `remote` */
  mode: string | null;
  countries: string[];
  /** `hour 40-60`, in whole US dollars. */
  pay: string | null;
  people: number;
  /** All that are asked for or wished. */
  skills: string[];
  /** Those that have to be there, at most five. */
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

/** A text with what it says; what isn't named isn't said. */
export function jobText(name: string, text: string, truth: Partial<JobTruth>): JobText {
  return { name, text: text.trim(), truth: { ...NOTHING, ...truth } };
}
