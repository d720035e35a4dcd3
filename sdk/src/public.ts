/** Response types of the public calls: the part of the contract that is stable for partners. */
export interface Labelled {
  id: number;
  label: string;
}

export interface Country {
  code: string;
  label: string;
}

/** A rate in US dollars. A fixed rate has equal bounds; a missing bound is null. */
export interface RateRange {
  min: number | null;
  max: number | null;
}

export interface CardSkill {
  id: number;
  name: string;
  /** Experience in years; null if unknown. */
  experience: number | null;
  is_main: boolean;
}

export interface Card {
  id: number;
  public_id: string;
  /** Path of the public page on the portal. */
  path: string;
  skills: CardSkill[];
  seniority: Labelled | null;
  english_level: { id: number; name: string; level: number } | null;
  hourly_rate: RateRange | null;
  monthly_rate: RateRange | null;
  is_verified: boolean;
  /** When the content last changed (ISO 8601). */
  modified: string;
}

export interface Talent extends Card {
  name: string;
  title: string;
  /** Path of a picture, or null. */
  photo: string | null;
  country: Country | null;
  city: string | null;
}

export interface Job extends Card {
  title: string;
  company_name: string | null;
  city: string | null;
  /** State, province or region of the city. */
  region: string | null;
  /** Countries the work can be done from; empty means anywhere. */
  countries: Country[];
  duration: Labelled | null;
}

/** A card with its details. `summary` is sanitized HTML. */
export type Whole<C extends Card> = C & { summary: string; created: string };

export interface Page<C extends Card> {
  items: C[];
  total: number;
}

export interface Company {
  id: number;
  slug: string;
  name: string;
  logo: string | null;
  /** Surface of headers and primary buttons, `#rrggbb`. */
  brand_color: string;
  /** Text on `brand_color`, `#rrggbb`. */
  font_color: string;
  /** Origin of the company's portal. */
  portal_url: string;
}

/** Thrown if the server rejects a call, or if there was no response (`status` 0). */
export interface ApiFailure extends Error {
  readonly status: number;
  readonly body: {
    code: string;
    detail: string;
    issues?: { path: string; message: string }[];
    request_id: string;
  };
}
