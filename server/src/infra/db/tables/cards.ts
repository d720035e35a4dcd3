import type { Education, Language, Link, Question, WorkExperience } from '@crewdock/contract/card-entries';
import type { NoticePeriod } from '@crewdock/contract/card-fields';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Stamp } from './stamp.ts';

/** Tables of talents and requests (jobs). Both kinds of cards share most columns. */
export interface CardTables {
  talent: TalentTable;
  talent_skill: CardSkillColumns & { talent_id: number };
  request: RequestTable;
  request_skill: CardSkillColumns & { request_id: number };
  /** Former public ids of cards, kept when the owner's account is merged into another account. */
  former_public_id: { kind: 'request' | 'talent'; owner_number: number; card_number: number; card_id: number };
}

interface CardColumns {
  id: GeneratedAlways<number>;
  /** Shown instead of the id if the card's company hides ids. */
  shown_id: Generated<number>;
  owner_id: number;
  company_id: number | null;
  card_number: number;
  link_key: string;
  title: string;
  summary: Generated<string>;
  seniority_id: number | null;
  english_level_id: number | null;
  specialization_ids: Generated<number[]>;
  industry_ids: Generated<number[]>;
  full_stack: Generated<boolean>;
  is_active: Generated<boolean>;
  is_on_hold: Generated<boolean>;
  is_private: Generated<boolean>;
  is_verified: Generated<boolean>;
  priority: Generated<number>;
  version: Generated<number>;
  status_id: Generated<number>;
  /** Staff member who is responsible for the card. */
  manager_id: number | null;
  verified_at: Date | null;
  verified_by: number | null;
  /**
   * Search words for staff. When the source columns change, a trigger writes the previous release's words, then
   * `storeWords` the current words.
   */
  staff_words: GeneratedAlways<string>;
  /** Version of the stored search words; 0 until they are written (see `stored-words.ts`). */
  words_version: GeneratedAlways<number>;
  is_draft: Generated<boolean>;
  /** Whether the owner's account is suspended or terminated; maintained by triggers. */
  is_withheld: Generated<boolean>;
  /** Whether the card has open relations; maintained by triggers. */
  has_open_relations: Generated<boolean>;
  /** Whether an open relation waits for an action of the card's own side; maintained by triggers. */
  is_waited_for: Generated<boolean>;
  created_at: Stamp;
  modified_at: Stamp;
}

interface TalentTable extends CardColumns {
  name: string;
  photo: string | null;
  /** `cv_file`: file name on disk. `cv_name`: the owner's file name. */
  cv_file: string | null;
  cv_name: string | null;
  cv_is_shared: Generated<boolean>;
  cv_shows_rates: Generated<boolean>;
  country_id: number | null;
  city: string | null;
  hourly_rate: number | null;
  monthly_rate: number | null;
  /** JSON columns, written as JSON strings. */
  work_experience: Generated<WorkExperience[]>;
  education: Generated<Education[]>;
  languages: Generated<Language[]>;
  links: Generated<Link[]>;
  time_zone: string | null;
  available_from: string | null;
  /** Notice period in days. */
  notice_period: NoticePeriod | null;
}

interface RequestTable extends CardColumns {
  company_name: string | null;
  city: string | null;
  region: string | null;
  country_ids: Generated<number[]>;
  duration_id: number | null;
  hourly_min: number | null;
  hourly_max: number | null;
  monthly_min: number | null;
  monthly_max: number | null;
  specific_project: string | null;
  headcount: Generated<number>;
  start_date: string | null;
  engagement_id: number | null;
  hours_per_week: number | null;
  work_mode_id: number | null;
  overlap_time_zone: string | null;
  overlap_hours: number | null;
  /** JSON column, written as a JSON string. */
  questions: Generated<Question[]>;
  /** When the job was added to the job feed of its portal; null if it is not in the feed. */
  feed_at: Date | null;
  /** Errors for which job feeds would reject the job. */
  feed_faults: GeneratedAlways<string[]>;
}

export interface CardSkillColumns {
  skill_id: number;
  experience: number | null;
  is_main: Generated<boolean>;
  position: Generated<number>;
}
