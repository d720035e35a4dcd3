import type { CardKind } from '@crewdock/contract/kinds';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { CardContents } from '../../cards/CardWords.tsx';
import { cardQuery } from '../../cards/queries.ts';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import type { StaffCardRow } from './cardColumns.tsx';
import { StaffCardFacts } from './CardFacts.tsx';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

interface Props {
  kind: CardKind;
  id: number;
  row: StaffCardRow | undefined;
}

/** Staff data of a card, followed by its full contents. */
export function GeneralInformation({ kind, id, row }: Props) {
  const { data: card, isError, error, refetch } = useQuery(cardQuery(kind, String(id)));
  return (
    <Frame>
      {row && <StaffCardFacts card={row} />}
      {card ? (
        <CardContents card={card} />
      ) : isError ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton role="status" aria-label={t(messages.loading)} $height={240} />
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
