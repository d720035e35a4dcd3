import { CARD_KINDS } from '@crewdock/contract/kinds';
import type { Transaction } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import type { Context } from '../../core/context/context.ts';
import { mailsToSide } from '../letters.ts';
import type { CardPair } from '../pair.ts';
import type { NoteRow } from './queries.ts';

/** Mails the other side about a shared note. A mail that was already sent keeps the original text. */
export async function mailNote(
  trx: Transaction<Schema>,
  note: NoteRow,
  deed: 'written' | 'edited' | 'deleted',
  pair: CardPair,
  context: Context,
): Promise<void> {
  if (!note.is_shared) return;
  const { request, talent } = pair;
  const heading = `A note on ${talent.name} and ${request.title}`;
  const sides = CARD_KINDS.filter((side) => side !== note.side);
  const mails = await Promise.all(
    sides.map((side) =>
      mailsToSide(trx, side, pair, context, {
        open: note.relation_id,
        letter: { subject: heading, heading, paragraphs: [note.text] },
        gathers: {
          about: `note ${note.id}`,
          from: '',
          to: deed === 'deleted' ? '' : 'written',
          onlyIfTold: deed !== 'written',
          several: [
            ['', ` notes on ${talent.name} and ${request.title}`],
            ['', ' notes that others share with you'],
            ['', ' changes to your jobs and talents'],
          ],
        },
      }),
    ),
  );
  await context.outbox.write(trx, ...mails.flat());
}
