/** A card is a talent, or a request: a job that somebody wants done. */
export type CardKind = 'talent' | 'request';

/**
 * What is called differently for each kind. The API spells a kind out, `/talents/` and `/requests/`, so that its paths are made of
 * the kind itself; people read of jobs, and so do the portal's addresses.
 */
export const KINDS = {
  talent: {
    other: 'request',
    /** In addresses of lists, `/market/talents`, `/my/talents/create`, and in what a shared link keeps. */
    market: 'talents',
    /** The card in its owner's area, `/my/talents/42`. */
    own: 'talents',
    /** The public card, `/t/48213-7-senior-react-developer`. */
    page: '/t/',
    noun: 'talent',
    nouns: 'talents',
    Noun: 'Talent',
    Nouns: 'Talents',
    /** Types of accounts that hold such cards. */
    holders: [2, 3],
  },
  request: {
    other: 'talent',
    market: 'jobs',
    own: 'job',
    page: '/j/',
    noun: 'job',
    nouns: 'jobs',
    Noun: 'Job',
    Nouns: 'Jobs',
    holders: [1],
  },
} as const satisfies Record<CardKind, Kind>;

interface Kind {
  other: CardKind;
  market: string;
  own: string;
  page: `/${string}/`;
  noun: string;
  nouns: string;
  Noun: string;
  Nouns: string;
  holders: readonly number[];
}

export const CARD_KINDS = ['talent', 'request'] as const satisfies CardKind[];

/** How the addresses of the market call a kind. */
export type MarketType = (typeof KINDS)[CardKind]['market'];

/** The kind behind a word of an address; undefined for any other word. */
export function kindOf(market: MarketType): CardKind;
export function kindOf(market: string | undefined): CardKind | undefined;
export function kindOf(market: string | undefined): CardKind | undefined {
  return CARD_KINDS.find((kind) => KINDS[kind].market === market);
}

/** Clients post jobs, talent providers and developers hold talents: whether an account of this type may have cards of a kind. */
export function holds(kind: CardKind, type: number | null): boolean {
  return KINDS[kind].holders.some((holder) => holder === type);
}
