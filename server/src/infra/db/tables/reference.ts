import type { Generated, GeneratedAlways } from 'kysely';

/** Reference data, such as countries and skills. */
export interface ReferenceTables {
  country: { id: number; code: string; name: string };
  city: { id: GeneratedAlways<number>; country_id: number; name: string };
  category: { id: number; label: string };
  specialization: { id: number; category_id: number; label: string };
  seniority: { id: number; label: string };
  english_level: { id: number; name: string; level: number };
  duration: { id: number; label: string };
  engagement: { id: number; label: string };
  work_mode: { id: number; label: string };
  industry: { id: number; label: string };
  skill: {
    id: number;
    name: string;
    image: string | null;
    is_public: Generated<boolean>;
    made_by: number | null;
    made_for: number | null;
    made_at: Generated<Date>;
    is_shown: Generated<boolean>;
    version: Generated<number>;
    is_approved: Generated<boolean>;
    /** The skill that replaces this skill on cards; null if it is not merged. */
    merged_into: number | null;
    was_public: Generated<boolean>;
    staff_words: GeneratedAlways<string | null>;
    words_version: GeneratedAlways<number>;
  };
  merged_skill: {
    skill_id: number;
    kind: 'talent' | 'request' | 'resource';
    card_id: number;
    experience: number | null;
    is_main: boolean;
    position: number;
    had_other: boolean;
  };
  skill_alias: { alias: string; skill_id: number };
  /** `by`: the side that decides. `we` is the job's side, `they` is the talent's side. */
  rejection_reason: { id: number; label: string; by: 'we' | 'they'; ends_hire: boolean };
  proceed_reason: { id: number; label: string; position: number };
  card_status: { id: number; kind: 'request' | 'talent'; label: string };
  unsubscribe_reason: { id: number; label: string };
}
