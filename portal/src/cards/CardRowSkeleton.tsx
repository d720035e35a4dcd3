import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';

/** Loading placeholder of a card list. */
export function LoadingRows({ rows }: { rows: number }) {
  return (
    <div role="status" aria-label={t(messages.loading)}>
      {Array.from({ length: rows }, (_, at) => (
        <CardRowSkeleton key={at} />
      ))}
    </div>
  );
}

/** Placeholder with the height of a card row with one line of skills. */
export function CardRowSkeleton() {
  return (
    <Row aria-hidden="true">
      <Skeleton $width={48} $height={48} />
      <div>
        <Skeleton $width={320} $height={16} />
        <Skeleton $width={240} />
        <Skeleton $width={420} $height={24} />
      </div>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: 16px;
  min-block-size: 94px;
  padding: 12px 20px 8px;

  > :first-child {
    flex: none;
    border-radius: 25%;
  }

  > div {
    display: grid;
    flex: 1;
    align-content: start;
    gap: 7px;

    > :last-child {
      margin-block-start: 4px;
    }
  }
`;
