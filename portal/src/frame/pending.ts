import { atom } from 'nanostores';
import type { DataRouter, RouterState, RouterSubscriber } from 'react-router';

/** Whether a page is on its way. */
export const $isPending = atom(false);

/**
 * The router as pages know it: it tells them what has come, and not what is on its way. Every link of a page would be drawn again in
 * the press that leads on.
 */
export function withoutPending(router: DataRouter): DataRouter {
  const subscribe = (listener: RouterSubscriber) => {
    let last = router.state;
    return router.subscribe((state, more) => {
      const isNews = differs(last, state);
      last = state;
      $isPending.set(state.navigation.state !== 'idle');
      if (isNews) listener(state, more);
    });
  };
  return Object.create(router, { subscribe: { value: subscribe } }) as DataRouter;
}

function differs(before: RouterState, after: RouterState): boolean {
  return Object.entries(after).some(
    ([key, value]) => key !== 'navigation' && before[key as keyof RouterState] !== value,
  );
}
