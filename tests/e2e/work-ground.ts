import { randomInt } from 'node:crypto';
import { newJob, newTalent } from './own-cards.ts';
import { type Person, newPerson } from '../fixtures/people.ts';
import { ask } from '../fixtures/api.ts';

/** Fixtures for one test: a client's job and a provider's talents for it. */
export interface WorkGround {
  client: Person;
  provider: Person;
  job: { id: number; title: string; path: string };
  /** Sorted by match score, highest first. */
  talents: { id: number; name: string; path: string }[];
  /** A unique word in every name and title. */
  mark: string;
}

const NAMES = 'Ada Bela Cleo Dana Emil Fred Gwen Hugo Iris Jane Kaya Liam Mona Nils'.split(' ');

/**
 * Creates accounts with a job and this many matching talents. Their skill is new, so that no other card of the market
 * matches.
 */
export async function workGround({ talents: count = 1 } = {}): Promise<WorkGround> {
  // Starts with a letter, because PostgreSQL's parser splits words such as `713e8` after the number. Contains no other
  // letters, because random letters could spell a name such as “ada”.
  const mark = `w${randomInt(10_000_000)}`;
  const [client, provider] = await Promise.all([newPerson('Clara', 1), newPerson('Paul', 2)]);
  const skills = (experience: number) => [{ name: `Weaving ${mark}`, experience, is_main: true }];
  const title = `Loom engineer ${mark}`;
  const job = await newJob(client, { title, skills: skills(3), hourly_rate: { min: 30, max: 60 } });
  const talents = [];
  for (const name of NAMES.slice(0, count)) {
    talents.push(await newTalent(provider, { name: `${name} ${mark}`, skills: skills(5), hourly_rate: 45 }));
  }
  return { client, provider, job, talents, mark };
}

/** The provider proposes these talents for the job. */
export async function proposeAll({ provider, job, talents }: WorkGround, comment = ''): Promise<void> {
  for (const talent of talents) await post(provider, `/talents/${talent.id}/related-request/${job.id}/`, { comment });
}

/** Sends a POST request. Throws unless the status is 200. */
// oxlint-disable-next-line typescript/no-explicit-any
export async function post({ token }: Person, path: string, body: object): Promise<any> {
  const answer = await ask(path, { method: 'POST', token, body });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer.json;
}

/** Relation statuses of the job's talents, by first name. */
export async function statusesOf({ client, job }: WorkGround): Promise<Record<string, string>> {
  const { json } = await ask(`/requests/${job.id}/get_relations/?status=all&limit=100`, { token: client.token });
  const results: { card_data: { name: string }; relation: { status: string } }[] = json.items;
  return Object.fromEntries(results.map(({ card_data, relation }) => [card_data.name.split(' ')[0]!, relation.status]));
}
