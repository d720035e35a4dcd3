import type { Education, Language, Link, WorkExperience } from '@crewdock/contract/card-entries';
import type { Box } from '../reading/document.ts';

/** A line of the file. */
export interface Where {
  /** From 1. */
  page: number;
  box: Box;
}

/** What was read of a field, how sure that is, from 0 to 1, and where it stands. */
export interface Found<T> {
  value: T;
  sure: number;
  where: Where[];
}

export interface ParsedBase {
  name: Found<string> | null;
  title: Found<string> | null;
  email: Found<string> | null;
  phone: Found<string> | null;
  links: Found<Link>[];
  /** Its code. */
  country: Found<string> | null;
  /** An id of the dictionary. */
  seniority: Found<number> | null;
  /** An id of the dictionary. */
  english_level: Found<number> | null;
  /** Whole US dollars: other currencies are left out. */
  hourly_rate: Found<number> | null;
  monthly_rate: Found<number> | null;
  /** Besides English. */
  languages: Found<Language>[];
  education: Found<Education>[];
}

export interface ParsedSkill {
  id: number;
  name: string;
  /** Whole years, as told or counted from dated work; null where neither says. */
  experience: number | null;
  is_main: boolean;
}

/** What a CV says, in the blocks in which it is asked for. */
export interface ParsedResume {
  base: ParsedBase;
  skills: Found<ParsedSkill>[];
  /** Plain text, a paragraph a line. */
  summary: Found<string> | null;
  work_experience: Found<WorkExperience>[];
}
