import type { Random } from '../random.ts';
import type { LineOfWork } from '../trades.ts';
import { roleInText } from '../titles.ts';
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
export interface TalentFacts {
  work: LineOfWork;
  /** From 1 (Junior) to 4 (Lead). */
  seniority: number;
  /** Rank of English, from 1 (native) to 6 (beginner). */
  english: number;
  /** Years in the trade: not less than the years with any skill. */
  years: number;
  mainSkills: readonly string[];
  skills: ReadonlySet<string>;
  fullStack: boolean;
  /** A product of the card's first industry; null if the card has no industry. */
  product: string | null;
  city: string;
  region: string;
}

/** Generates two or three short paragraphs in the first person. */
export function talentSummary(facts: TalentFacts, random: Random): string {
  const intro = facts.seniority === 1 ? juniorIntro(facts, random) : experiencedIntro(facts, random);
  const manner = pickManner(facts, random);
  const closing = closings(facts, random);
  const list = bulletList(deeds(facts, random));
  const layout = random.int(1, 3);
  if (layout === 1) return renderParagraph(intro) + list + renderParagraph(manner, ...closing);
  if (layout === 2) return renderParagraph(intro, manner) + list + renderParagraph(...closing);
  return renderParagraph(intro) + renderParagraph(manner, ...closing) + list;
}

function experiencedIntro({ work, years: count, mainSkills, product }: TalentFacts, random: Random): string {
  const role = roleInText(work);
  const [one, two] = random.sample(work.builds, 2) as [string, string];
  const tools = formatList(mainSkills.map(skillInText));
  const latest = product ? `lately on ${product}` : `lately mostly on ${two}`;
  return random.pick([
    `I am ${withArticle(role)} with ${formatYearsInWords(count)} of experience, most of it spent on ${one} and ${two}.`,
    `For ${formatYearsInWords(count)} I have worked on ${one}, ${latest}. My tools are ${tools}.`,
    `${capitalizeFirstLetter(formatYearsInWords(count))} of work on ${one} and ${two} have taught me to ask first and build second.`,
    `${capitalizeFirstLetter(role)}, ${formatYearsInWords(count)} in the trade. I work with ${tools}, ${latest}.`,
    `I have spent ${formatYearsInWords(count)} on ${one}, ${latest}, and I still enjoy it.`,
    `My subject is ${one}, for ${formatYearsInWords(count)} now, ${latest}.`,
    `Since I started ${formatYearsInWords(count)} ago I have worked on ${one} and ${two}, most of the time with ${tools}.`,
    `I work with ${tools} and have ${formatYearsInWords(count)} of practice, above all with ${one}.`,
  ]);
}

function juniorIntro({ work, years: count, mainSkills, product }: TalentFacts, random: Random): string {
  const role = roleInText(work);
  const [one, two] = random.sample(work.builds, 2) as [string, string];
  const tools = formatList(mainSkills.map(skillInText));
  return random.pick([
    `I am a junior ${role} with ${formatYearsInWords(count)} of practice in ${tools}.`,
    `${capitalizeFirstLetter(formatYearsInWords(count))} ago I started as ${withArticle(role)}, and so far I have worked on ${product ?? one}.`,
    `I came to the trade ${formatYearsInWords(count)} ago after a course and a first job. I work with ${tools}, mostly on ${one}.`,
    `Junior ${role}, ${formatYearsInWords(count)} in a small team that works on ${product ?? `${one} and ${two}`}.`,
    `After university I spent ${formatYearsInWords(count)} on ${one}. ${capitalizeFirstLetter(mainSkills[0]!)} is what I know best.`,
  ]);
}

const JUNIOR_DEEDS = {
  code: [
    'Fixed {30-90} bugs in my first months, which is the best way to read other people’s code.',
    'Built a small tool with [SQL] that saves a colleague an hour a day.',
    'Wrote tests for a module that had none, and found {3-8} real bugs on the way.',
    'Took over the weekly release after {4-8} months.',
    'Finished a final project that {2-5} small businesses still use.',
    'Wrote the set-up guide that every newcomer follows now.',
    'Pair every week with a senior colleague and keep notes of what I learn.',
    'Keep all my work in [Git] with messages that say why.',
  ],
  test: [
    'Reported {120-400} bugs, and developers could reproduce nearly all of them at once.',
    'Wrote the test cases for a payment flow that had none.',
    'Found a way to see other people’s invoices on my second day.',
    'Keep a list of odd inputs that has caught something in every release so far.',
    'Took over the check before the weekly release after {4-8} months.',
    'Learnt enough [SQL] to prepare my own test data.',
  ],
  design: [
    'Drew {40-90} screens for a first release and handed them over without a question left.',
    'Tested a prototype with {5-9} people and changed half of it.',
    'Tidied up the colour and type styles of an older product.',
    'Redrew {50-120} icons on one grid.',
    'Keep a library of examples of what works and why.',
  ],
  plan: [
    'Kept the minutes, the board and the calm for a team of {5-8}.',
    'Wrote {60-140} stories that developers could estimate at once.',
    'Prepared {6-12} workshops and learnt to leave time at the end.',
    'Drew the first map of how an order really moves through the company.',
    'Built the weekly report that managers read to the end.',
  ],
} as const;

