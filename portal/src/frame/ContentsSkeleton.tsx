import { useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { portalName } from '../session/company.ts';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { pageWidth } from '../ui/styles/pageWidth.ts';
import { LoadingHeading } from './LoadingHeading.tsx';
import { setPageTitle } from './pageTitle.ts';
import { useScreen } from './useScreen.ts';
import * as messages from './messages.ts';

/** Placeholder of the page contents while the first page loads. */
export function ContentsSkeleton() {
  const title = useScreen().row?.title;
  // The server's HTML might have a more specific title than the screen's.
  useLayoutEffect(() => {
    if (title && document.title === portalName()) setPageTitle(title);
  }, [title]);
  return (
    <Layout role="status" aria-label={t(messages.loading)}>
      <LoadingHeading />
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
