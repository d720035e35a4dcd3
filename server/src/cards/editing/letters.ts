import type { CardKind } from '@crewdock/contract/kinds';
import type { Transaction } from 'kysely';
import { writeUpdate } from '../../updates/write.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** Puts a card that is new, or has to be looked at again, into the staff's inbox. */
export async function tellStaff(
  trx: Transaction<Schema>,
  kind: CardKind,
  card: { title: string; name: string; companyId: number | null },
  what: 'New' | 'Changed',
): Promise<void> {
  const called = kind === 'talent' ? `talent: ${card.name}, ${card.title}` : `job: ${card.title}`;
  await writeUpdate(trx, { kind: 'card', title: `${what} ${called}`, companyId: card.companyId });
}
