import { CARD_KINDS, type CardKind } from '@crewdock/contract/kinds';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { plannedOnce } from '../infra/db/single-use-plans.ts';
import type { Schema } from '../infra/db/schema.ts';
import { type RequestRow, type TalentRow, buildCardQuery, inOrder } from './queries.ts';

const SHARED = [
  'id',
  'shown_id',
  'title',
  'card_number',
  'link_key',
  'seniority_id',
  'english_level_id',
  'specialization_ids',
  'industry_ids',
  'is_verified',
  'priority',
  'modified_at',
] as const;
const TALENT = [...SHARED, 'name', 'photo', 'country_id', 'city', 'hourly_rate', 'monthly_rate'] as const;
const REQUEST = [
  ...SHARED,
  'company_name',
  'city',
  'region',
  'country_ids',
  'duration_id',
  'hourly_min',
  'hourly_max',
  'monthly_min',
  'monthly_max',
] as const;
const COLUMNS = { talent: TALENT, request: REQUEST } satisfies Record<CardKind, readonly string[]>;

type Joined = 'owner_number' | 'hides_id' | 'skills' | 'tag_number';
/** Columns of a card that lists show. */
export type ListedTalent = Pick<TalentRow, (typeof TALENT)[number] | Joined>;
export type ListedRequest = Pick<RequestRow, (typeof REQUEST)[number] | Joined>;
export type ListedCard<K extends CardKind> = K extends 'talent' ? ListedTalent : ListedRequest;

export type LoadListed = <K extends CardKind>(kind: K, ids: number[]) => Promise<ListedCard<K>[]>;

export interface WithListed {
  /** Loads cards for lists. */
  listed: LoadListed;
}

/** Returns a function that loads the listed columns of cards, in the order of their ids in the call. */
export function listedCards(db: Kysely<Schema>): LoadListed {
  const statements = new Map(
    CARD_KINDS.map((kind) => {
      const columns = sql.join(COLUMNS[kind].map((column) => sql.ref(`c.${column}`)));
      const query = buildCardQuery(kind, columns, sql`c.id = any(${[]}::int[])`);
      return [kind, sql`${plannedOnce} ${query}`.compile(db).sql];
    }),
  );
  return async <K extends CardKind>(kind: K, ids: number[]) => {
    if (ids.length === 0) return [];
    const { rows } = await db.executeQuery<ListedCard<K>>(CompiledQuery.raw(statements.get(kind)!, [ids]));
    return inOrder(rows, ids);
  };
}
