import { CARD_KINDS, type CardKind, KINDS } from '@crewdock/contract/kinds';
import type { Transaction } from 'kysely';
import { addresseesOf } from '../cards/addressees.ts';
import { shownIdOf } from '../cards/shown-id.ts';
import { writeUpdate } from '../updates/write.ts';
import { findCompany } from '../companies/queries.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Context } from '../platform/http/context.ts';
import type { Letter } from '../platform/mail/letter.ts';
import type { Pair } from './pair.ts';
import type { Step } from './step.ts';

/** Tells the other side by mail and the staff in their inbox, in the transaction of the move. */
export async function tellMove(trx: Transaction<Schema>, step: Step, pair: Pair, context: Context): Promise<void> {
  for (const side of CARD_KINDS) {
    if (side !== step.side) await mailOwner(trx, side, step, pair, context);
  }
  const { request, talent } = pair;
  await writeUpdate(trx, {
    kind: 'relation',
    title: `${talent.name} and ${request.title}: ${step.to}`,
    detail: [step.from && `From ${step.from} to ${step.to}.`, step.why].filter(Boolean).join('\n'),
    companyId: request.company_id ?? talent.company_id,
  });
}

async function mailOwner(
  trx: Transaction<Schema>,
  side: CardKind,
  step: Step,
  pair: Pair,
  { outbox, origins }: Context,
): Promise<void> {
  const card = pair[side];
  // Who owns both sides knows already.
  if (pair.request.owner_id === pair.talent.owner_id) return;
  const company = card.company_id === null ? null : await findCompany(trx, String(card.company_id));
  const letter = letterOf(side, step, pair, `${origins.of(company)}/my/${KINDS[side].own}/${shownIdOf(card)}`);
  for (const to of await addresseesOf(trx, card)) await outbox.write(trx, { to, company, letter });
}

function letterOf(side: CardKind, { to, why }: Step, { request, talent }: Pair, url: string): Letter {
  const talentName = `${talent.name}, ${talent.title}`;
  const heading = {
    proposed: `${talent.name} was proposed for ${PROPOSED_FOR[side]}`,
    confirmed: `${talent.name} was confirmed for ${request.title}`,
    rejected: `${talent.name} was turned down for ${request.title}`,
    proceeded: `${talent.name} goes on with ${request.title}`,
    archived: `${talent.name} was withdrawn from ${request.title}`,
  }[to];
  return {
    subject: heading,
    heading,
    paragraphs: [`Talent: ${talentName}.`, `Job: ${request.title}.`, ...(why ? [why] : [])],
    button: { label: `Open the ${KINDS[side].noun}`, url },
  };
}

const PROPOSED_FOR: Record<CardKind, string> = { talent: 'a job', request: 'your job' };
