import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { keepCampaign } from './browser/campaign.ts';
import { nextTask } from './browser/nextTask.ts';
import { withoutPending } from './browser/pendingNavigation.ts';
import { nothingAt } from './frame/nothing.ts';
import { loadNear } from './near.ts';
import { queryClient } from './queryClient.ts';
import { routes } from './routes.tsx';
import { takeServed } from './served.ts';
import { loadPortal } from './session/company.ts';
import './ui/styles/tokens.css';
import './ui/styles/base.css';
import './ui/styles/forcedColors.css';

/** Dispatches rendering errors to the error reporting script, if it is loaded. */
const tell = (detail: unknown) => dispatchEvent(new CustomEvent('crewdock-error', { detail }));

keepCampaign(location.search);
await loadPortal();
// Evaluating the bundle was already a long task, so this yields to the event loop before rendering.
await nextTask();

const root = document.getElementById('root')!;
const served = await takeServed(root, routes);
const begun = served && { loaderData: served.loaded, errors: nothingAt(served.nothing) };
const router = withoutPending(createBrowserRouter(routes, begun ? { hydrationData: begun } : {}));
const portal = (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      {/* Without transitions, a ticked filter is shown immediately instead of after the list has rendered. */}
      <RouterProvider router={router} useTransitions={false} onError={tell} />
      <TakenOver />
    </QueryClientProvider>
  </StrictMode>
);
// Hydrates in a transition, which can be interrupted, so that events during hydration are handled.
if (served) startTransition(() => void hydrateRoot(root, portal));
else createRoot(root).render(portal);
loadNear(routes);

/** Makes the script in the head of the page (`index.html`) replay clicks made during hydration. */
function TakenOver() {
  useEffect(() => {
    dispatchEvent(new Event('crewdock-taken-over'));
  }, []);
  return null;
}
