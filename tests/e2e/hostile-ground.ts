import { randomUUID } from 'node:crypto';
import { HOSTILE } from '../support/hostile.ts';
import { type Answer, type Sent, send } from '../support/http.ts';
import { fromOwnAddress } from '../fixtures/client-address.ts';
import type { Person } from '../fixtures/people.ts';

/** The skill of all cards in these fixtures. No other card has it. */
export const SKILL = 'Hostile weaving';
/** Texts truncated to the maximum length of a line, without texts that have no visible character. */
const LINES = HOSTILE.map((value) => fitting(value, 120)).filter((line) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(line));
/** Texts for card fields: short texts are combined, and long texts are also included separately. */
const SHORT = 60;
const CARD_LINES = [...packed(SHORT), ...LINES.filter((line) => line.length > SHORT)];

export interface Ground {
  talents: { id: number; path: string }[];
  jobs: { id: number; path: string }[];
  lists: { id: number; path: string }[];
  /** Comments of the client's rejections for the second job. */
  comments: string[];
  /** Rates of the client's hires for the third job. */
  rates: string[];
  /** Contact messages to the portal. */
  messages: string[];
  /** Number of cards of the company Acme. */
  company: { talents: number; jobs: number };
}

/** Maximum characters of a summary: the field holds 20,000, and an escaped character takes up to five of them. */
const SUMMARY_SIGNS = 3900;
/** Number of texts per summary, chosen so that the cards' summaries contain all texts. */
const A_SUMMARY = Math.ceil(HOSTILE.length / CARD_LINES.length);

interface Owners {
  client: Person;
  secondClient: Person;
  provider: Person;
  teamLead: Person;
  manager: Person;
}

/** Returns a prefix of a string that has up to `most` UTF-16 code units and does not end within a character. */
export function fitting(value: string, most: number): string {
  let line = '';
  for (const sign of value) {
    if (line.length + sign.length > most) break;
    line += sign;
  }
  return line;
}

/** All texts, combined into strings of at most this length. */
export function packed(most: number): string[] {
  const packs: string[] = [];
  for (const line of LINES.map((each) => fitting(each, most))) {
    const last = packs.at(-1);
    if (last !== undefined && last.length + line.length < most) packs[packs.length - 1] = `${last} ${line}`;
    else packs.push(line);
  }
  return packs;
}

/**
 * Normalizes text for comparison: removes whitespace and invisible characters, which a page can render differently or
 * not at all.
 */
export function squeezed(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\p{C}]/gu, '');
}

/** Runs `work` for eight items at a time. Returns the results in the order of the items. */
export async function forEach<T, R>(items: readonly T[], work: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += 8)
    results.push(...(await Promise.all(items.slice(from, from + 8).map((item, index) => work(item, from + index)))));
  return results;
}

