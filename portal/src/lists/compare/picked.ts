import { useSearchParams } from 'react-router';

/** Side by side there is room for so many. */
export const MOST_COMPARED = 5;

interface Picked {
  /** The cards ticked, by public id without the link's tag. */
  picked: string[];
  /** Those that are looked at side by side; fewer than two: none. */
  compared: string[];
  pick: (card: string, isPicked: boolean) => void;
  /** Where those that are ticked stand side by side. */
  comparePath: string;
  /** Takes one from side by side; with the last but one the list is back. */
  drop: (card: string) => void;
}

/** Which cards of a shared list are compared: the address says it, so that Back, reload and a copied address show the same. */
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

/** `48213-7` of `48213-7-914200375816`. */
export function withoutTag(publicId: string): string {
  return publicId.split('-', 2).join('-');
}

/** What an address names, each once; what can't be meant is passed over. */
export function cardsIn(named: string | null): string[] {
  const cards = named?.split(',').filter((card) => /^\d{1,10}-\d{1,10}$/.test(card)) ?? [];
  return [...new Set(cards)].slice(0, MOST_COMPARED);
}
