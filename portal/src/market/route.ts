import { createElement } from 'react';
import { marketLoader } from './loader.ts';
import { MarketPage } from './MarketPage.tsx';

/** The page itself fetches what a changed filter needs. */
const shouldRevalidate = () => false;

export const talents = {
  Component: () => createElement(MarketPage, { key: 'talents', type: 'talents' }),
  loader: marketLoader('talents'),
  shouldRevalidate,
};

export const jobs = {
  Component: () => createElement(MarketPage, { key: 'jobs', type: 'jobs' }),
  loader: marketLoader('jobs'),
  shouldRevalidate,
};
