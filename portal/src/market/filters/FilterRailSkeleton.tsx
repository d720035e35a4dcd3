import { styled } from 'styled-components';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';

export function FilterRailSkeleton() {
  return (
    <Rows role="status" aria-label="Loading filters">
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
