import type { Import } from '@crewdock/contract/imports';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { OperationBar } from '../../operations/OperationBar.tsx';
import { statusLine } from '../../operations/words.ts';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import * as messages from './messages.ts';

/** Progress of an import: first the linked CVs, then the rows. */
export function ImportProgress({ now: { state, links, operation } }: { now: Import }) {
  if (state === 'fetching') {
    return (
      <Frame role="status">
        {t(messages.fetchingProgress, {
          count: formatNumber(links.read + links.bad),
          total: formatNumber(links.total),
        })}
      </Frame>
    );
  }
  if (!operation) return null;
  return (
    <Frame>
      <OperationBar operation={operation} />
      <span>
        {statusLine(operation)}
        {links.bad > 0 && ` · ${t(messages.notFetched, { count: links.bad })}`}
      </span>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 8px;
  max-inline-size: 640px;
  color: var(--muted);
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
`;
