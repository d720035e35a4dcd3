import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '../queryClient.ts';
import { Gallery } from './Gallery.tsx';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import '../ui/styles/forcedColors.css';

/** Entry point of `/dev/ui`, which Vite serves in development. Uses a memory router, so that links stay on the page. */
const router = createMemoryRouter([{ path: '*', element: <Gallery /> }]);

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
