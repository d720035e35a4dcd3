import type { CardKind } from '@crewdock/contract/kinds';
import { useInfiniteQuery } from '@tanstack/react-query';
import Link2 from 'lucide-react/icons/link-2';
import { useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../../../i18n/translate.ts';
import { getLoadedItems } from '../../../query/pageItems.ts';
import { getTotalCount } from '../../../query/pages.ts';
import { Button } from '../../../ui/primitives/Button.tsx';
import { Dialog } from '../../../ui/primitives/Dialog.tsx';
import { ErrorState } from '../../../ui/patterns/ErrorState.tsx';
import { LoadMore } from '../../../ui/patterns/LoadMore.tsx';
import { WorkList } from '../../../ui/patterns/rows/Rows.ts';
import { RowsSkeleton } from '../../../ui/patterns/rows/RowsSkeleton.tsx';
import { LINK_COLUMNS, ImportLinkEntry } from './LinkEntry.tsx';
import { LinkForm } from './LinkForm.tsx';
import * as messages from './messages.ts';
import { importLinksQuery } from './queries.ts';

/** Links through which people without an account send CVs or job descriptions. */
export function Links({ kind }: { kind: CardKind }) {
  const [isMaking, setMaking] = useState(false);
  const query = useInfiniteQuery(importLinksQuery(kind));
  const links = getLoadedItems(query.data);
  return (
    <Frame aria-labelledby="import-links">
      <Head>
        <div>
          <h2 id="import-links">{t(messages.title)}</h2>
          <p>{t(messages.text, { kind })}</p>
        </div>
        <Button onPress={() => setMaking(true)}>
          <Link2 aria-hidden="true" />
          {t(messages.createButton)}
        </Button>
      </Head>
      {query.isError && !links && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <RowsSkeleton rows={1} />}
      {links && links.length > 0 && (
        <LoadMore query={query} shown={links.length} total={getTotalCount(query.data)}>
          <WorkList $columns={LINK_COLUMNS} aria-label={t(messages.title)}>
            {links.map((link) => (
              <li key={link.key}>
                <ImportLinkEntry link={link} />
              </li>
            ))}
          </WorkList>
        </LoadMore>
      )}
      <Dialog title={t(messages.createTitle, { kind })} isOpen={isMaking} onClose={() => setMaking(false)}>
        <LinkForm kind={kind} onDone={() => setMaking(false)} onCancel={() => setMaking(false)} />
      </Dialog>
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  gap: 12px;
  margin-block-start: 16px;
  padding-block-start: 20px;
  border-block-start: 1px solid var(--line);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;

  h2 {
    font-size: 1rem;
  }

  p {
    color: var(--muted);
    font-size: 0.8125rem;
  }
`;
