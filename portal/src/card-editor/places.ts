import type { MarketType } from '@crewdock/contract/kinds';
import * as messages from './places/messages.ts';

/** Owner of the edited cards: the user (`my`) or a company. */
export type Area = 'my' | 'company';

/** Paths of an area's pages and titles of its lists. */
export const CARD_AREA_PAGES = {
  my: {
    jobs: {
      title: messages.myJobs,
      list: '/my/jobs',
      card: (id: number) => `/my/job/${id}`,
      edit: (id: number) => `/my/job/${id}/edit`,
      copy: (id: number) => `/my/job/${id}/copy`,
    },
    talents: {
      title: messages.myTalents,
      list: '/my/talents',
      card: (id: number) => `/my/talents/${id}`,
      edit: (id: number) => `/my/talents/${id}/edit`,
      copy: (id: number) => `/my/talents/${id}/copy`,
    },
  },
  company: {
    jobs: {
      title: messages.companyJobs,
      list: '/company/jobs',
      card: (id: number) => `/company/jobs/${id}`,
      edit: (id: number) => `/company/jobs/${id}/edit`,
      copy: (id: number) => `/company/jobs/${id}/copy`,
    },
    talents: {
      title: messages.companyTalents,
      list: '/company/talents',
      card: (id: number) => `/company/talents/${id}`,
      edit: (id: number) => `/company/talents/${id}/edit`,
      copy: (id: number) => `/company/talents/${id}/copy`,
    },
  },
} as const satisfies Record<Area, Record<MarketType, object>>;
