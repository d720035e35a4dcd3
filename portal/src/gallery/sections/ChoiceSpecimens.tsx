import { useState } from 'react';
import { Actions } from '../../ui/primitives/Actions.ts';
import { Checkbox } from '../../ui/primitives/Checkbox.tsx';
import { Chip } from '../../ui/primitives/Chip.tsx';
import { RadioList } from '../../ui/primitives/RadioList.tsx';
import { Segmented } from '../../ui/primitives/Segmented.tsx';
import { Switch } from '../../ui/primitives/Switch.tsx';
import { ToggleChip } from '../../ui/primitives/ToggleChip.tsx';
import { Specimen, Specimens } from '../Specimens.tsx';

const WAYS = [
  { id: 'daily', label: 'Every day' },
  { id: 'weekly', label: 'Every week' },
];

/** Gallery section: checkboxes, switches and other choices. */
export function ChoiceSpecimens() {
  const [way, setWay] = useState('daily');
  const [chips, setChips] = useState(['Senior', 'React', 'A place with a name that is longer than most of the others']);
  return (
    <Specimens title="Choices">
      <Specimen name="Checkbox">
        <Checkbox>Only active</Checkbox>
        <Checkbox defaultSelected>Hide paused</Checkbox>
        <Checkbox isIndeterminate>All rows</Checkbox>
        <Checkbox isDisabled>Not for you</Checkbox>
      </Specimen>
      <Specimen name="Switch">
        <Switch>Private</Switch>
        <Switch defaultSelected>Interview booking</Switch>
        <Switch isDisabled>Market</Switch>
      </Specimen>
      <Specimen name="ToggleChip">
        <Actions>
          {[true, false].map((isOn) => (
            <ToggleChip key={String(isOn)} isOn={isOn} onChange={() => {}}>
              {isOn ? 'Only active' : 'Hide paused'}
            </ToggleChip>
          ))}
        </Actions>
      </Specimen>
      <Specimen name="RadioList">
        <RadioList label="How often" value={way} options={WAYS} onChange={setWay} />
      </Specimen>
      <Specimen name="Segmented">
        <Actions>
          <Segmented label="Comes" value={way} options={WAYS} onChange={setWay} />
        </Actions>
      </Specimen>
      <Specimen name="Chip">
        <Actions>
          {chips.map((chip) => (
            <Chip
              key={chip}
              label={`Remove ${chip}`}
              onRemove={() => setChips((before) => before.filter((other) => other !== chip))}
            >
              {chip}
            </Chip>
          ))}
        </Actions>
      </Specimen>
    </Specimens>
  );
}
