import type { Relation } from '@crewdock/contract/relations';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Menu, MenuTrigger } from 'react-aria-components/Menu';
import { Text } from 'react-aria-components/Text';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { MenuEntry, MenuPanel } from '../../ui/styles/menuLook.ts';
import { type BoardColumnDefinition, aimAt, isInBoardColumn } from './columns.ts';
import * as messages from './messages.ts';
import { t } from '../../i18n/translate.ts';

interface Props {
  /** The card's accessible name. */
  name: string;
  relation: Relation;
  columns: BoardColumnDefinition[];
  onMove: (column: BoardColumnDefinition) => void;
}

/** Menu alternative to dragging: lists all columns, with a reason for each column to which the card can't move. */
export function MoveMenu({ name, relation, columns, onMove }: Props) {
  const others = columns.filter((column) => !isInBoardColumn(relation, column));
  const aims = new Map(others.map((column) => [column.id, aimAt(relation, column)]));
  return (
    <MenuTrigger>
      <IconButton $size={28} aria-label={t(messages.moveButton, { name })}>
        <Ellipsis aria-hidden="true" />
      </IconButton>
      <MenuPanel placement="bottom end">
        <Menu
          aria-label={t(messages.moveMenu, { name })}
          disabledKeys={others.filter(({ id }) => 'why' in aims.get(id)!).map(({ id }) => id)}
          onAction={(id) => onMove(others.find((column) => column.id === id)!)}
        >
          {others.map((column) => {
            const aim = aims.get(column.id)!;
            return (
              <MenuEntry key={column.id} id={column.id} textValue={column.label}>
                <Text slot="label">{column.label}</Text>
                {'why' in aim && <Text slot="description">{aim.why}</Text>}
              </MenuEntry>
            );
          })}
        </Menu>
      </MenuPanel>
    </MenuTrigger>
  );
}
