import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';

export function FilterRailSkeleton() {
  return (
    <Rows role="status" aria-label={t(messages.loadingFilters)}>
      {Array.from({ length: 14 }, (_, at) => (
        <Skeleton key={at} $width={at % 7 === 0 ? 110 : '100%'} $height={16} />
      ))}
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: 16px;
  padding-block: 10px;
`;