/** Creates fixtures in which each text occurs at least once in each free-text field. */
export async function hostileGround(port: number, owners: Owners): Promise<Ground> {
  const { client, secondClient, provider, teamLead, manager } = owners;
  const ask = (path: string, sent: Sent) => send(port, `/api${path}`, { method: 'POST', ...sent });
  // oxlint-disable-next-line typescript/no-explicit-any
  const made = async ({ token }: Person, path: string, body: object, more: Sent = {}): Promise<any> =>
    taken(path, body, await ask(path, { token, body, ...more }));
  const line = (index: number) => CARD_LINES[index % CARD_LINES.length]!;
  // Stays below the daily limit of new skills per user.
  const skillNames = packed(60);
  const skills = (index: number) => [
    { name: SKILL, experience: 3, is_main: true },
    { name: skillNames[index % skillNames.length]!, experience: 1, is_main: false },
  ];
  const texts = (index: number) =>
    HOSTILE.slice(index * A_SUMMARY, (index + 1) * A_SUMMARY).map((text) => fitting(text, SUMMARY_SIGNS / A_SUMMARY));
  const summary = (first: string, others: string[]) => `<p>${first}</p>${others.join('<p>')}`;
  const talentOf = (index: number) => ({
    name: line(index),
    title: line(index + 1),
    city: line(index + 2),
    skills: skills(index + 3),
    summary: summary(line(index + 4), texts(index)),
  });
  const jobOf = (index: number) => ({
    title: line(index),
    company_name: line(index + 1),
    skills: skills(index + 2),
    // In reverse order, so that other texts follow unclosed markup, which might hide them.
    summary: summary(line(index + 3), texts(index).toReversed()),
  });
  const talents = await forEach(CARD_LINES, (_, index) => made(provider, '/talents/', talentOf(index)));
  const jobs = await forEach(CARD_LINES, (_, index) => made(client, '/requests/', jobOf(index)));
  const propose = (talent: { id: number }, job: { id: number }, comment: string) =>
    made(provider, `/talents/${talent.id}/related-request/${job.id}/`, { comment });
  await forEach(talents, (talent, index) => propose(talent, jobs[0], line(index)));

  const comments = packed(2000);
  await forEach(comments, async (comment, index) => {
    const pair = `/requests/${jobs[1].id}/related-talent/${talents[index].id}`;
    await propose(talents[index], jobs[1], comment);
    await made(client, `${pair}/reject/`, { rt_rejection_reason: 1, comment });
  });
  const rates = packed(60);
  await forEach(rates, async (rate, index) => {
    const pair = `/requests/${jobs[2].id}/related-talent/${talents[index].id}`;
    await propose(talents[index], jobs[2], '');
    await made(client, `${pair}/confirm/`, {});
    await made(client, `${pair}/proceed/`, { proceed_reason: 1, start_date: '2030-01-02', rate });
  });

  const { id } = await made(client, '/lists/', { name: `Names ${line(1)}` });
  const notes = packed(2000);
  await forEach(talents, async (talent, index) => {
    const item = await made(client, `/lists/${id}/items/`, { talent: talent.id });
    const note = notes[index] ?? line(index);
    await made(client, `/lists/${id}/items/${item.id}/`, { note }, { method: 'PATCH' });
  });
  const others = await forEach(packed(120), (name) => made(client, '/lists/', { name }));
  const lists = await forEach([{ id }, ...others], async (list) => {
    const { public_path } = await made(client, `/lists/${list.id}/`, { is_public: true }, { method: 'PATCH' });
    return { id: list.id, path: public_path };
  });

  const details = packed(2000);
  await forEach(packed(5000), (message, index) =>
    made(index % 2 ? client : secondClient, `/talents/${talents[index].id}/contact/`, {
      message,
      details: details[index % details.length],
    }),
  );
  const acme = { host: 'acme.localhost' };
  const few = Array.from({ length: Math.ceil(CARD_LINES.length / 3) }, (_, index) => index);
  await forEach(few, (index) => made(teamLead, '/talents/', { ...talentOf(3 * index), scope: 'company' }, acme));
  await forEach(few, (index) => made(manager, '/requests/', { ...jobOf(2 * index), scope: 'company' }, acme));

  const [names, companies, phones, messages] = [packed(160), packed(120), packed(40), packed(5000)];
  await forEach(phones, async (phone_number, index) => {
    const body = {
      name: names[index % names.length],
      company_name: companies[index % companies.length],
      phone_number,
      message: messages[index % messages.length],
      email: 'ada@example.com',
      message_id: randomUUID(),
    };
    taken('/lp/contact-us/', body, await ask('/lp/contact-us/', { body, headers: fromOwnAddress() }));
  });
  return {
    talents,
    jobs,
    lists,
    comments,
    rates,
    messages: phones,
    company: { talents: few.length, jobs: few.length },
  };
}

// oxlint-disable-next-line typescript/no-explicit-any
function taken(path: string, body: object, answer: Answer): any {
  if (answer.status !== 200) throw new Error(`${path} ${JSON.stringify(body)}: ${answer.text}`);
  return answer.json;
}
