import type { CardList } from '@crewdock/contract/lists';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import { Archive, ArchiveRestore, Globe, Pencil } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CoveringLink, RowHead } from '../ui/CoveringLink.ts';
import { Badge } from '../ui/Badge.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { NARROW } from '../ui/screen.ts';
import { archiveList } from './archive.ts';
import { NameDialog } from './NameDialog.tsx';
import { contentsOf } from './words.ts';

/** A list among others, and what can be done with it without opening it. The whole row is its link. */
export function ListRow({ list }: { list: CardList }) {
  const [isNaming, setNaming] = useState(false);
  const { name, is_active, modified } = list;
  return (
    <Row>
      <Words>
        <RowHead>
          <h2>
            <CoveringLink to={`/my/lists/${list.id}`}>{name}</CoveringLink>
          </h2>
          {is_active && list.public_path && (
            <Badge $tone="green">
              <Globe aria-hidden="true" />
              Public
            </Badge>
          )}
        </RowHead>
        <p>
          {contentsOf(list)} ·{' '}
          <time dateTime={modified} title={shortDate(modified)}>
            changed {relativeDate(modified)}
          </time>
        </p>
      </Words>
      <Actions>
        <IconButton aria-label={`Rename ${name}`} onPress={() => setNaming(true)}>
          <Pencil />
        </IconButton>
        <IconButton
          aria-label={`${is_active ? 'Archive' : 'Restore'} ${name}`}
          onPress={() => void archiveList(list, !is_active)}
        >
          {is_active ? <Archive /> : <ArchiveRestore />}
        </IconButton>
      </Actions>
      {isNaming && <NameDialog list={list} onClose={() => setNaming(false)} />}
    </Row>
  );
}

const Row = styled.article`
  position: relative;
  display: flex;
  align-items: center;
  gap: 16px;
  min-block-size: 72px;
  margin-inline: -20px;
  padding: 12px 20px;
  border-radius: var(--radius-card);
  transition: background-color var(--swift);

  &:hover {
    background: var(--sunken);
  }

  ${NARROW} {
    gap: 8px;
    margin-inline: -12px;
    padding-inline: 12px;
  }
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > p {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
`;

/** Above the link that covers the row. */
const Actions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  color: var(--muted);
`;
