/** A card is a talent or a request; users see requests as jobs. */
export type CardKind = 'talent' | 'request';

/**
 * Names of each kind. API paths contain the kind (`/talents/`, `/requests/`); the portal's messages and URLs say job
 * instead of request.
 */
export const KINDS = {
  talent: {
    other: 'request',
    /** In URLs of lists (`/market/talents`, `/my/talents/create`) and in stored shared links. */
    market: 'talents',
    /** In URLs of the owner's pages (`/my/talents/42`). */
    own: 'talents',
    /** Prefix of public pages (`/t/48213-7-senior-react-developer`). */
    page: '/t/',
    noun: 'talent',
    nouns: 'talents',
    Noun: 'Talent',
    Nouns: 'Talents',
    /** Account types that can own such cards. */
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

/** Name of a kind in URLs of the market. */
export type MarketType = (typeof KINDS)[CardKind]['market'];

/** Returns the kind for a path segment of the market; undefined for unknown segments. */
export function parseCardKind(market: MarketType): CardKind;
export function parseCardKind(market: string | undefined): CardKind | undefined;
export function parseCardKind(market: string | undefined): CardKind | undefined {
  return CARD_KINDS.find((kind) => KINDS[kind].market === market);
}

/**
 * Whether accounts of this type can own cards of the kind: clients own jobs, talent providers and developers own
 * talents.
 */
export function canOwnCards(kind: CardKind, type: number | null): boolean {
  return KINDS[kind].holders.some((holder) => holder === type);
}
