import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { NARROW } from '../ui/styles/screen.ts';
import { CardHead } from './CardHead.tsx';
import type { AnyCard } from './facts.ts';

interface Props {
  card: AnyCard;
  /** Link back to the list. */
  back: ReactNode;
  /** Status badges, below the facts. */
  marks: ReactNode;
  /** Actions on the card. */
  actions: ReactNode;
  /** Additional notices and prompts. */
  children?: ReactNode;
}

/** Header of a card's page for its owner and for staff. */
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
