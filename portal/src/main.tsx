import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from './queryClient.ts';
import { routes } from './routes.tsx';
import { loadCompany } from './session/company.ts';
import './ui/tokens.css';
import './ui/base.css';

/** Who reports errors listens, where somebody does. */
const tell = (detail: unknown) => dispatchEvent(new CustomEvent('crewdock-error', { detail }));

await loadCompany();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      {/* A tick shows at once, not when the list behind it is drawn. */}
      <RouterProvider router={createBrowserRouter(routes)} useTransitions={false} onError={tell} />
    </QueryClientProvider>
  </StrictMode>,
);