/** Matches achievements that require a seniority above Middle. */
const SENIOR_DEED = /^(?:Led|Taught|Delivered|Launched|Shipped|Stopped|Rolled out the system)/;

/** Returns the possible achievements for a line of work and seniority. */
export function deedsFor(work: LineOfWork, seniority: number): string[] {
  const all: readonly string[] = seniority === 1 ? JUNIOR_DEEDS[work.trade.craft] : work.trade.achievements;
  return all.filter((deed) => seniority > 2 || !SENIOR_DEED.test(deed));
}

function deeds({ work, seniority, skills }: TalentFacts, random: Random): string[] {
  const own = deedsFor(work, seniority).filter((deed) => usesOnlySkills(deed, skills));
  return random.sample(own, random.int(2, 3)).map((deed) => fillTemplate(deed, random));
}

const MANNERS: Record<number, readonly string[]> = {
  1: [
    'I ask when I am stuck for more than an hour, and I write the answer down.',
    'I am looking for a team that reviews work carefully, because that is how I learn fastest.',
    'I like feedback that is direct, and I try to need it only once.',
    'I learn quickly and finish what I begin.',
  ],
  2: [
    'I take a task from the first question to the release and say early when something does not fit.',
    'I estimate honestly and keep others up to date without being asked.',
    'I work well on my own and better in a team that talks.',
    'I prefer small steps that can be shown every few days.',
  ],
  3: [
    'I look for the simple solution first and can explain why the other one is not worth it.',
    'Colleagues come to me with unclear problems; I make them clear before I solve them.',
    'I review the work of others with care and expect the same for mine.',
    'I have seen enough rewrites to prefer improving what is there.',
  ],
};

const LEAD_MANNERS = {
  code: [
    'I lead teams of up to {5-12} people and still write code most days.',
    'I set the direction of the architecture, hire, and make sure that decisions are written down.',
    'As a lead I care most about calm releases and about people who grow.',
  ],
  test: [
    'I lead testers in {2-6} teams and still test every week myself.',
    'I set the test strategy, hire, and make sure that quality is not only the testers’ business.',
  ],
  design: [
    'I lead a design team of {3-7} and still draw every week.',
    'I set the direction, hire designers and defend the time for research.',
  ],
  plan: [
    'I lead people of {3-6} professions without being the boss of most of them.',
    'I answer for plans and budgets, and I mentor {2-5} younger colleagues.',
  ],
} as const;

function pickManner({ seniority, work }: TalentFacts, random: Random): string {
  return fillTemplate(random.pick(MANNERS[seniority] ?? LEAD_MANNERS[work.trade.craft]), random);
}

const ENGLISH: Record<number, readonly string[]> = {
  1: ['English is the language I work in all day.', 'I write and speak English as easily as my own language.'],
  2: ['I speak English fluently and like calls with customers.', 'My English is fluent, written and spoken.'],
  3: [
    'My English is good enough for daily calls and clear documents.',
    'I discuss plans and problems in English every day.',
  ],
  4: [
    'I read and write English without trouble; calls work best with notes.',
    'My English is fine for written work and prepared calls.',
  ],
  5: [
    'I read English documentation every day and take lessons to speak better.',
    'I prefer to write in English rather than to speak it.',
  ],
  6: ['I am still learning English and work best with a colleague who translates calls.'],
};

/** Generates one to three closing sentences. */
function closings({ english, fullStack, city, region }: TalentFacts, random: Random): string[] {
  const place = random.pick([
    `I live in ${city} and work remotely.`,
    `Based in ${city}, I share most working hours with teams in ${region}.`,
    `I work from ${city} and am used to teams in several time zones.`,
    `From ${city} I work with remote teams, mostly in ${region}.`,
  ]);
  const language = random.pick(ENGLISH[english]!);
  const both = random.pick([
    'I am at home on both sides of the stack.',
    'I work on the whole stack, from the database to the screen.',
  ]);
  return [...(fullStack ? [both] : []), ...random.sample([place, language], random.int(1, 2))];
}
