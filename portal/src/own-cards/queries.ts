import type { OwnRequest, OwnTalent } from '@crewdock/contract/cards';
import type { CardKind } from '@crewdock/contract/kinds';
import { call } from '../api.ts';
import { EACH_VISIT } from '../queryClient.ts';
import type { ItemsPage } from '../query/pageItems.ts';
import { cursorPagesQuery } from '../query/pages.ts';
import * as messages from './messages.ts';

const OWN_SORTS = [
  { id: 'waiting', label: messages.sortWaiting },
  { id: '-modified', label: messages.sortModified },
  { id: 'title', label: messages.sortTitle },
  { id: 'priority', label: messages.sortPriority },
] as const;

export type OwnSort = (typeof OWN_SORTS)[number]['id'];

/** Returns the sort orders of an owner's list. Archived cards and drafts have no relations that need a reply. */
export function getOwnCardSorts({
  archive,
  drafts,
}: Pick<OwnCardsView, 'archive' | 'drafts'>): readonly (typeof OWN_SORTS)[number][] {
  return archive || drafts ? OWN_SORTS.filter(({ id }) => id !== 'waiting') : OWN_SORTS;
}

/** Filters and sort order of an owner's list. */
export interface OwnCardsView {
  scope: 'own' | 'company';
  archive: boolean;
  /** Whether to show only drafts; drafts are never archived. */
  drafts: boolean;
  /** Whether to show only cards with relations that need an answer. */
  waiting: boolean;
  search: string;
  sort: OwnSort;
}

export type OwnCard = OwnTalent | OwnRequest;

export interface OwnPage extends ItemsPage<OwnCard> {
  counters: { active: number; drafts: number; archive: number; waiting: number } | null;
}

export function parseOwnCardsView(
  scope: OwnCardsView['scope'],
  archive: boolean,
  params: URLSearchParams,
): OwnCardsView {
  const drafts = !archive && params.get('tab') === 'drafts';
  const sorts = getOwnCardSorts({ archive, drafts });
  const sort = (sorts.find(({ id }) => id === params.get('sort')) ?? sorts[0]!).id;
  const waiting = !archive && !drafts && params.get('waiting') === '1';
  return { scope, archive, drafts, waiting, search: params.get('search') ?? '', sort };
}

/** Query for pages of the cards of the user or of the portal's company, with the number of cards in each state. */
export function ownCardsQuery(kind: CardKind, { scope, archive, drafts, waiting, search, sort }: OwnCardsView) {
  return cursorPagesQuery({
    queryKey: ['own-cards', kind, scope, archive, drafts, waiting, search, sort],
    load: (from, signal): Promise<OwnPage> => {
      const filters = { scope, archive, drafts, waiting, sort, search: search || undefined };
      const query = { ...from, ...filters, with_counters: true };
      return call(`GET /${kind}s/`, { query, signal });
    },
    // Refetched on each visit, so that the user's own changes are shown immediately.
    staleTime: EACH_VISIT,
  });
}
