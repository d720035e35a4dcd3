import type { FieldInput } from '@crewdock/contract/card-editing';
import type { CardSkill, Rate } from '@crewdock/contract/cards';

/** A skill of the form; one without an id becomes a new skill unless the server knows its name. */
export interface SkillEntry {
  id: number | null;
  name: string;
  image: string | null;
  /** Years. */
  experience: number | null;
  is_main: boolean;
}

/** US dollars. A talent's rate is its `min`. */
export interface RateEntry {
  min: number | null;
  max: number | null;
}

/** What a card tells of a field, by what it holds there. */
interface Told {
  line: string;
  'optional line': string | null;
  'rich text': string;
  option: { id: number } | null;
  options: { id: number }[];
  country: { code: string } | null;
  countries: { code: string }[];
  flag: boolean;
  amount: Rate | null;
  range: Rate | null;
  skills: CardSkill[];
}

/** What the form has of it. */
export interface Entry {
  line: string;
  'optional line': string;
  'rich text': string;
  option: number | null;
  options: number[];
  country: string | null;
  countries: string[];
  flag: boolean;
  amount: RateEntry;
  range: RateEntry;
  skills: SkillEntry[];
}

interface Way<H extends keyof Entry> {
  empty: Entry[H];
  /** From the card into the form. */
  read: (told: Told[H]) => Entry[H];
  /** From the form to the API. */
  send: (entry: Entry[H]) => FieldInput[H];
}

const asIs = <T>(value: T) => value;
const text = { empty: '', read: asIs<string>, send: asIs<string> };
const noRate: RateEntry = { min: null, max: null };
const readRate = (rate: Rate | null) => rate ?? noRate;

/** How each sort of field goes between card, form and API. */
export const WAYS: { [H in keyof Entry]: Way<H> } = {
  line: text,
  'optional line': { empty: '', read: (told) => told ?? '', send: (entry) => entry.trim() || null },
  'rich text': text,
  option: { empty: null, read: (told) => told?.id ?? null, send: asIs },
  options: { empty: [], read: (told) => told.map(({ id }) => id), send: asIs },
  country: { empty: null, read: (told) => told?.code ?? null, send: asIs },
  countries: { empty: [], read: (told) => told.map(({ code }) => code), send: asIs },
  flag: { empty: false, read: asIs, send: asIs },
  amount: { empty: noRate, read: readRate, send: ({ min }) => min },
  range: { empty: noRate, read: readRate, send: rateOf },
  skills: {
    empty: [],
    // In the order in which the picker makes them: what is the same is told by the text of both.
    read: (told) =>
      told.map(({ id, name, skill_image: image, experience, is_main }) => ({ id, name, image, experience, is_main })),
    send: (entry) =>
      entry.map(({ id, name, experience, is_main }) => ({ ...(id === null ? { name } : { id }), experience, is_main })),
  },
};

/** Bounds of which at least one is told. */
export function rateOf({ min, max }: RateEntry): RateEntry | null {
  return min === null && max === null ? null : { min, max };
}
