import type { CardList } from '@crewdock/contract/lists';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Globe from 'lucide-react/icons/globe';
import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import { Suspense, lazy, useState } from 'react';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { Badge } from '../ui/primitives/Badge.tsx';
import { MoreMenu } from '../ui/patterns/MoreMenu.tsx';
import {
  WorkListCell,
  type WorkListColumns,
  Mark,
  WorkListRow,
  RowActions,
  RowCells,
  RowLink,
  RowName,
} from '../ui/patterns/rows/Rows.ts';
import { archiveList } from './archive.ts';
import { NameDialog } from './NameDialog.tsx';
import { formatListContents } from './words.ts';
import { useRowName } from '../ui/patterns/rows/rowNames.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

const ShareDialog = lazy(() => import('../sharing/ShareDialog.tsx'));

/** Columns of `ListRow`: name, contents, visibility, date. */
export const LIST_COLUMNS: WorkListColumns = {
  wide: 'minmax(0, 1.6fr) minmax(0, 1fr) 120px 120px 36px',
  medium: 'minmax(0, 1.6fr) minmax(0, 1fr) 84px 96px 36px',
};

/** A row of the lists page with actions. The whole row is a link. */
export function ListOverviewRow({ list }: { list: CardList }) {
  const [isNaming, setNaming] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const { id, name, is_active, modified } = list;
  const rowName = useRowName(id, name);
  return (
    <WorkListRow>
      <RowName>
        <h2>
          <RowLink to={`/my/lists/${id}`}>
            <UserText as="line">{name}</UserText>
          </RowLink>
        </h2>
      </RowName>
      <RowCells>
        <WorkListCell>{formatListContents(list)}</WorkListCell>
        <Mark>
          {is_active && list.public_path && (
            <Badge $tone="green">
              <Globe aria-hidden="true" />
              {t(messages.publicBadge)}
            </Badge>
          )}
        </Mark>
        <WorkListCell $end>
          <time dateTime={modified} title={t(messages.changedOn, { date: shortDate(modified) })}>
            {relativeDate(modified)}
          </time>
        </WorkListCell>
      </RowCells>
      <RowActions>
        <MoreMenu
          label={t(messages.moreMenu, { name: rowName })}
          entries={[
            { label: t(messages.renameEntry), icon: Pencil, run: () => setNaming(true) },
            is_active && { label: t(messages.shareEntry), icon: Share2, run: () => setSharing(true) },
            {
              label: t(is_active ? messages.archiveEntry : messages.restoreEntry),
              icon: is_active ? Archive : ArchiveRestore,
              run: () => void archiveList(list, !is_active),
            },
          ]}
        />
      </RowActions>
      {isNaming && <NameDialog list={list} onClose={() => setNaming(false)} />}
      <Suspense>
        {isSharing && (
          <ShareDialog shared={{ type: 'lists', id, name, isOpen: true }} onClose={() => setSharing(false)} />
        )}
      </Suspense>
    </WorkListRow>
  );
}
