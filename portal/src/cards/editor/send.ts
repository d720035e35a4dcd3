import type { MarketType } from '@crewdock/contract/kinds';
import { call } from '../../api.ts';
import { type Details, EMPTY, bodyOf, differing } from './fields.ts';
import type { Area } from './places.ts';
import type { Work } from './work.ts';

/** Makes the card, or changes what differs in it. Throws what `call` throws; `conflict` carries the card as it is now. */
export async function sendFields(type: MarketType, area: Area, work: Work, isDraft: boolean): Promise<Details> {
  return work.card ? change(type, work.card, work, isDraft) : create(type, area, work, isDraft);
}

function create(type: MarketType, area: Area, { fields, key }: Work, is_draft: boolean): Promise<Details> {
  const scope = area === 'company' ? ('company' as const) : ('own' as const);
  const body = { ...bodyOf(type, fields, differing(type, EMPTY, fields)), is_draft, scope };
  const idempotencyKey = `${key}-${is_draft ? 'draft' : 'publish'}`;
  return type === 'talents'
    ? call('POST /talents/', { body, idempotencyKey })
    : call('POST /requests/', { body, idempotencyKey });
}

/** What is published stays so. */
async function change(
  type: MarketType,
  card: Details,
  { base, fields, version }: Work,
  isDraft: boolean,
): Promise<Details> {
  const names = differing(type, base, fields);
  const publishes = card.is_draft && !isDraft;
  if (names.length === 0 && !publishes) return card;
  const params = { id: String(card.id) };
  const body = {
    ...bodyOf(type, fields, names),
    ...(publishes && { is_draft: false }),
    ...(version !== null && { version }),
  };
  return type === 'talents'
    ? call('PATCH /talents/{id}/', { params, body })
    : call('PATCH /requests/{id}/', { params, body });
}
