import type { MarketType } from '@crewdock/contract/kinds';

/** Owner of the edited cards: the user (`my`) or a company. */
export type Area = 'my' | 'company';

/** Paths of an area's pages and titles of its lists. */
export const CARD_AREA_PAGES = {
  my: {
    jobs: {
      called: 'My jobs',
      list: '/my/jobs',
      card: (id: number) => `/my/job/${id}`,
      edit: (id: number) => `/my/job/${id}/edit`,
      copy: (id: number) => `/my/job/${id}/copy`,
    },
    talents: {
      called: 'My talents',
      list: '/my/talents',
      card: (id: number) => `/my/talents/${id}`,
      edit: (id: number) => `/my/talents/${id}/edit`,
      copy: (id: number) => `/my/talents/${id}/copy`,
    },
  },
  company: {
    jobs: {
      called: 'Company jobs',
      list: '/company/jobs',
      card: (id: number) => `/company/jobs/${id}`,
      edit: (id: number) => `/company/jobs/${id}/edit`,
      copy: (id: number) => `/company/jobs/${id}/copy`,
    },
    talents: {
      called: 'Company talents',
      list: '/company/talents',
      card: (id: number) => `/company/talents/${id}`,
      edit: (id: number) => `/company/talents/${id}/edit`,
      copy: (id: number) => `/company/talents/${id}/copy`,
    },
  },
} as const satisfies Record<Area, Record<MarketType, object>>;
