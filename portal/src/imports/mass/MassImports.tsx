import type { CardKind } from '@crewdock/contract/kinds';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { getLoadedItems } from '../../query/pageItems.ts';
import { getTotalCount } from '../../query/pages.ts';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { LoadMore } from '../../ui/patterns/LoadMore.tsx';
import { WorkList } from '../../ui/patterns/rows/Rows.ts';
import { RowsSkeleton } from '../../ui/patterns/rows/RowsSkeleton.tsx';
import { MASS_IMPORT_COLUMNS, MassImportEntry } from './ImportEntry.tsx';
import type { Chosen } from './chosen.ts';
import { Links } from './links/Links.tsx';
import * as messages from './messages.ts';
import { beginUpload } from './ownUploads.ts';
import { massImportsChanged, massImportsQuery } from './queries.ts';
import { MassImportReport } from './Report.tsx';
import { StartArea } from './StartArea.tsx';

/**
 * Mass imports of CVs or job descriptions: starts new imports and lists previous ones. With `import` in the URL, shows
 * the report of one import.
 */
export default function MassImports({ kind }: { kind: CardKind }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const uid = params.get('import');
  if (uid) return <MassImportReport key={uid} uid={uid} />;
  async function begin(chosen: Chosen): Promise<void> {
    const now = await beginUpload(kind, chosen);
    void massImportsChanged();
    void navigate(`?tab=imports&import=${now.uid}`);
  }
  return (
    <Frame>
      <StartArea kind={kind} onChosen={begin}>
        {t(messages.draftsText)}
      </StartArea>
      <Former kind={kind} />
      <Links kind={kind} />
    </Frame>
  );
}

function Former({ kind }: { kind: CardKind }) {
  const query = useInfiniteQuery(massImportsQuery(kind));
  const imports = getLoadedItems(query.data);
  if (!imports) {
    if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
    return <RowsSkeleton rows={3} />;
  }
  if (imports.length === 0) return null;
  return (
    <LoadMore query={query} shown={imports.length} total={getTotalCount(query.data)}>
      <WorkList $columns={MASS_IMPORT_COLUMNS} aria-label={t(messages.importsLabel)}>
        {imports.map((now) => (
          <li key={now.uid}>
            <MassImportEntry uid={now.uid} found={now} />
          </li>
        ))}
      </WorkList>
    </LoadMore>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 16px;
  padding-block-start: 8px;
`;
