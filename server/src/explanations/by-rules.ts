import type { SummarySentence } from '@crewdock/contract/summary-improvement';
import { type Ask, type TalentFact, formatYearCount, mentionsName } from './facts.ts';

/** Input for writing sentences: the job's requirements, the facts on the card, and the summary's current sentences. */
export interface Material {
  asks: Ask[];
  facts: TalentFact[];
  said: string[];
}

/** A sentence proposed for the summary. */
export type Added = Pick<SummarySentence, 'text' | 'evidence' | 'answers'>;

/**
 * Proposes sentences about requirements that the card meets but the summary does not mention: one per main skill, one
 * for all other skills, and one per level.
 */
export function addedByRules({ facts, said }: Material): Added[] {
  const open = facts.filter(({ ask }) => ask !== null && !said.some((text) => names(text, ask)));
  const skills = open.filter(({ ask }) => ask!.field === 'skills');
  const work = facts.filter(({ job }) => job !== null);
  return [
    ...skills.filter(({ ask }) => ask!.isMain).map((fact) => aboutSkill(fact, work)),
    ...aboutOthers(skills.filter(({ ask }) => !ask!.isMain)),
    ...open
      .filter(({ ask }) => ask!.field !== 'skills')
      .map(({ text, evidence, ask }) => ({ text: `${text}.`, evidence: [evidence], answers: [ask!.text] })),
  ];
}

function names(text: string, ask: Ask | null): boolean {
  return ask !== null && mentionsName(text, ask.name);
}

/**
 * Proposes a sentence about a skill. If a job on the card mentions the skill, the sentence cites the job as evidence.
 */
function aboutSkill({ text, evidence, ask, years }: TalentFact, work: TalentFact[]): Added {
  const proof = work.find((job) => names(job.evidence.text, ask));
  const answers = [ask!.text];
  if (!proof) return { text: `${years === null ? `Has ${text}` : capital(text)}.`, evidence: [evidence], answers };
  const began = years === null ? `Worked with ${ask!.name}` : `${capital(text)}, some of it`;
  return { text: `${began} as ${proof.job}.`, evidence: [evidence, proof.evidence], answers };
}

function aboutOthers(facts: TalentFact[]): Added[] {
  if (facts.length === 0) return [];
  const each = facts.map(({ ask, years }) => (years === null ? ask!.name : `${ask!.name} (${formatYearCount(years)})`));
  const list = each.length === 1 ? each[0] : `${each.slice(0, -1).join(', ')} and ${each.at(-1)}`;
  return [
    {
      text: `Also has experience with ${list}.`,
      evidence: facts.map(({ evidence }) => evidence),
      answers: facts.map(({ ask }) => ask!.text),
    },
  ];
}

function capital(text: string): string {
  return `${text[0]!.toUpperCase()}${text.slice(1)}`;
}
