import { styled } from 'styled-components';
import { Skeleton } from '../ui/Skeleton.tsx';
import { pageWidth } from '../ui/pageWidth.ts';

/** Placeholder of the page contents while the first page loads. */
export function ContentsSkeleton() {
  return (
    <Layout role="status" aria-label="Loading">
      <Skeleton $height={28} $width={180} />
      <Skeleton $height={44} />
      {Array.from({ length: 8 }, (_, at) => (
        <Skeleton key={at} $height={120} />
      ))}
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  gap: 24px;
  ${pageWidth}
  padding-block: 32px 120px;
`;
