import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { ToggleChip } from '../ui/primitives/ToggleChip.tsx';
import type { AnyTable } from './look.ts';
import { getAllTabFilters } from './presets.ts';
import { findPreset, isOn, switchToggle } from './start.ts';
import type { TableView } from './useTableView.ts';
import * as messages from './messages.ts';

/** Chips of quick filters, whose state is stored in this browser. */
export function Toggles({ at, now }: { at: AnyTable; now: TableView }) {
  const { toggles = [] } = at.look;
  const { filters } = now.view;
  if (toggles.length === 0) return null;
  return (
    <Frame role="group" aria-label={t(messages.togglesLabel)}>
      {toggles.map((toggle) => (
        <ToggleChip
          key={toggle.column}
          isOn={isOn(toggle, filters)}
          onChange={(turn) => {
            const switched = switchToggle(at, toggle, filters, turn);
            const leavesPreset = findPreset(at, filters)?.column === toggle.column;
            now.change({ filters: leavesPreset ? getAllTabFilters(at, filters) : switched });
          }}
        >
          {toggle.label}
        </ToggleChip>
      ))}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;
