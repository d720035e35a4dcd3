import type { CardKind } from '@crewdock/contract/kinds';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { CardWords } from '../../cards/CardWords.tsx';
import { cardQuery } from '../../cards/queries.ts';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import type { CardRow } from './cardColumns.tsx';
import { CardFacts } from './CardFacts.tsx';

interface Props {
  kind: CardKind;
  id: number;
  row: CardRow | undefined;
}

/** Staff data of a card, followed by its full contents. */
export function GeneralInformation({ kind, id, row }: Props) {
  const { data: card, isError, error, refetch } = useQuery(cardQuery(kind, String(id)));
  return (
    <Frame>
      {row && <CardFacts card={row} />}
      {card ? (
        <CardWords card={card} />
      ) : isError ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton role="status" aria-label="Loading" $height={240} />
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-block-start: 8px;
`;
