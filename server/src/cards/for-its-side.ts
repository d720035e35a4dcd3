import type { CardKind } from '@crewdock/contract/kinds';
import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import type { Kysely } from 'kysely';
import type { WithNames } from '../dictionaries/names.ts';
import { personName } from '../infra/db/person-name.ts';
import type { Schema } from '../infra/db/schema.ts';
import type { Context } from '../core/context/context.ts';
import { canEdit, canSeeOwner } from './policy.ts';
import type { RequestRow, TalentRow } from './queries.ts';
import type { OwnCardRelationCounts, WithCardRelations } from './relations.ts';

type ForItsSide = Pick<RequestDetails, 'relations'> & Partial<OwnCardRelationCounts>;

/** Returns the parts of a card's page that only the owner's side may see; an empty object for other requesters. */
export async function forItsSide(
  kind: CardKind,
  row: TalentRow | RequestRow,
  context: Context & WithCardRelations & WithNames,
): Promise<ForItsSide & Pick<TalentDetails, 'user'>> {
  const { actor, db, cardRelations } = context;
  const [user, relations, counts] = await Promise.all([
    kind === 'talent' && canSeeOwner(actor, row) ? ownerOf(db, row.owner_id) : undefined,
    canEdit(actor, row) ? cardRelations.of(kind, row.id, context) : undefined,
    canEdit(actor, row) ? cardRelations.count(kind, [row.id]) : undefined,
  ]);
  return { ...(user && { user }), ...(relations && { relations }), ...counts?.get(row.id) };
}

async function ownerOf(db: Kysely<Schema>, id: number): Promise<NonNullable<TalentDetails['user']>> {
  return db
    .selectFrom('person')
    .where('id', '=', id)
    .select(['uid as id', 'email as username', personName('person').as('full_name')])
    .executeTakeFirstOrThrow();
}
