import type { SummarySentence } from '@crewdock/contract/summary-improvement';
import type { RequestRow, TalentRow } from '../cards/queries.ts';
import type { Names } from '../dictionaries/names.ts';

/** A requirement of the job that a summary can mention. */
export interface Ask {
  /** The requirement as displayed, such as `React, 5 years`. */
  text: string;
  /** Name that a sentence must contain to mention the requirement. */
  name: string;
  field: 'skills' | 'english_level' | 'seniority';
  isMain: boolean;
  /** The id in the dictionary of the field. */
  id: number;
}

/** A fact on the talent's card. */
export interface TalentFact {
  evidence: SummarySentence['evidence'][number];
  /** The fact in words that can be used within a sentence. */
  text: string;
  /** The required skill or level that the fact supports; null for a work fact. */
  ask: Ask | null;
  years: number | null;
  /** For a work fact: title, employer and years. Otherwise null. */
  job: string | null;
}

type Asking = Pick<RequestRow, 'skills' | 'english_level_id' | 'seniority_id'>;
type Telling = Asking & Pick<TalentRow, 'work_experience'>;

export function getJobRequirements({ skills, english_level_id, seniority_id }: Asking, names: Names): Ask[] {
  const english = english_level_id === null ? undefined : names.english.get(english_level_id)?.name;
  const seniority = seniority_id === null ? undefined : names.seniority.get(seniority_id)?.label;
  return [
    ...skills.flatMap(([id, years, isMain]): Ask[] => {
      const name = names.skill.get(id)?.name;
      const text = years ? `${name}, ${formatYearCount(years)}` : name;
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

/** Returns all facts of the card that meet a requirement, and all work facts. Omits levels that are too low. */
export function findMatchingFacts(
  { skills, english_level_id, seniority_id, work_experience }: Telling,
  asks: Ask[],
  names: Names,
): TalentFact[] {
  return [
    ...asks.flatMap((ask): TalentFact[] => {
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

/**
 * Returns whether a text contains a name as a whole word. Names of up to three letters are case-sensitive, because some
 * of them are also everyday words: `Go`, `R`.
 */
export function mentionsName(text: string, name: string): boolean {
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}+#])`, name.length > 3 ? 'iu' : 'u').test(text);
}

export function formatYearCount(years: number): string {
  return years === 1 ? '1 year' : `${years} years`;
}

function skillFact(ask: Ask, skills: TalentRow['skills']): TalentFact[] {
  const held = skills.find(([id]) => id === ask.id);
  if (!held) return [];
  const years = held[1] || null;
  const text =
    years === null ? `experience with ${ask.name}` : `${formatYearCount(years)} of experience with ${ask.name}`;
  const shown = years === null ? ask.name : `${ask.name}, ${formatYearCount(years)}`;
  return [{ evidence: { field: 'skills', text: shown }, text, ask, years, job: null }];
}

function levelFact(ask: Ask, label: string, level: string | undefined): TalentFact[] {
  if (level === undefined || ask.field === 'skills') return [];
  const text = `${label}: ${level}`;
  return [{ evidence: { field: ask.field, text }, text, ask, years: null, job: null }];
}

/**
 * Returns one fact for the job itself and one for each sentence of its description, so that words of different
 * sentences are not combined. Skips sentences with a negation.
 */
function workFacts({ title, company, from, to, description }: TalentRow['work_experience'][number]): TalentFact[] {
  const years = formatJobYears(from.slice(0, 4), to && to.slice(0, 4));
  const job = `${title}${company && ` at ${company}`}${years && ` (${years})`}`;
  const shown = [title, company, span(from, to ?? 'now')].filter(Boolean).join(', ');
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

function formatJobYears(from: string, to: string | null): string {
  if (to !== null) return span(from, to);
  return from && `since ${from}`;
}

/** Formats a period. Either date may be empty. */
function span(from: string, to: string): string {
  return from === to ? from : [from, to].filter(Boolean).join(' – ');
}
