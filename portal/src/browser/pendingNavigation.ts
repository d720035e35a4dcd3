import { atom } from 'nanostores';
import type { DataRouter, RouterState, RouterSubscriber } from 'react-router';

/** Target path of a pending navigation; null when no navigation is pending. */
export const $pendingPath = atom<string | null>(null);

/**
 * Wraps a router so that components are not notified of pending navigations: otherwise every link of the page would
 * re-render after a click.
 */
export function withoutPending(router: DataRouter): DataRouter {
  const subscribe = (listener: RouterSubscriber) => {
    let last = router.state;
    return router.subscribe((state, more) => {
      const isNews = differs(last, state);
      last = state;
      $pendingPath.set(state.navigation.location?.pathname ?? null);
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
