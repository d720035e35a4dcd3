import type { Random } from '../random.ts';
import { rankedInText } from '../titles.ts';
import type { LineOfWork } from '../trades.ts';
import {
  bulletList,
  capitalizeFirstLetter,
  usesOnlySkills,
  formatList,
  renderParagraph,
  skillInText,
  withArticle,
  fillTemplate,
  formatYearsInWords,
} from './template.ts';

/** Facts of the card. The summary contains no other facts, so that it cannot contradict the card. */
export interface JobSummaryFacts {
  work: LineOfWork;
  seniority: number;
  /** Required rank of English, 1 to 7, or null. */
  english: number | null;
  company: string | null;
  /** The company's product. */
  product: string;
  mainSkills: readonly { name: string; years: number | null }[];
  skills: ReadonlySet<string>;
  fullStack: boolean;
  /** Names of the countries from which people may work; empty means anywhere. */
  countries: readonly string[];
  duration: string | null;
}

/** Generates a summary of the job with its duties and terms. */
export function requestSummary(facts: JobSummaryFacts, random: Random): string {
  return (
    renderParagraph(intro(facts, random)) +
    bulletList(duties(facts, random)) +
    renderParagraph(expectation(facts, random), ...terms(facts, random))
  );
}

function intro({ work, seniority, company, product }: JobSummaryFacts, random: Random): string {
  const role = withArticle(rankedInText(work, seniority));
  const who = company ?? 'our client';
  return random.pick([
    `${capitalizeFirstLetter(who)} builds ${product} and is looking for ${role}.`,
    `You join the team behind ${product} at ${company ?? 'a company that we name in the first call'} as ${role}.`,
    `${capitalizeFirstLetter(who)} is known for ${product}. The team needs ${role} who likes to see things through.`,
    `As ${role} you help ${who} to make ${product} better.`,
    `The team of ${who} works on ${product}. ${capitalizeFirstLetter(role)} would complete it.`,
    `The next version of ${product} is planned, and ${who} needs ${role} to build it with.`,
    `${capitalizeFirstLetter(who)} has more plans for ${product} than people. That is why we are looking for ${role}.`,
  ]);
}

function duties({ work, skills }: JobSummaryFacts, random: Random): string[] {
  const own = work.trade.duties.filter((duty) => usesOnlySkills(duty, skills));
  return random.sample(own, random.int(3, 4)).map((duty) => fillTemplate(duty, random));
}

function expectation({ mainSkills, fullStack }: JobSummaryFacts, random: Random): string {
  const known = mainSkills.map(({ name, years: count }) =>
    count ? `${skillInText(name)} (${formatYearsInWords(count)})` : skillInText(name),
  );
  const stack = fullStack ? ' You are at home on both sides of the stack.' : '';
  return (
    random.pick([
      `You bring practice in ${formatList(known)}.`,
      `What matters most is ${formatList(known)}; the rest can be learnt here.`,
      `You know ${formatList(known)} well.`,
    ]) + stack
  );
}

function terms({ english, countries, duration }: JobSummaryFacts, random: Random): string[] {
  const place =
    countries.length === 0
      ? random.pick(['The work is remote, from anywhere.', 'Work from wherever you like.'])
      : `The work is remote, from ${formatList(countries, 'or')}.`;
  const time = duration && DURATIONS[duration];
  const language = english && ENGLISH[english];
  return [place, time, language].filter((sentence) => typeof sentence === 'string');
}

const DURATIONS: Record<string, string> = {
  'Less than 1 month': 'It is a short assignment of less than a month.',
  '1 to 3 months': 'The contract is for one to three months.',
  '3 to 6 months': 'The contract is for three to six months.',
  '6 to 12 months': 'The contract is for six to twelve months.',
  'More than 12 months': 'The project will take more than a year.',
  'Long term': 'We are looking for somebody who stays for the long term.',
};

const ENGLISH: Record<number, string> = {
  1: 'You write English that goes to print as it is.',
  2: 'You speak English fluently: the whole team does.',
  3: 'We speak English in daily calls.',
  4: 'English is needed for written work and a weekly call.',
  5: 'You read English documentation.',
};
