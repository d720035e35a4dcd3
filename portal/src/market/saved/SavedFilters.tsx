import { KINDS } from '@crewdock/contract/kinds';
import { useStore } from '@nanostores/react';
import { parseView, viewString } from '@crewdock/sdk/market/view';
import Bookmark from 'lucide-react/icons/bookmark';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { showNotice } from '../../ui/patterns/notices.ts';
import { FilterSection } from '../filters/FilterSection.tsx';
import type { Market } from '../useMarket.ts';
import { NameForm } from './NameForm.tsx';
import { $savedFilters, type SavedFilter, deleteFilter, renameFilter, saveFilter } from './saved.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

/** Saved filters during server rendering, because the server has no access to the browser's storage. */
const NONE: SavedFilter[] = [];

/** Market views that the visitor has named, stored in this browser. */
export function SavedFilters({ market: { kind, view, change } }: { market: Market }) {
  const saved = useStore($savedFilters, { ssr: () => NONE }).filter((filter) => filter.type === KINDS[kind].market);
  const [naming, setNaming] = useState(false);
  const [renaming, setRenaming] = useState<number | null>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const current = viewString(view);
  const remove = ({ id, name }: SavedFilter) => {
    const undo = deleteFilter(id);
    showNotice({ text: t(messages.filterDeleted, { name }), action: { label: t(messages.undoButton), run: undo } });
    adder.current?.focus();
  };
  return (
    <FilterSection title={t(messages.savedTitle)} active={0} startsOpen>
      <List>
        {saved.map((filter) => (
          <li key={filter.id}>
            {renaming === filter.id ? (
              <NameForm
                name={filter.name}
                onDone={(name) => {
                  if (name) renameFilter(filter.id, name);
                  setRenaming(null);
                }}
              />
            ) : (
              <Row>
                <Apply
                  $kind="quiet"
                  $size="small"
                  aria-current={filter.query === current}
                  onPress={() => change(() => parseView(filter.query))}
                >
                  <Bookmark aria-hidden="true" />
                  <UserText>{filter.name}</UserText>
                </Apply>
                <IconButton
                  $size={28}
                  aria-label={t(messages.renameFilter, { name: filter.name })}
                  onPress={() => setRenaming(filter.id)}
                >
                  <Pencil />
                </IconButton>
                <IconButton
                  $size={28}
                  aria-label={t(messages.deleteFilter, { name: filter.name })}
                  onPress={() => remove(filter)}
                >
                  <Trash2 />
                </IconButton>
              </Row>
            )}
          </li>
        ))}
      </List>
      {naming ? (
        <NameForm
          name=""
          onDone={(name) => {
            if (name) {
              saveFilter(kind, name, view);
              showNotice({ text: t(messages.filterSaved, { name }) });
            }
            setNaming(false);
          }}
        />
      ) : (
        <Button ref={adder} $size="small" isDisabled={!current} onPress={() => setNaming(true)}>
          {t(messages.saveFilters)}
        </Button>
      )}
      {!current && saved.length === 0 && <Hint>{t(messages.emptyHint)}</Hint>}
    </FilterSection>
  );
}

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin-block-end: 8px;

  &:empty {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: -8px;
  color: var(--muted);
`;

const Apply = styled(Button)`
  flex: 1;
  justify-content: flex-start;
  min-inline-size: 0;
  color: var(--text);
  text-align: start;

  &[aria-current='true'] > .lucide {
    fill: var(--accent);
    color: var(--accent);
  }
`;

const Hint = styled.p`
  margin-block-start: 8px;
  color: var(--muted);
  font-size: 0.8125rem;
`;
