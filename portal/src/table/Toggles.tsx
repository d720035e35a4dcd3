import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { Switch } from '../ui/primitives/Switch.tsx';
import type { AnyTable } from './look.ts';
import { isOn, switchToggle } from './start.ts';
import type { TableView } from './useTableView.ts';
import * as messages from './messages.ts';

/** Switches for quick filters, whose state is stored in this browser. */
export function Toggles({ at, now }: { at: AnyTable; now: TableView }) {
  const { toggles = [] } = at.look;
  const { filters } = now.view;
  if (toggles.length === 0) return null;
  return (
    <Frame role="group" aria-label={t(messages.togglesLabel)}>
      {toggles.map((toggle) => (
        <Switch
          key={toggle.column}
          isSelected={isOn(toggle, filters)}
          onChange={(turn) => now.change({ filters: switchToggle(at, toggle, filters, turn) })}
        >
          {toggle.label}
        </Switch>
      ))}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-basis: 100%;
  flex-wrap: wrap;
  gap: 4px 20px;

  label {
    font-weight: 400;
  }
`;
