import { CARD_KINDS, type CardKind } from '@crewdock/contract/kinds';
import type { Transaction } from 'kysely';
import { loadCardOwnerEmails } from '../cards/addressees.ts';
import { getCardWorkPath } from '../cards/work-path.ts';
import { findCompany } from '../companies/queries.ts';
import type { Schema } from '../infra/db/schema.ts';
import type { CalendarEvent } from '../core/email-content/calendar-file.ts';
import type { PlainLetter } from '../core/email-content/email-message.ts';
import type { Mail } from '../infra/email/outbox.ts';
import type { Services } from '../core/context/services.ts';
import { interviewToken } from './link.ts';
import type { InterviewRow } from './queries.ts';
import { spokenTimes } from './spoken.ts';
import type { Cards } from './subject.ts';
import * as emails from '../core/messages/emails/interview.ts';
import { formatMessage } from '../core/messages/format-message.ts';

/** Services for sending emails. */
export type Post = Pick<Services, 'outbox' | 'origins' | 'vault'>;

/** Content of the emails to both sides. */
export interface News {
  interview: InterviewRow;
  cards: Cards;
  now: Date;
}

type Words = Pick<PlainLetter, 'heading' | 'paragraphs'>;

/** Emails the talent's side to ask it to pick a slot. `times` are the open slots. */
export async function mailOffer(
  trx: Transaction<Schema>,
  news: News,
  { times, isMove }: { times: Date[]; isMove: boolean },
  post: Post,
): Promise<void> {
  const { interview, cards } = news;
  const said = times.map((at) =>
    spokenTimes(at, getInterviewEnd(at, interview), zonesOf(interview, cards).slice(0, 1)),
  );
  await send(trx, ['talent'], news, post, {
    heading: formatMessage(isMove ? emails.timesOfferedAgain : emails.timesOffered, { pair: formatPair(cards) }),
    paragraphs: [
      isMove
        ? formatMessage(emails.offeredAgainText)
        : formatMessage(emails.offeredText, { minutes: interview.minutes }),
      said.join('\n'),
      ...details(interview),
    ],
  });
}

/** Emails the booked time to both sides, with a calendar invitation. */
export async function mailBooking(
  trx: Transaction<Schema>,
  news: News,
  { isMove }: { isMove: boolean },
  post: Post,
): Promise<void> {
  const { interview, cards } = news;
  const heading = formatMessage(isMove ? emails.interviewMoved : emails.interviewBooked, { pair: formatPair(cards) });
  const paragraphs = [when(interview, cards), ...details(interview)];
  await send(trx, CARD_KINDS, news, post, { heading, paragraphs }, 'REQUEST');
}

/**
 * Emails the recipients who expect the interview that it will not take place. If they had an invitation, the email
 * contains a calendar cancellation.
 */
export async function mailEnd(trx: Transaction<Schema>, news: News, post: Post): Promise<void> {
  const { interview, cards } = news;
  const pair = formatPair(cards);
  const why = interview.reason ? [formatMessage(emails.reasonLine, { reason: interview.reason })] : [];
  if (interview.state === 'cancelled') {
    const paragraphs = [when(interview, cards), ...why];
    const heading = formatMessage(emails.interviewCancelled, { pair });
    return send(trx, CARD_KINDS, news, post, { heading, paragraphs }, 'CANCEL');
  }
  if (interview.ended_by === 'talent') {
    const heading = formatMessage(emails.noTimeFits, { pair });
    return send(trx, ['request'], news, post, { heading, paragraphs: [formatMessage(emails.offerOthers), ...why] });
  }
  // The email with the times is still pending, so the recipients have not received the offer.
  if (interview.offer_due_at !== null && interview.offer_mailed_at === null) return;
  const heading = formatMessage(emails.timesWithdrawn, { pair });
  const paragraphs = [formatMessage(emails.timesWithdrawnText), ...why];
  return send(trx, ['talent'], news, post, { heading, paragraphs });
}

export async function mailReminder(
  trx: Transaction<Schema>,
  news: News,
  before: 'day' | 'hour',
  post: Post,
): Promise<void> {
  const { interview, cards } = news;
  const soon = before === 'day' ? emails.withinDay : emails.withinHour;
  const heading = formatMessage(soon, { pair: formatPair(cards) });
  await send(trx, CARD_KINDS, news, post, { heading, paragraphs: [when(interview, cards), ...details(interview)] });
}

/** Emails the sides, with links to their actions. A recipient on both sides gets one email. */
async function send(
  trx: Transaction<Schema>,
  sides: readonly CardKind[],
  news: News,
  post: Post,
  words: Words,
  method?: CalendarEvent['method'],
): Promise<void> {
  const written = new Map<string, Mail>();
  for (const side of sides) {
    const { mail, addressees } = await mailTo(trx, side, news, post, words, method);
    for (const to of addressees) if (!written.has(to)) written.set(to, { to, ...mail });
  }
  await post.outbox.write(trx, ...written.values());
}

async function mailTo(
  trx: Transaction<Schema>,
  side: CardKind,
  { interview, cards, now }: News,
  { origins, vault }: Post,
  { heading, paragraphs }: Words,
  method?: CalendarEvent['method'],
) {
  const card = cards[side];
  const company = card.company_id === null ? null : await findCompany(trx, String(card.company_id));
  const origin = origins.of(company);
  const isOver = interview.state === 'withdrawn' || interview.state === 'cancelled';
  const token = side === 'talent' && !isOver ? await interviewToken({ db: trx, vault }, interview.id, now) : undefined;
  const button = token
    ? {
        label: formatMessage(interview.state === 'offered' ? emails.pickButton : emails.changeButton),
        url: `${origin}/interview/${token}`,
      }
    : interview.relation_id !== null && {
        label: formatMessage(emails.openButton),
        url: `${origin}${getCardWorkPath(side, card)}?status=all&open=${interview.relation_id}`,
      };
  const calendar = method && eventOf(interview, cards, method);
  const letter = {
    subject: heading,
    heading,
    paragraphs,
    ...(button && { button }),
    ...(token && { secret: token }),
    ...(calendar && { calendar }),
  };
  return { mail: { company, letter }, addressees: await loadCardOwnerEmails(trx, card) };
}

function eventOf(
  { id, sequence, starts_at, ends_at, place, note }: InterviewRow,
  cards: Cards,
  method: CalendarEvent['method'],
): CalendarEvent {
  const summary = formatMessage(emails.eventTitle, { pair: formatPair(cards) });
  return { method, uid: id, sequence, starts: starts_at!, ends: ends_at!, summary, place, note };
}

function when(interview: InterviewRow, cards: Cards): string {
  return spokenTimes(interview.starts_at!, interview.ends_at!, zonesOf(interview, cards));
}

/**
 * Returns the time zones for an offer. The talent's time zone comes first, because the talent's side reads the offer.
 */
function zonesOf({ time_zone }: InterviewRow, { talent }: Cards): string[] {
  return [talent.time_zone ?? time_zone, time_zone];
}

function details({ place, note }: InterviewRow): string[] {
  return [formatMessage(emails.placeLine, { place }), ...(note ? [note] : [])];
}

function formatPair({ talent, request }: Cards): string {
  return formatMessage(emails.talentAndJob, { talent: talent.name, job: request.title });
}

export function getInterviewEnd(starts: Date, { minutes }: Pick<InterviewRow, 'minutes'>): Date {
  return new Date(starts.getTime() + minutes * 60_000);
}
