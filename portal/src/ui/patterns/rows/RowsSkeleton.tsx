import { styled } from 'styled-components';
import { t } from '../../../i18n/translate.ts';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import * as messages from './messages.ts';

/** Loading placeholder of a list, with rows of the final height. */
export function RowsSkeleton({ rows = 12 }: { rows?: number }) {
  return (
    <Frame role="status" aria-label={t(messages.loading)}>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} aria-hidden="true">
          <Skeleton $width={`${22 + ((at * 7) % 12)}%`} />
          <Skeleton $width="28%" />
          <Skeleton $width={88} />
        </div>
      ))}
    </Frame>
  );
}

const Frame = styled.div`
  container: rows / inline-size;

  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    block-size: 43px;
  }

  > div + div {
    block-size: 44px;
    border-block-start: 1px solid var(--line);
  }

  @container rows (width < 1180px) {
    > div {
      block-size: 65px !important;
    }
  }

  @container rows (width < 620px) {
    > div {
      block-size: 84px !important;
    }
  }
`;
