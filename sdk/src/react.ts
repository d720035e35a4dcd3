import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { TalentMarketElement, TalentMarketEventMap } from './index.ts';

/** What `<crewdock-talent-market>` takes in React 19: attributes and `on…` handlers of its own events. */
export type TalentMarketProps = DetailedHTMLProps<HTMLAttributes<TalentMarketElement>, TalentMarketElement> & {
  company?: string;
  'brand-color'?: string;
  'font-color'?: string;
  'color-scheme'?: 'light' | 'dark' | 'auto';
  target?: string;
} & {
  [E in Extract<keyof TalentMarketEventMap, `crewdock-${string}`> as `on${E}`]?: (
    event: TalentMarketEventMap[E],
  ) => void;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'crewdock-talent-market': TalentMarketProps;
    }
  }
}
