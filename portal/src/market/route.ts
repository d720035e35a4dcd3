import { createElement } from 'react';
import type { ShouldRevalidateFunction } from 'react-router';
import { marketLoader } from './loader.ts';
import { MarketPage } from './MarketPage.tsx';

/**
 * Reruns the loader only for a different shared link, because the page component fetches the results when filters
 * change.
 */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  currentParams.hash !== nextParams.hash;

export const marketTalentsRoute = {
  Component: () => createElement(MarketPage, { key: 'talent', kind: 'talent' }),
  loader: marketLoader('talent'),
  shouldRevalidate,
};

export const marketJobsRoute = {
  Component: () => createElement(MarketPage, { key: 'request', kind: 'request' }),
  loader: marketLoader('request'),
  shouldRevalidate,
};
