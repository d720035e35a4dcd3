import type { SummarySentence } from '@crewdock/contract/summary-improvement';
import type { RequestRow, TalentRow } from '../../cards/queries.ts';
import type { Names } from '../../dictionaries/names.ts';

/** What a job asks for that a summary can answer. */
export interface Ask {
  /** As it is shown: `React, 5 years`. */
  text: string;
  /** What a text has to name to speak of it. */
  name: string;
  field: 'skills' | 'english_level' | 'seniority';
  isMain: boolean;
  /** An id of the field's dictionary. */
  id: number;
}

/** Something that the talent's card says. */
export interface Fact {
  evidence: SummarySentence['evidence'][number];
  /** The same as a sentence may say it. */
  text: string;
  /** A skill, English or seniority that is asked for; null of work. */
  ask: Ask | null;
  years: number | null;
  /** As what and where, of work. */
  job: string | null;
}

type Asking = Pick<RequestRow, 'skills' | 'english_level_id' | 'seniority_id'>;
type Telling = Asking & Pick<TalentRow, 'work_experience'>;

export function asksOf({ skills, english_level_id, seniority_id }: Asking, names: Names): Ask[] {
  const english = english_level_id === null ? undefined : names.english.get(english_level_id)?.name;
  const seniority = seniority_id === null ? undefined : names.seniority.get(seniority_id)?.label;
  return [
    ...skills.flatMap(([id, years, isMain]): Ask[] => {
      const name = names.skill.get(id)?.name;
      const text = years ? `${name}, ${countOf(years)}` : name;
      return name && text ? [{ text, name, field: 'skills', isMain, id }] : [];
    }),
    ...(english
      ? [
          {
            text: `English: ${english}`,
            name: 'English',
            field: 'english_level' as const,
            isMain: false,
            id: english_level_id!,
          },
        ]
      : []),
    ...(seniority
      ? [
          {
            text: `Seniority: ${seniority}`,
            name: seniority,
            field: 'seniority' as const,
            isMain: false,
            id: seniority_id!,
          },
        ]
      : []),
  ];
}

/** All that the card says towards what is asked for; a level that is too low is no answer. */
export function factsOf(
  { skills, english_level_id, seniority_id, work_experience }: Telling,
  asks: Ask[],
  names: Names,
): Fact[] {
  return [
    ...asks.flatMap((ask): Fact[] => {
      if (ask.field === 'skills') return skillFact(ask, skills);
      if (ask.field === 'english_level') {
        const meets = english_level_id !== null && english_level_id <= ask.id;
        return levelFact(ask, 'English', meets ? names.english.get(english_level_id)?.name : undefined);
      }
      const meets = seniority_id !== null && seniority_id >= ask.id;
      return levelFact(ask, 'Seniority', meets ? names.seniority.get(seniority_id)?.label : undefined);
    }),
    ...work_experience.flatMap(workFacts),
  ];
}

/** Whether a text names something, as a word of its own. Short names are words of languages too: `Go`, `R`. */
export function mentions(text: string, name: string): boolean {
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}+#])`, name.length > 3 ? 'iu' : 'u').test(text);
}

export function countOf(years: number): string {
  return years === 1 ? '1 year' : `${years} years`;
}

function skillFact(ask: Ask, skills: TalentRow['skills']): Fact[] {
  const held = skills.find(([id]) => id === ask.id);
  if (!held) return [];
  const years = held[1] || null;
  const text = years === null ? `experience with ${ask.name}` : `${countOf(years)} of experience with ${ask.name}`;
  const shown = years === null ? ask.name : `${ask.name}, ${countOf(years)}`;
  return [{ evidence: { field: 'skills', text: shown }, text, ask, years, job: null }];
}

function levelFact(ask: Ask, label: string, level: string | undefined): Fact[] {
  if (level === undefined || ask.field === 'skills') return [];
  const text = `${label}: ${level}`;
  return [{ evidence: { field: ask.field, text }, text, ask, years: null, job: null }];
}

/** A job, and apart from it each sentence of what was done there: words of one don't make another. What wasn't done is no fact. */
function workFacts({ title, company, from, to, description }: TalentRow['work_experience'][number]): Fact[] {
  const years = to === null ? `since ${from.slice(0, 4)}` : span(from.slice(0, 4), to.slice(0, 4));
  const job = `${title}${company && ` at ${company}`} (${years})`;
  const shown = `${[title, company].filter(Boolean).join(', ')}, ${from} – ${to ?? 'now'}`;
  const done = description.split(/(?<=[.!?])\s+|\n+/).filter((each) => /\p{L}/u.test(each) && !NEGATION.test(each));
  return ['', ...done].map((each) => ({
    evidence: { field: 'work_experience', text: each === '' ? shown : `${shown}: ${each.trim()}` },
    text: each === '' ? job : `${job}: ${each.trim()}`,
    ask: null,
    years: null,
    job,
  }));
}

const NEGATION = /\b(?:no|not|never|without|nor|neither|cannot|\w+n['’]t)\b/i;

function span(from: string, to: string): string {
  return from === to ? from : `${from} – ${to}`;
}
