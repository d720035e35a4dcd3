import { rankLabel, rankOptions } from '@crewdock/sdk/rank-options';
import { foldText } from '@crewdock/contract/fold-text';
import { useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { Chip } from '../primitives/Chip.tsx';
import { Combobox, type ComboGroup, type ComboOption } from '../primitives/Combobox.tsx';
import { UserText } from '../primitives/UserText.tsx';
import * as messages from './messages.ts';

interface Props<Id extends string | number> {
  name: string;
  label: string;
  placeholder?: string;
  description?: string;
  options: readonly (ComboOption & { id: Id })[] | readonly ComboGroup[];
  picked: readonly Id[];
  /** Maximum number of picked options. */
  max: number;
  onChange: (picked: Id[]) => void;
}

/** A multi-select combobox. Picked options are shown below the field, and a click removes them. */
export function PickMany<Id extends string | number>({ options, picked, max, onChange, ...field }: Props<Id>) {
  const [text, setText] = useState('');
  const all = options.flatMap((entry) => ('options' in entry ? entry.options : [entry]));
  const isOpen = (option: ComboOption) => !picked.includes(option.id as Id);
  const offered = isGrouped(options)
    ? rankGroups(
        options.map((group) => ({ ...group, options: group.options.filter(isOpen) })),
        text,
      )
    : rankOptions(options.filter(isOpen), text, foldText);
  return (
    <div>
      <Combobox
        {...field}
        options={offered}
        inputValue={text}
        onInputChange={setText}
        handsOn
        onBlur={() => setText('')}
        isDisabled={picked.length >= max}
        onSelectionChange={(id) => {
          if (id === null) return;
          onChange([...picked, id as Id]);
          setText('');
        }}
      />
      {picked.length > 0 && (
        <Picked aria-label={t(messages.pickedLabel, { label: field.label })}>
          {picked.map((id) => {
            const label = all.find((option) => option.id === id)?.label ?? String(id);
            return (
              <li key={id}>
                <Chip
                  label={t(messages.removePicked, { label })}
                  onRemove={() => onChange(picked.filter((other) => other !== id))}
                >
                  <UserText>{label}</UserText>
                </Chip>
              </li>
            );
          })}
        </Picked>
      )}
    </div>
  );
}

function isGrouped(options: readonly ComboOption[] | readonly ComboGroup[]): options is readonly ComboGroup[] {
  return options.some((entry) => 'options' in entry);
}

/** Returns the groups with their matching options, the group with the best match first. */
function rankGroups(groups: readonly ComboGroup[], text: string): ComboGroup[] {
  return groups
    .map((group) => ({ ...group, options: rankOptions(group.options, text, foldText) }))
    .filter((group) => group.options.length > 0)
    .map((group) => ({ group, rank: rankLabel(group.options[0]!.label, text, foldText) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ group }) => group);
}

const Picked = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-block-start: 8px;
`;
