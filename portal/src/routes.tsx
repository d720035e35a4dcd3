import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router';
import { Frame } from './frame/Frame.tsx';
import { FrameSkeleton } from './frame/FrameSkeleton.tsx';
import { PageError } from './frame/PageError.tsx';
import { type RouteHandle, guard } from './guard.ts';

interface Page {
  Component: ComponentType;
  loader?: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
}

type Screen = RouteHandle & { page: () => Promise<Page> };

const market = () => import('./market/route.ts');
const cards = () => import('./cards/route.ts');

/** Every screen of the portal. */
const SCREENS: Screen[] = [
  { name: 'home', pattern: '/', title: null, access: 'public', page: () => import('./home/HomePage.tsx') },
  {
    name: 'market',
    pattern: '/market',
    title: 'Market',
    access: 'public',
    page: async () => ({ Component: () => null }),
  },
  {
    name: 'market-talents',
    pattern: '/market/talents',
    access: 'public',
    page: async () => (await market()).talents,
  },
  {
    name: 'market-requests',
    pattern: '/market/jobs',
    title: 'Jobs',
    access: 'public',
    page: async () => (await market()).jobs,
  },
  {
    name: 'market-talents-share',
    pattern: '/market/talents/:hash',
    title: 'Shared talents',
    access: 'public',
    page: async () => (await market()).talents,
  },
  {
    name: 'market-requests-share',
    pattern: '/market/jobs/:hash',
    title: 'Shared jobs',
    access: 'public',
    page: async () => (await market()).jobs,
  },
  {
    name: 'ext-talent-id',
    pattern: '/t/:key',
    access: 'public',
    page: async () => (await cards()).talent,
  },
  {
    name: 'ext-request-id',
    pattern: '/j/:key',
    access: 'public',
    page: async () => (await cards()).job,
  },
  {
    name: 'privacy',
    pattern: '/privacy-policy',
    title: 'Privacy policy',
    access: 'public',
    page: () => import('./legal/PrivacyPage.tsx'),
  },
  {
    name: 'terms',
    pattern: '/terms-of-use',
    title: 'Terms of use',
    access: 'public',
    page: () => import('./legal/TermsPage.tsx'),
  },
  {
    name: 'not-found',
    pattern: '/*',
    title: 'Page not found',
    access: 'public',
    page: () => import('./frame/NotFoundPage.tsx'),
  },
];

/** The one route table. */
export const routes: RouteObject[] = [
  {
    Component: Frame,
    HydrateFallback: FrameSkeleton,
    middleware: [guard],
    children: [
      {
        ErrorBoundary: PageError,
        children: SCREENS.map(({ page, ...handle }) => ({ path: handle.pattern, handle, lazy: page })),
      },
    ],
  },
];
