import { CARD_KINDS, type CardKind } from '@crewdock/contract/kinds';
import type { Transaction } from 'kysely';
import { loadCardOwnerEmails } from '../cards/addressees.ts';
import { getCardPath } from '../cards/present.ts';
import { getCardWorkPath } from '../cards/work-path.ts';
import { findCompany } from '../companies/queries.ts';
import { writePairUpdate } from '../notifications/updates/write.ts';
import type { Schema } from '../infra/db/schema.ts';
import { type Context, requirePerson } from '../core/context/context.ts';
import type { EmailLink, PlainLetter } from '../core/email-content/email-message.ts';
import type { Gathering, Mail } from '../infra/email/outbox.ts';
import type { Names, WithNames } from '../dictionaries/names.ts';
import { describePair } from './email-facts.ts';
import type { CardPair } from './pair.ts';
import type { RelationStep } from './step.ts';
import * as emails from '../core/messages/emails/relation.ts';
import { batchSubject } from '../core/messages/batch-subject.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import * as updates from '../core/messages/updates.ts';

/**
 * Mails the other side and adds an entry to the staff inbox, in the transaction of the move. `proposalId`: id of a new
 * relation, which the recipients can answer.
 */
export async function tellMove(
  trx: Transaction<Schema>,
  step: RelationStep,
  pair: CardPair,
  context: Context & WithNames,
  proposalId?: number,
): Promise<void> {
  const sides = CARD_KINDS.filter((side) => side !== step.side);
  await context.outbox.write(trx, ...(await mailsOfMove(trx, sides, step, pair, context, proposalId)));
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
    title: formatMessage(updates.relationMoved, { status: to, talent: talent.name, job: request.title }),
    detail: [from && `From ${from} to ${to}.`, why].filter(Boolean).join('\n'),
  };
}

/** Creates the mails about a move to the owners of the given sides' cards, for the caller to send. */
export async function mailsOfMove(
  trx: Transaction<Schema>,
  sides: CardKind[],
  step: RelationStep,
  pair: CardPair,
  context: Context & WithNames,
  proposalId?: number,
): Promise<Mail[]> {
  const names = await context.names();
  const mails = await Promise.all(
    sides.map((side) =>
      mailsToSide(trx, side, pair, context, {
        letter: letterOf(side, step, pair, names),
        ...(proposalId !== undefined && { proposalId }),
        gathers: {
          about: getPairTopic(pair.request.id, pair.talent.id),
          ...fromTo(step),
          several: severalOf(side, step, pair),
        },
      }),
    ),
  );
  return mails.flat();
}

/**
 * The mails to the owner of one side's card, with a button that opens the card. `open`: id of the relation that the
 * card opens with; `proposalId`: id of the relation that buttons confirm or reject.
 */
export async function mailsToSide(
  trx: Transaction<Schema>,
  side: CardKind,
  pair: CardPair,
  context: Context,
  { letter, gathers, open, proposalId }: SideMail,
): Promise<Mail[]> {
  const card = pair[side];
  // One person owns both cards and made the move, so no mail is needed.
  if (pair.request.owner_id === pair.talent.owner_id) return [];
  const company = card.company_id === null ? null : await findCompany(trx, String(card.company_id));
  const page = `${context.origins.of(company)}${getCardWorkPath(side, card)}`;
  const url = open === undefined ? page : getRelationUrl(page, open);
  const mail = {
    company,
    letter: {
      ...letter,
      ...(proposalId !== undefined && { answers: getAnswerLinks(getRelationUrl(page, proposalId)) }),
      button: { label: formatMessage(OPEN_BUTTON[side]), url },
    },
    gathers: { ...gathers, by: `person ${requirePerson(context).id}` },
  };
  return (await loadCardOwnerEmails(trx, card)).map((to) => ({ to, ...mail }));
}

/** The topic of all notifications about a pair's moves: only the last one is sent. */
export function getPairTopic(requestId: number, talentId: number): string {
  return `relation ${requestId} ${talentId}`;
}

interface SideMail {
  letter: PlainLetter;
  gathers: Omit<Gathering, 'by'>;
  open?: number;
  proposalId?: number;
}

function getRelationUrl(page: string, relationId: number): string {
  return `${page}?status=all&open=${relationId}`;
}

/** Both answers to a proposal. The page asks before it sends one, because mail programs may open links. */
function getAnswerLinks(url: string): EmailLink[] {
  return [
    { label: formatMessage(emails.confirmButton), url: `${url}&answer=confirm` },
    { label: formatMessage(emails.rejectButton), url: `${url}&answer=reject` },
  ];
}

/**
 * A new date or rate at the same step must not count as a return to the earlier state: that would drop the pending
 * mail.
 */
function fromTo({ from, fromStep, to, toStep }: RelationStep): Pick<Gathering, 'from' | 'to'> {
  const [before, after] = [getSeenState(from, fromStep), getSeenState(to, toStep)];
  return before === after ? { to: after } : { from: before, to: after };
}

/** The state that the recipient sees: for the recipient, a withdrawn relation does not exist. */
export function getSeenState(status: RelationStep['to'] | null, step: number | null): string {
  if (status === null || status === 'archived') return '';
  return step === null ? status : `${status} ${step}`;
}

/** Subjects of emails with several moves: of talents for one job, of one talent for jobs, and of several pairs. */
const BATCHES = {
  proposed: [emails.talentsProposed, emails.jobsProposed, emails.manyProposed],
  confirmed: [emails.talentsConfirmed, emails.jobsConfirmed, emails.manyConfirmed],
  rejected: [emails.talentsRejected, emails.jobsRejected, emails.manyRejected],
  proceeded: [emails.talentsProceeded, emails.jobsProceeded, emails.manyProceeded],
  archived: [emails.talentsWithdrawn, emails.jobsWithdrawn, emails.manyWithdrawn],
} as const satisfies Record<RelationStep['to'], unknown>;

function severalOf(side: CardKind, { to }: RelationStep, { request, talent }: CardPair): Gathering['several'] {
  const [talents, jobs, many] = BATCHES[to];
  return [
    side === 'request' ? batchSubject(talents, { job: request.title }) : batchSubject(jobs, { talent: talent.name }),
    batchSubject(many, { kind: side }),
    batchSubject(emails.manyChanges),
  ];
}

function letterOf(side: CardKind, { from, to, why }: RelationStep, pair: CardPair, names: Names): PlainLetter {
  const { request, talent } = pair;
  // A restored proposal is not new.
  const wording = from === null ? side : 'request';
  const heading = formatMessage(HEADINGS[wording][to], { talent: talent.name, job: request.title });
  return {
    subject: heading,
    heading,
    paragraphs: [...(why ? [why] : []), describePair(pair, names)],
  };
}

const MOVED = {
  confirmed: emails.talentConfirmed,
  rejected: emails.talentRejected,
  proceeded: emails.talentProceeded,
  archived: emails.talentWithdrawn,
};

const HEADINGS = {
  request: { ...MOVED, proposed: emails.proposedForJob },
  talent: { ...MOVED, proposed: emails.proposedForTalent },
} as const satisfies Record<CardKind, Record<RelationStep['to'], unknown>>;

const OPEN_BUTTON = { request: emails.openJobButton, talent: emails.openTalentButton };
