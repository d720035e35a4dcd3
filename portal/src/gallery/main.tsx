import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '../queryClient.ts';
import { Gallery } from './Gallery.tsx';
import { MessageList } from './MessageList.tsx';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import '../ui/styles/forcedColors.css';

/**
 * Entry point of `/dev/ui` and `/dev/messages`, which Vite serves in development. Uses a memory router, so that links
 * of components stay on the page.
 */
const element = window.location.pathname === '/dev/messages' ? <MessageList /> : <Gallery />;
const router = createMemoryRouter([{ path: '*', element }]);

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
