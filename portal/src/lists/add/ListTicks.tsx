import type { CardList } from '@crewdock/contract/lists';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { Checkbox } from '../../ui/primitives/Checkbox.tsx';
import type { Holding } from './useHolding.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

interface Props {
  lists: (CardList & { item: number | null })[];
  holding: Holding;
}

/** Checkboxes of lists; a checked list contains the card. */
export function ListTicks({ lists, holding: { pending, toggle } }: Props) {
  if (lists.length === 0) return null;
  return (
    <Rows aria-label={t(messages.lists)}>
      {lists.map(({ id, name, item }) => (
        <li key={id}>
          <Row
            isSelected={pending.get(id) ?? item !== null}
            isReadOnly={pending.has(id)}
            onChange={() => void toggle(id, item)}
          >
            <span>
              <UserText>{name}</UserText>
            </span>
          </Row>
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  margin-inline: -8px;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Row = styled(Checkbox)`
  min-block-size: 32px;
  padding-inline: 8px;
  overflow-wrap: anywhere;

  &:hover {
    background: var(--hover);
  }

  &[data-focus-visible] {
    outline-offset: -2px;
  }

  @media (pointer: coarse) {
    min-block-size: 40px;
  }
`;
