import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { NARROW } from '../ui/screen.ts';
import { CardHead } from './CardHead.tsx';
import type { Card } from './facts.ts';

interface Props {
  card: Card;
  /** The way to the list that it stands in. */
  back: ReactNode;
  /** How it stands, below what it is. */
  marks: ReactNode;
  /** What can be done with it as a whole. */
  actions: ReactNode;
  /** What else is said of it, and what is asked. */
  children?: ReactNode;
}

/** The top of a card’s page, for whoever works on it. */
export function CardTop({ card, back, marks, actions, children }: Props) {
  return (
    <header>
      {back}
      <Line>
        <div>
          <CardHead card={card} />
          <Marks>{marks}</Marks>
        </div>
        {actions && <Actions>{actions}</Actions>}
      </Line>
      {children}
    </header>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px 32px;
  padding-block: 8px;

  > :first-child {
    flex: 1 1 360px;
    min-inline-size: 0;
  }

  ${NARROW} {
    > :first-child {
      flex-basis: 100%;
    }
  }
`;

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  margin-block-start: 8px;

  &:empty {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
