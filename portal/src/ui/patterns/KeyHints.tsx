import { useStore } from '@nanostores/react';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { $singleKeys } from '../../browser/singleKeys.ts';
import { MOBILE } from '../styles/screen.ts';

/** Keys and their effect: `[['J', 'K'], 'move']`. */
export type KeyHint = readonly [keys: readonly string[], deed: string];

/** The keyboard shortcuts of a page, in a line below its heading. Hidden while the user has turned off shortcuts. */
export function KeyHints({ hints }: { hints: readonly KeyHint[] }) {
  return (
    <Line data-keys hidden={!useStore($singleKeys)}>
      {hints.map(([keys, deed], nth) => (
        <Fragment key={deed}>
          {nth > 0 && ' · '}
          {keys.map((key, at) => (
            <Fragment key={key}>
              {at > 0 && '/'}
              <kbd>{key}</kbd>
            </Fragment>
          ))}{' '}
          {deed}
        </Fragment>
      ))}
    </Line>
  );
}

const Line = styled.p`
  color: var(--muted);
  font-size: 0.8125rem;

  > kbd {
    padding: 1px 5px;
    border: 1px solid var(--line);
    border-radius: 4px;
    font: inherit;
    font-size: 0.75rem;
  }

  ${MOBILE} {
    display: none;
  }
`;
