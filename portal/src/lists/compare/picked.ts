import { useSearchParams } from 'react-router';

/** Maximum number of compared talents; limited by the available width. */
export const MOST_COMPARED = 5;

interface Picked {
  /** Public ids of the ticked cards, without the link's tag. */
  picked: string[];
  /** Public ids of the compared cards, at least two; empty while nothing is compared. */
  compared: string[];
  pick: (card: string, isPicked: boolean) => void;
  /** Path to the comparison of the ticked cards. */
  comparePath: string;
  /** Removes a card from the comparison. If fewer than two cards remain, the list is shown again. */
  drop: (card: string) => void;
}

/**
 * The ticked and compared cards of a shared list. Stored in the URL, so that back, reload and copied links show the
 * same cards.
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

/** Removes the tag from a public id: `48213-7-914200375816` becomes `48213-7`. */
export function withoutTag(publicId: string): string {
  return publicId.split('-', 2).join('-');
}

/** Parses the card ids in a URL parameter; ignores malformed and duplicate ids. */
export function cardsIn(named: string | null): string[] {
  const cards = named?.split(',').filter((card) => /^\d{1,10}-\d{1,10}$/.test(card)) ?? [];
  return [...new Set(cards)].slice(0, MOST_COMPARED);
}
