import type { MarketType } from '@crewdock/contract/kinds';

/** Whose cards are edited: the user's own, or a company's. */
export type Area = 'my' | 'company';

/** Paths of an area's pages and titles of its lists. */
export const PLACES = {
  my: {
    jobs: {
      called: 'My jobs',
      list: '/my/jobs',
      card: (id: number) => `/my/job/${id}`,
      edit: (id: number) => `/my/job/${id}/edit`,
    },
    talents: {
      called: 'My talents',
      list: '/my/talents',
      card: (id: number) => `/my/talents/${id}`,
      edit: (id: number) => `/my/talents/${id}/edit`,
    },
  },
  company: {
    jobs: {
      called: 'Company jobs',
      list: '/company/jobs',
      card: (id: number) => `/company/jobs/${id}`,
      edit: (id: number) => `/company/jobs/${id}/edit`,
    },
    talents: {
      called: 'Company talents',
      list: '/company/talents',
      card: (id: number) => `/company/talents/${id}`,
      edit: (id: number) => `/company/talents/${id}/edit`,
    },
  },
} as const satisfies Record<Area, Record<MarketType, object>>;
