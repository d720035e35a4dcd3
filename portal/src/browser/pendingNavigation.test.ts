import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { $pendingPath, withoutPending } from './pendingNavigation.ts';

test('subscribers are notified of completed navigations but not of pending navigations', async () => {
  const loaded = Promise.withResolvers<null>();
  const router = withoutPending(
    createMemoryRouter([
      { path: '/', element: null },
      { path: '/card', element: null, loader: () => loaded.promise },
      { path: '/list', element: null },
    ]),
  );
  const heard: string[] = [];
  router.subscribe(({ location }) => void heard.push(location.pathname));

  const opening = router.navigate('/card');
  expect([$pendingPath.get(), heard]).toEqual(['/card', []]);
  loaded.resolve(null);
  await opening;
  expect([$pendingPath.get(), heard, router.state.location.pathname]).toEqual([null, ['/card'], '/card']);

  await router.navigate('/list');
  expect(heard).toEqual(['/card', '/list']);
  router.dispose();
});

test('no navigation is pending after a pending navigation was replaced by another', async () => {
  const router = withoutPending(
    createMemoryRouter([
      { path: '/', element: null },
      { path: '/slow', element: null, loader: () => new Promise(() => undefined) },
      { path: '/list', element: null },
    ]),
  );
  const heard: string[] = [];
  router.subscribe(({ location }) => void heard.push(location.pathname));
  void router.navigate('/slow');
  await router.navigate('/list');
  expect([$pendingPath.get(), heard]).toEqual([null, ['/list']]);
  router.dispose();
});
