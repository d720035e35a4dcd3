import type { SentFile } from '@crewdock/contract/import-links';
import type { CardKind } from '@crewdock/contract/kinds';
import type { Message } from '@crewdock/contract/message';
import { useStore } from '@nanostores/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { t } from '../../../i18n/translate.ts';
import { getLoadedItems } from '../../../query/pageItems.ts';
import { getTotalCount } from '../../../query/pages.ts';
import { Badge } from '../../../ui/primitives/Badge.tsx';
import { ErrorState } from '../../../ui/patterns/ErrorState.tsx';
import { LoadMore } from '../../../ui/patterns/LoadMore.tsx';
import {
  WorkListCell,
  type WorkListColumns,
  Mark,
  WorkListRow,
  RowCells,
  RowDetails,
  RowName,
  WorkList,
} from '../../../ui/patterns/rows/Rows.ts';
import { RowsSkeleton } from '../../../ui/patterns/rows/RowsSkeleton.tsx';
import { LeftOutNote } from '../LeftOutNote.tsx';
import { UploadNote } from '../UploadNote.tsx';
import { $leftOut, $uploads } from '../uploads.ts';
import * as messages from './messages.ts';
import { sentFilesQuery } from './queries.ts';
import { UserText } from '../../../ui/primitives/UserText.tsx';

const LOOK_AGAIN_MS = 1000;

const COLUMNS: WorkListColumns = {
  wide: 'minmax(0, 1fr) minmax(0, 1fr) 120px minmax(0, 1.4fr)',
  medium: 'minmax(0, 1fr) minmax(0, 1fr) 120px',
};

const STATES: Record<SentFile['state'], { label: Message<object>; tone: 'green' | 'amber' | 'red' }> = {
  waiting: { label: messages.stateReading, tone: 'amber' },
  read: { label: messages.stateSent, tone: 'green' },
  refused: { label: messages.stateUnreadable, tone: 'red' },
  cancelled: { label: messages.stateCancelled, tone: 'amber' },
};

interface Props {
  kind: CardKind;
  linkKey: string;
  uid: string;
  onRetry: (files: File[]) => void;
}

/** The files sent through a link, with their parsing status. */
export function SentFiles({ kind, linkKey, uid, onRetry }: Props) {
  const query = useInfiniteQuery({
    ...sentFilesQuery(linkKey, uid),
    refetchInterval: ({ state: { data } }) =>
      getLoadedItems(data)?.some(({ state }) => state === 'waiting') ? LOOK_AGAIN_MS : false,
  });
  const upload = useStore($uploads)[uid];
  const left = useStore($leftOut)[uid];
  const files = getLoadedItems(query.data);
  return (
    <Frame aria-labelledby="sent">
      <h2 id="sent">{t(messages.filesTitle)}</h2>
      {upload && <UploadNote upload={upload} onRetry={onRetry} />}
      <LeftOutNote left={left ?? []} />
      {query.isError && !files && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <RowsSkeleton rows={3} />}
      {files && (
        <LoadMore query={query} shown={files.length} total={getTotalCount(query.data)}>
          <WorkList $columns={COLUMNS} aria-label={t(messages.filesTitle)}>
            {files.map((file) => (
              <li key={file.number}>
                <Sent kind={kind} file={file} />
              </li>
            ))}
          </WorkList>
        </LoadMore>
      )}
    </Frame>
  );
}

function Sent({ kind, file: { name, state, reason, told } }: { kind: CardKind; file: SentFile }) {
  const [called, about] = kind === 'talent' ? [told?.name, told?.title] : [told?.title, told?.name];
  const { label, tone } = STATES[state];
  return (
    <WorkListRow>
      <RowName>
        <h3>
          <UserText as="line">{called ?? name}</UserText>
        </h3>
      </RowName>
      <RowCells>
        <WorkListCell>
          <UserText as="line">{reason ?? about}</UserText>
        </WorkListCell>
        <Mark>
          <Badge $tone={tone}>{t(label)}</Badge>
        </Mark>
        <RowDetails>
          <WorkListCell $last>{told && <UserText as="line">{told.skills.join(', ')}</UserText>}</WorkListCell>
        </RowDetails>
      </RowCells>
    </WorkListRow>
  );
}

const Frame = styled.section`
  display: grid;
  gap: 10px;

  > h2 {
    font-size: 1rem;
  }

  > p {
    color: var(--muted);
    font-size: 0.8125rem;
  }
`;
