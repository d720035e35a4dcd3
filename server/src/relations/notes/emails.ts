import { CARD_KINDS } from '@crewdock/contract/kinds';
import type { Transaction } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import type { Context } from '../../core/context/context.ts';
import { mailsToSide } from '../emails.ts';
import type { CardPair } from '../pair.ts';
import type { NoteRow } from './queries.ts';
import * as emails from '../../core/messages/emails/relation.ts';
import { batchSubject } from '../../core/messages/batch-subject.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

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
  const about = { talent: talent.name, job: request.title };
  const heading = formatMessage(emails.noteHeading, about);
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
            batchSubject(emails.manyNotesOnPair, about),
            batchSubject(emails.manyNotes),
            batchSubject(emails.manyChanges),
          ],
        },
      }),
    ),
  );
  await context.outbox.write(trx, ...mails.flat());
}
