import type { Relation } from '@crewdock/contract/relations';
import { Ellipsis } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { styled } from 'styled-components';
import { IconButton } from '../../ui/IconButton.tsx';
import { type Column, aimAt, isAt } from './columns.ts';

interface Props {
  name: string;
  relation: Relation;
  columns: Column[];
  onMove: (column: Column) => void;
}

/** The sure way to move a card: every column, and why it isn't one. */
export function MoveMenu({ name, relation, columns, onMove }: Props) {
  const others = columns.filter((column) => !isAt(relation, column));
  const aims = new Map(others.map((column) => [column.id, aimAt(relation, column)]));
  return (
    <MenuTrigger>
      <IconButton $size={28} aria-label={`Move ${name} to…`}>
        <Ellipsis aria-hidden="true" />
      </IconButton>
      <Panel placement="bottom end">
        <Menu
          aria-label={`Move ${name} to`}
          disabledKeys={others.filter(({ id }) => 'why' in aims.get(id)!).map(({ id }) => id)}
          onAction={(id) => onMove(others.find((column) => column.id === id)!)}
        >
          {others.map((column) => {
            const aim = aims.get(column.id)!;
            return (
              <Item key={column.id} id={column.id} textValue={column.label}>
                <Text slot="label">{column.label}</Text>
                {'why' in aim && <Text slot="description">{aim.why}</Text>}
              </Item>
            );
          })}
        </Menu>
      </Panel>
    </MenuTrigger>
  );
}

const Panel = styled(Popover)`
  inline-size: min(260px, calc(100vw - 24px));
  padding: 6px;
  border-radius: var(--radius-card);
  background: var(--raised);
  box-shadow: var(--shadow);
  overflow-y: auto;

  > [role='menu'] {
    outline: 0;
  }
`;

const Item = styled(MenuItem)`
  display: grid;
  align-content: center;
  min-block-size: 34px;
  padding: 5px 10px;
  border-radius: var(--radius);
  outline: 0;
  cursor: pointer;

  &[data-focused] {
    background: var(--hover);
  }

  &[data-disabled] {
    color: var(--muted);
    cursor: default;
  }

  > [slot='description'] {
    color: var(--muted);
    font-size: 0.8125rem;
  }

  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;
