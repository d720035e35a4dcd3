import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The tables as the migrations leave them. */
export interface Schema {
  country: { id: number; code: string; name: string };
  city: { id: GeneratedAlways<number>; country_id: number; name: string };
  category: { id: number; label: string };
  specialization: { id: number; category_id: number; label: string };
  seniority: { id: number; label: string };
  english_level: { id: number; name: string; level: number };
  duration: { id: number; label: string };
  industry: { id: number; label: string };
  skill: { id: number; name: string; image: string | null };
  skill_alias: { alias: string; skill_id: number };
  company: CompanyTable;
  person: PersonTable;
  company_member: { company_id: number; person_id: number };
  access_token: { hash: Buffer; person_id: number; created_at: Stamp };
  talent: TalentTable;
  talent_skill: CardSkillColumns & { talent_id: number };
  request: RequestTable;
  request_skill: CardSkillColumns & { request_id: number };
  market_talent: MarketIndexColumns & { country: number | null };
  market_talent_words: { card_id: number; called: string; words: string };
  market_request: MarketIndexColumns & { countries: number[] };
  market_request_words: { card_id: number; called: string; words: string };
  market_link: {
    hash: string;
    company_id: number;
    type: 'talents' | 'jobs';
    query: string;
    created_at: Stamp;
  };
}

type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;

interface CompanyTable {
  id: GeneratedAlways<number>;
  slug: string;
  name: string;
  domain: string | null;
  logo: string | null;
  brand_color: string;
  font_color: string;
  header_title: string | null;
  resume_template: string | null;
  market_enabled: Generated<boolean>;
  interview_booking_enabled: Generated<boolean>;
  card_id_publicly_visible: Generated<boolean>;
  created_at: Stamp;
}

interface PersonTable {
  id: GeneratedAlways<number>;
  uid: Generated<string>;
  email: string;
  first_name: string;
  last_name: string;
  type: 1 | 2 | 3 | null;
  is_staff: Generated<boolean>;
  superadmin_in: number | null;
  owner_number: number;
  next_card_number: Generated<number>;
  created_at: Stamp;
}

interface CardColumns {
  id: GeneratedAlways<number>;
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
  created_at: Stamp;
  modified_at: Stamp;
}

interface TalentTable extends CardColumns {
  name: string;
  photo: string | null;
  country_id: number | null;
  city: string | null;
  hourly_rate: number | null;
  monthly_rate: number | null;
}

interface RequestTable extends CardColumns {
  company_name: string | null;
  country_ids: Generated<number[]>;
  duration_id: number | null;
  hourly_min: number | null;
  hourly_max: number | null;
  monthly_min: number | null;
  monthly_max: number | null;
}

interface CardSkillColumns {
  skill_id: number;
  experience: number | null;
  is_main: Generated<boolean>;
}

interface MarketIndexColumns {
  card_id: number;
  company_id: number;
  seniority: number | null;
  english: number | null;
  priority: number;
  full_stack: boolean;
  hourly_low: number | null;
  hourly_high: number | null;
  monthly_low: number | null;
  monthly_high: number | null;
  sort_low: number | null;
  sort_high: number | null;
  modified: Date;
  skills: number[];
  main_skills: number[];
  specializations: number[];
  categories: number[];
  industries: number[];
  facets: number[];
}
