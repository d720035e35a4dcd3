import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '../queryClient.ts';
import { Gallery } from './Gallery.tsx';
import '../ui/tokens.css';
import '../ui/base.css';

/** `/dev/ui`, which Vite serves while the portal is developed: links within it lead nowhere else. */
const router = createMemoryRouter([{ path: '*', element: <Gallery /> }]);

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
