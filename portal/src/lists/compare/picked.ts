import { useSearchParams } from 'react-router';

/** Maximum number of columns that fit. */
export const MOST_COMPARED = 5;

interface Picked {
  /** The ticked cards by public id without the link's tag. */
  picked: string[];
  /** The cards being compared; empty for fewer than two. */
  compared: string[];
  pick: (card: string, isPicked: boolean) => void;
  /** Path of the comparison of the ticked cards. */
  comparePath: string;
  /** Removes a card from the comparison; with fewer than two left, the list is shown again. */
  drop: (card: string) => void;
}

/**
 * The ticked and compared cards of a shared list. Kept in the URL, so that back, reload and copied links show the same.
 */
export function usePicked(): Picked {
  const [params, setParams] = useSearchParams();
  const picked = cardsIn(params.get('pick'));
  const compared = cardsIn(params.get('compare'));
  const set = (name: string, cards: string[]) =>
    setParams(cards.length > 0 ? { [name]: cards.join(',') } : {}, { replace: true, preventScrollReset: true });
  return {
    picked,
    compared: compared.length > 1 ? compared : [],
    pick(card, isPicked) {
      const others = picked.filter((each) => each !== card);
      set('pick', isPicked ? [...others, card].slice(0, MOST_COMPARED) : others);
    },
    comparePath: `?compare=${picked.join(',')}`,
    drop(card) {
      const left = compared.filter((each) => each !== card);
      set(left.length > 1 ? 'compare' : 'pick', left);
    },
  };
}

/** `48213-7-914200375816` → `48213-7`. */
export function withoutTag(publicId: string): string {
  return publicId.split('-', 2).join('-');
}

/** The card ids in a URL parameter, without duplicates and malformed ids. */
export function cardsIn(named: string | null): string[] {
  const cards = named?.split(',').filter((card) => /^\d{1,10}-\d{1,10}$/.test(card)) ?? [];
  return [...new Set(cards)].slice(0, MOST_COMPARED);
}
