import { randomInt } from 'node:crypto';
import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import { newJob, newTalent } from '../e2e/own-cards.ts';
import type { Person } from '../fixtures/people.ts';
import { post } from '../e2e/work-ground.ts';

export interface MatchingCards {
  job: RequestDetails;
  talents: TalentDetails[];
  /** A main skill that only the job and the talents have. */
  skill: string;
}

/** Creates a word that no other card contains. */
export function createUniqueWord(): string {
  // Starts with a letter and contains no other letters, because the full-text search splits words such as "713e8".
  return `w${randomInt(100_000_000)}`;
}

/** Creates a job of the client and one talent of the provider per name. All talents match the job. */
export async function createMatchingCards(
  client: Person,
  provider: Person,
  names: string[] = ['Ada Weaver'],
): Promise<MatchingCards> {
  const skill = `Weaving ${createUniqueWord()}`;
  const withSkill = (experience: number) => [{ name: skill, experience, is_main: true }];
  const job = await newJob(client, { title: 'Loom engineer', skills: withSkill(3) });
  const talents: TalentDetails[] = [];
  for (const name of names) talents.push(await newTalent(provider, { name, skills: withSkill(5) }));
  return { job, talents, skill };
}

/** Proposes every talent for the job, as their provider. */
export async function proposeTalents(provider: Person, { job, talents }: MatchingCards): Promise<void> {
  for (const { id } of talents) await post(provider, `/talents/${id}/related-request/${job.id}/`, { comment: '' });
}

/** Confirms every talent of the job, as the client. */
export async function confirmTalents(client: Person, { job, talents }: MatchingCards): Promise<void> {
  for (const { id } of talents) await post(client, `/requests/${job.id}/related-talent/${id}/confirm/`, {});
}
