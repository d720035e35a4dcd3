import type { CardKind } from '@crewdock/contract/kinds';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api.ts';
import type { Card } from '../../cards/facts.ts';
import { queryClient } from '../../queryClient.ts';
import { useIdempotencyKey } from '../../ui/form/useIdempotencyKey.ts';
import { tellRefusal } from '../../ui/refusal.ts';
import { listsForCardQuery } from '../queries.ts';

export type Holding = ReturnType<typeof useHolding>;

/** Which lists hold a card: a tick shows at once and goes back where the server refuses it. */
export function useHolding(kind: CardKind, card: Card) {
  const [pending, setPending] = useState<ReadonlyMap<number, boolean>>(new Map());
  const hasChanged = useRef(false);
  const keyOf = useIdempotencyKey();
  const made = useRef(0);
  const { queryKey } = listsForCardQuery(kind, card.id);
  const body = { [kind]: card.id };

  // Pages of lists may stand behind this: they follow once it is closed.
  useEffect(
    () => () => {
      if (hasChanged.current) void queryClient.invalidateQueries({ queryKey: ['lists'] });
    },
    [],
  );

  function setItem(list: number, item: number | null) {
    hasChanged.current = true;
    // An answer that is on its way has the tick of before.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(
      queryKey,
      (data) => data && { ...data, items: data.items.map((each) => (each.id === list ? { ...each, item } : each)) },
    );
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

  /** Makes a list that holds the card. */
  async function create(name: string) {
    // Two lists may have one name.
    const idempotencyKey = keyOf({ name, after: made.current });
    const list = await call('POST /lists/', { body: { name }, idempotencyKey });
    made.current += 1;
    hasChanged.current = true;
    queryClient.setQueryData(
      queryKey,
      (data) => data && { ...data, total: data.total + 1, items: [{ ...list, item: null }, ...data.items] },
    );
    await toggle(list.id, null);
  }

  return { pending, toggle, create };
}
