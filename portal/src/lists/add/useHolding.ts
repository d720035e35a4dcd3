import type { CardKind } from '@crewdock/contract/kinds';
import type { CallOutput } from '@crewdock/sdk/client';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api.ts';
import type { AnyCard } from '../../cards/facts.ts';
import { changeCached } from '../../query/optimistic.ts';
import { queryClient } from '../../queryClient.ts';
import { useIdempotencyKey } from '../../ui/patterns/form/useIdempotencyKey.ts';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import { listsForCardQuery } from '../queries.ts';

type Lists = CallOutput<'GET /lists/'>;

export type Holding = ReturnType<typeof useHolding>;

/** Adds a card to lists and removes it from lists, with optimistic updates that are rolled back on errors. */
export function useHolding(kind: CardKind, card: AnyCard) {
  const [pending, setPending] = useState<ReadonlyMap<number, boolean>>(new Map());
  const hasChanged = useRef(false);
  const keyOf = useIdempotencyKey();
  const made = useRef(0);
  const { queryKey } = listsForCardQuery(kind, card.id);
  const body = { [kind]: card.id };

  // On close, refetches lists that the page behind the menu might show.
  useEffect(
    () => () => {
      if (hasChanged.current) void queryClient.invalidateQueries({ queryKey: ['lists'] });
    },
    [],
  );

  function setItem(list: number, item: number | null) {
    hasChanged.current = true;
    changeCached<Lists>(queryKey, (data) => ({
      ...data,
      items: data.items.map((each) => (each.id === list ? { ...each, item } : each)),
    }));
  }

  async function add(id: number) {
    setItem(id, (await call('POST /lists/{id}/items/', { params: { id }, body })).id);
  }

  async function takeOut(id: number, itemId: number) {
    await call('DELETE /lists/{id}/items/{itemId}/', { params: { id, itemId } });
    setItem(id, null);
  }

  async function toggle(id: number, item: number | null) {
    if (pending.has(id)) return;
    setPending((before) => new Map(before).set(id, item === null));
    try {
      await (item === null ? add(id) : takeOut(id, item));
    } catch (error) {
      tellRefusal(error);
    }
    setPending((before) => new Map([...before].filter(([list]) => list !== id)));
  }

  async function create(name: string) {
    // The key contains a counter, so that two lists can have the same name.
    const idempotencyKey = keyOf({ name, after: made.current });
    const list = await call('POST /lists/', { body: { name }, idempotencyKey });
    made.current += 1;
    hasChanged.current = true;
    changeCached<Lists>(queryKey, (data) => ({
      ...data,
      total: data.total + 1,
      items: [{ ...list, item: null }, ...data.items],
    }));
    await toggle(list.id, null);
  }

  return { pending, toggle, create };
}
