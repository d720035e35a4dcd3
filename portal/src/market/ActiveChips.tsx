import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { Chip } from '../ui/primitives/Chip.tsx';
import type { ActiveValue } from './activeValues.ts';
import * as messages from './messages.ts';
import type { ChangeView } from './useMarket.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

interface Props {
  values: ActiveValue[];
  change: ChangeView;
  onClear: () => void;
}

/** Chips of the active filters. Each chip removes its filter, and a button removes all filters. */
export function ActiveChips({ values, change, onClear }: Props) {
  if (values.length === 0) return null;
  return (
    <Chips role="group" aria-label={t(messages.activeFilters)}>
      {values.map(({ key, label, drop }) => (
        <Chip key={key} label={t(messages.removeFilter, { filter: label })} onRemove={() => change(drop)}>
          <UserText>{label}</UserText>
        </Chip>
      ))}
      <Button $kind="quiet" $size="small" onPress={onClear}>
        {t(messages.clearAll)}
      </Button>
    </Chips>
  );
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  padding-block: 12px 4px;
`;
