import { CARD_KINDS, type CardKind, KINDS } from '@crewdock/contract/kinds';
import type { Transaction } from 'kysely';
import { loadCardOwnerEmails } from '../cards/addressees.ts';
import { getCardPath } from '../cards/present.ts';
import { getCardWorkPath } from '../cards/work-path.ts';
import { findCompany } from '../companies/queries.ts';
import { writePairUpdate } from '../notifications/updates/write.ts';
import type { Schema } from '../infra/db/schema.ts';
import { type Context, requirePerson } from '../core/context/context.ts';
import type { PlainLetter } from '../core/email-content/email-message.ts';
import type { Gathering, Mail } from '../infra/email/outbox.ts';
import type { CardPair } from './pair.ts';
import type { RelationStep } from './step.ts';

/** Mails the other side and adds an entry to the staff inbox, in the transaction of the move. */
export async function tellMove(
  trx: Transaction<Schema>,
  step: RelationStep,
  pair: CardPair,
  context: Context,
): Promise<void> {
  const sides = CARD_KINDS.filter((side) => side !== step.side);
  await context.outbox.write(trx, ...(await mailsOfMove(trx, sides, step, pair, context)));
  await notifyStaffOfRelation(trx, step, pair, context);
}

/** Writes the move into the relation's entry of the staff inbox, without mails. */
export async function notifyStaffOfRelation(
  trx: Transaction<Schema>,
  step: RelationStep,
  { request, talent }: Pick<CardPair, 'request' | 'talent'>,
  { actor }: Pick<Context, 'actor'>,
): Promise<void> {
  await writePairUpdate(trx, {
    kind: 'relation',
    ...wordsOfMove(step, { request, talent }),
    path: getCardPath('request', request),
    companyId: request.company_id ?? talent.company_id,
    actor,
    request,
    talent,
  });
}

/** The title and detail of a move in the staff inbox. */
export function wordsOfMove(
  { from, to, why }: RelationStep,
  { request, talent }: Pick<CardPair, 'request' | 'talent'>,
) {
  return {
    title: `${talent.name} ${TOLD[to][0]} ${request.title}`,
    detail: [from && `From ${from} to ${to}.`, why].filter(Boolean).join('\n'),
  };
}

/** Creates the mails about a move to the owners of the given sides' cards, for the caller to send. */
export async function mailsOfMove(
  trx: Transaction<Schema>,
  sides: CardKind[],
  step: RelationStep,
  pair: CardPair,
  context: Context,
): Promise<Mail[]> {
  const mails = await Promise.all(
    sides.map((side) =>
      mailsToSide(trx, side, pair, context, {
        letter: letterOf(side, step, pair),
        gathers: {
          about: `relation ${pair.request.id} ${pair.talent.id}`,
          ...fromTo(step),
          several: severalOf(side, step, pair),
        },
      }),
    ),
  );
  return mails.flat();
}

/** The mails to the owner of one side's card, with a button that opens the card. */
export async function mailsToSide(
  trx: Transaction<Schema>,
  side: CardKind,
  pair: CardPair,
  context: Context,
  { letter, gathers, open }: { letter: PlainLetter; gathers: Omit<Gathering, 'by'>; open?: number },
): Promise<Mail[]> {
  const card = pair[side];
  // One person owns both cards and made the move, so no mail is needed.
  if (pair.request.owner_id === pair.talent.owner_id) return [];
  const company = card.company_id === null ? null : await findCompany(trx, String(card.company_id));
  const opened = open === undefined ? '' : `?status=all&open=${open}`;
  const url = `${context.origins.of(company)}${getCardWorkPath(side, card)}${opened}`;
  const mail = {
    company,
    letter: { ...letter, button: { label: `Open the ${KINDS[side].noun}`, url } },
    gathers: { ...gathers, by: `person ${requirePerson(context).id}` },
  };
  return (await loadCardOwnerEmails(trx, card)).map((to) => ({ to, ...mail }));
}

/**
 * A new date or rate at the same step must not count as a return to the earlier state: that would drop the pending
 * mail.
 */
function fromTo({ from, fromStep, to, toStep }: RelationStep): Pick<Gathering, 'from' | 'to'> {
  const [before, after] = [seenOf(from, fromStep), seenOf(to, toStep)];
  return before === after ? { to: after } : { from: before, to: after };
}

/** The state that the recipient sees: for the recipient, a withdrawn relation does not exist. */
function seenOf(status: RelationStep['to'] | null, step: number | null): string {
  if (status === null || status === 'archived') return '';
  return step === null ? status : `${status} ${step}`;
}

/** Wording of a move in mails: for one talent, for several talents, and in a summary. */
const TOLD = {
  proposed: ['was proposed for', 'were proposed for', 'proposals for'],
  confirmed: ['was confirmed for', 'were confirmed for', 'confirmations for'],
  rejected: ['was turned down for', 'were turned down for', 'rejections for'],
  proceeded: ['moved to the next step for', 'moved to the next step for', 'next steps for'],
  archived: ['was withdrawn from', 'were withdrawn from', 'withdrawals from'],
} as const satisfies Record<RelationStep['to'], readonly [string, string, string]>;

function severalOf(side: CardKind, { to }: RelationStep, { request, talent }: CardPair): Gathering['several'] {
  const [forOne, does, forMany] = TOLD[to];
  return [
    side === 'request' ? ['', ` talents ${does} ${request.title}`] : [`${talent.name} ${forOne} `, ' jobs'],
    ['', ` ${forMany} your ${KINDS[side].nouns}`],
    ['', ' changes to your jobs and talents'],
  ];
}

function letterOf(side: CardKind, { to, why }: RelationStep, { request, talent }: CardPair): PlainLetter {
  const talentName = `${talent.name}, ${talent.title}`;
  const heading = {
    proposed: `${talent.name} was proposed for ${PROPOSED_FOR[side]}`,
    confirmed: `${talent.name} was confirmed for ${request.title}`,
    rejected: `${talent.name} was turned down for ${request.title}`,
    proceeded: `${talent.name} moved to the next step for ${request.title}`,
    archived: `${talent.name} was withdrawn from ${request.title}`,
  }[to];
  return {
    subject: heading,
    heading,
    paragraphs: [`Talent: ${talentName}.`, `Job: ${request.title}.`, ...(why ? [why] : [])],
  };
}

const PROPOSED_FOR: Record<CardKind, string> = { talent: 'a job', request: 'your job' };
