import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { keepCampaign } from './browser/campaign.ts';
import { nextTask } from './browser/nextTask.ts';
import { nothingAt } from './frame/nothing.ts';
import { withoutPending } from './frame/pending.ts';
import { loadNear } from './near.ts';
import { queryClient } from './queryClient.ts';
import { routes } from './routes.tsx';
import { takeServed } from './served.ts';
import { loadCompany } from './session/company.ts';
import './ui/tokens.css';
import './ui/base.css';

/** Who reports errors listens, where somebody does. */
const tell = (detail: unknown) => dispatchEvent(new CustomEvent('crewdock-error', { detail }));

keepCampaign(location.search);
await loadCompany();
// The program's start is a long task already.
await nextTask();

const root = document.getElementById('root')!;
const served = await takeServed(root, routes);
const begun = served && { loaderData: served.loaded, errors: nothingAt(served.nothing) };
const router = withoutPending(createBrowserRouter(routes, begun ? { hydrationData: begun } : {}));
const portal = (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      {/* A tick shows at once, not when the list behind it is drawn. */}
      <RouterProvider router={router} useTransitions={false} onError={tell} />
      <TakenOver />
    </QueryClientProvider>
  </StrictMode>
);
// In parts, so that a press in between is answered.
if (served) startTransition(() => void hydrateRoot(root, portal));
else createRoot(root).render(portal);
loadNear(routes);

/** Gives the page's head back the presses that it has kept (`index.html`). */
function TakenOver() {
  useEffect(() => {
    dispatchEvent(new Event('crewdock-taken-over'));
  }, []);
  return null;
}
