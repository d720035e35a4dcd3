import ChevronUp from 'lucide-react/icons/chevron-up';
import type { TableFormat } from '@crewdock/contract/table-file';
import { useState } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Text } from 'react-aria-components/Text';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { Dialog } from '../ui/primitives/Dialog.tsx';
import { EXPORT_FORMATS } from '../ui/patterns/ExportMenu.tsx';
import { MenuEntry, MenuPanel } from '../ui/styles/menuLook.ts';
import { tellFailedDownload } from '../ui/patterns/refusal.ts';
import { downloadRows } from './exportRows.ts';
import type { AnyTable, CellChoice } from './look.ts';
import { isSearched, useOffers } from './offers.ts';
import { RefPicker } from './RefPicker.tsx';
import type { TableViewState } from './view.ts';
import * as messages from './messages.ts';

interface Props {
  at: AnyTable;
  view: TableViewState;
  /** Keys of the selected rows; undefined for all matching rows. */
  keys: ReadonlySet<string> | undefined;
  /** Label of the entry that selects all matching rows; null when all are selected. */
  selectAll: string | null;
  isDisabled: boolean;
  onChoose: (column: string, choice: CellChoice) => void;
  onMail: () => void;
  onSelectAll: () => void;
}

/** Menu with all bulk actions, for screens on which a toolbar would take several lines. */
export function ActionsMenu({ at, view, keys, selectAll, isDisabled, onChoose, onMail, onSelectAll }: Props) {
  /** The column for which the user searches a new value. */
  const [searched, setSearched] = useState<string | null>(null);
  const { table, look } = at;
  const save = (format: TableFormat) => downloadRows(at, view, keys, format).catch(tellFailedDownload);
  return (
    <>
      <MenuTrigger>
        <Button $size="small" isDisabled={isDisabled}>
          {t(messages.actionsButton)}
          <ChevronUp aria-hidden="true" />
        </Button>
        <MenuPanel placement="top end">
          <Menu aria-label={t(messages.actionsButton)}>
            {table.bulk.map((column) =>
              isSearched(at, column) ? (
                <Entry key={column} label={`${look.columns[column]!.label}…`} onAction={() => setSearched(column)} />
              ) : (
                <Choices key={column} at={at} column={column} onChoose={(choice) => onChoose(column, choice)} />
              ),
            )}
            {table.mails && <Entry label={t(messages.emailButton)} onAction={onMail} />}
            <MenuSection>
              <Title>{t(messages.exportGroup)}</Title>
              {EXPORT_FORMATS.map(({ id, label, format }) => (
                <Entry key={id} label={t(label)} onAction={() => void save(format)} />
              ))}
            </MenuSection>
            {selectAll !== null && <Entry label={selectAll} onAction={onSelectAll} />}
          </Menu>
        </MenuPanel>
      </MenuTrigger>
      {searched !== null && (
        <Dialog title={look.columns[searched]!.label} isOpen onClose={() => setSearched(null)}>
          <RefPicker
            at={at}
            column={searched}
            label={look.columns[searched]!.label}
            without={[]}
            first={table.row[searched]!.isNullable ? [{ id: '', label: t(messages.none) }] : []}
            autoFocus
            onPick={({ id, label: name }) => {
              setSearched(null);
              onChoose(searched, id === '' ? null : { id: Number(id), name });
            }}
          />
        </Dialog>
      )}
    </>
  );
}

interface ChoicesProps extends Pick<Props, 'at'> {
  column: string;
  onChoose: (choice: CellChoice) => void;
}

/** Menu entries for the values of a column. */
function Choices({ at, column, onChoose }: ChoicesProps) {
  const offers = useOffers(at, column);
  return (
    <MenuSection>
      <Title>{at.look.columns[column]!.label}</Title>
      {offers.map(({ id, label, choice }) => (
        <Entry key={id} label={label} onAction={() => onChoose(choice)} />
      ))}
    </MenuSection>
  );
}

function Entry({ label, onAction }: { label: string; onAction: () => void }) {
  return (
    <MenuEntry textValue={label} onAction={onAction}>
      <Text slot="label">{label}</Text>
    </MenuEntry>
  );
}

const Title = styled(Header)`
  padding: 10px 10px 2px;
  color: var(--muted);
  font-size: 0.75rem;
  font-weight: 500;
`;
