import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { LoadingHeading } from '../frame/LoadingHeading.tsx';
import { MOBILE } from '../ui/styles/screen.ts';
import { pageWidth } from '../ui/styles/pageWidth.ts';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';

/** Loading placeholder of a card page. */
export function CardSkeleton() {
  return (
    <Layout role="status" aria-label={t(messages.loading)}>
      <LoadingHeading />
      <Article>
        <Skeleton $width={360} $height={88} />
        <Skeleton $height={120} />
        <SummarySkeleton />
      </Article>
    </Layout>
  );
}

export function SummarySkeleton() {
  return (
    <Lines>
      {[96, 100, 91, 60].map((width) => (
        <Skeleton key={width} $width={`${width}%`} $height={16} />
      ))}
    </Lines>
  );
}

/** Two columns: the card on the left, actions on the right. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 720px) 280px;
  justify-content: space-between;
  gap: 20px 64px;
  ${pageWidth}
  padding-block: 24px 80px;

  ${MOBILE} {
    grid-template-columns: minmax(0, 720px);
    padding-block: 16px 112px;
  }
`;

export const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 36px;
  align-content: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  h2 {
    margin-block-end: 12px;
    font-size: 1rem;
  }
`;

const Lines = styled.div`
  display: grid;
  gap: 10px;
`;
