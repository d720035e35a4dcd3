import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { Button } from '../ui/primitives/Button.tsx';
import type { AnyTable, CellChoice } from './look.ts';
import { isSearched, useOffers } from './offers.ts';
import { RefPicker } from './RefPicker.tsx';
import * as messages from './messages.ts';

interface Props {
  at: AnyTable;
  column: string;
  isDisabled: boolean;
  onChoose: (choice: CellChoice) => void;
}

/**
 * Bulk edit control of a column: buttons if the table has only one bulk-editable column, else a menu or a search per
 * column.
 */
export function BulkWays(props: Props) {
  const { at, column } = props;
  if (isSearched(at, column)) return <Search {...props} />;
  return at.table.bulk.length === 1 ? <Buttons {...props} /> : <Choices {...props} />;
}

function Buttons({ at, column, isDisabled, onChoose }: Props) {
  return (
    <Group role="group" aria-label={at.look.columns[column]!.label}>
      {useOffers(at, column).map(({ id, label, choice }) => (
        <Button key={id} $size="small" isDisabled={isDisabled} onPress={() => onChoose(choice)}>
          {label}
        </Button>
      ))}
    </Group>
  );
}

function Choices({ at, column, isDisabled, onChoose }: Props) {
  const offers = useOffers(at, column);
  const { label } = at.look.columns[column]!;
  return (
    <MenuTrigger>
      <Opener label={label} isDisabled={isDisabled} />
      <Panel placement="top start">
        <Menu aria-label={label} onAction={(id) => onChoose(offers.find((offer) => offer.id === id)!.choice)}>
          {offers.map((offer) => (
            <Item key={offer.id} id={offer.id}>
              {offer.label}
            </Item>
          ))}
        </Menu>
      </Panel>
    </MenuTrigger>
  );
}

function Search({ at, column, isDisabled, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { label } = at.look.columns[column]!;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Opener label={label} isDisabled={isDisabled} />
      <Panel placement="top start">
        <Frame aria-label={label}>
          <RefPicker
            at={at}
            column={column}
            label={label}
            without={[]}
            first={at.table.row[column]!.isNullable ? [{ id: '', label: t(messages.none) }] : []}
            autoFocus
            onPick={({ id, label: name }) => {
              setOpen(false);
              onChoose(id === '' ? null : { id: Number(id), name });
            }}
          />
        </Frame>
      </Panel>
    </DialogTrigger>
  );
}

function Opener({ label, isDisabled }: { label: string; isDisabled: boolean }) {
  return (
    <Button $size="small" isDisabled={isDisabled}>
      {label}
      <ChevronDown aria-hidden="true" />
    </Button>
  );
}

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const Panel = styled(Popover)`
  min-inline-size: 180px;
  max-inline-size: calc(100vw - 24px);
  padding: 6px;
  border-radius: var(--radius-card);
  background: var(--raised);
  box-shadow: var(--shadow);
  overflow-y: auto;

  > [role='menu'] {
    outline: 0;
  }
`;

const Frame = styled(Dialog)`
  inline-size: min(260px, calc(100vw - 24px));
  padding: 6px 8px;
  outline: 0;
`;

const Item = styled(MenuItem)`
  padding: 7px 10px;
  border-radius: 6px;
  outline: 0;
  cursor: pointer;

  &[data-focused] {
    background: var(--hover);
  }
`;
