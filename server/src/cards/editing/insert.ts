import { fieldRows } from '@crewdock/contract/card-fields';
import type { CardKind } from '@crewdock/contract/kinds';
import { sql, type Transaction } from 'kysely';
import { writeAuditEntries, type Doer } from '../../core/audit/changed.ts';
import { indexCards } from '../../search/index-cards.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { newLinkKey } from '../public-id.ts';
import { getFieldColumns, toColumnParameters } from './columns.ts';
import { checkComplete } from './complete.ts';
import { type Content, columnsIn } from './content.ts';
import { notifyStaffOfCard } from './notify-staff.ts';
import { auditedSkills, replaceSkills } from './skills.ts';
import { addDependentChanges } from './together.ts';

interface Place {
  owner_id: number;
  company_id: number | null;
  card_number: number;
}

/** Creates a card and returns its id. A card that isn't a draft must be complete, and staff are notified. */
export async function insertCard(
  trx: Transaction<Schema>,
  kind: CardKind,
  content: Content,
  place: Place,
  doer: Doer,
): Promise<number> {
  const { skills = [] } = content;
  const card = {
    ...emptyLines(kind),
    is_draft: false,
    ...columnsIn(addDependentChanges(content)),
    ...place,
    link_key: newLinkKey(),
  };
  if (!card.is_draft) checkComplete(kind, card, content.skills ?? null);
  const parameters = toColumnParameters(kind, card);
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(kind)} (${sql.join(parameters.map(([column]) => sql.ref(column)))})
    values (${sql.join(parameters.map(([, value]) => value))}) returning id`.execute(trx);
  const { id } = rows[0]!;
  await replaceSkills(trx, kind, id, skills);
  await indexCards(trx, kind, [id]);
  const after = { ...card, skills: auditedSkills(skills) };
  await writeAuditEntries(trx, doer, { action: 'created', subject: kind, id, after });
  if (!card.is_draft) await notifyStaffOfCard(trx, kind, card, 'added', doer);
  return id;
}

/** Returns empty strings for single-line fields, because their columns are not nullable. */
function emptyLines(kind: CardKind): { title: string; name?: string } {
  const lines = fieldRows(kind).filter(({ holds }) => holds === 'line');
  const columns = lines.flatMap(({ name }) => getFieldColumns(kind, name));
  return { title: '', ...Object.fromEntries(columns.map((column) => [column, ''])) };
}
