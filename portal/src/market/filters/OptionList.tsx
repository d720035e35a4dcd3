import { useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { SkillIcon } from '../../ui/primitives/SkillIcon.tsx';
import { FilterTick } from './FilterTick.tsx';
import { OptionCount } from './OptionCount.tsx';
import { type FilterName, plainField } from './PlainForm.tsx';
import { UserText } from '../../ui/primitives/UserText.tsx';

interface CountedOption<Id extends number | string> {
  id: Id;
  label: string;
  /** Number of results; undefined if the facet doesn't include the value. */
  count?: number;
  image?: string | null;
}

interface Props<Id extends number | string> {
  /** Name of the filter in the URL. */
  name: FilterName;
  options: CountedOption<Id>[];
  picked: readonly Id[];
  onTick: (id: Id, on: boolean) => void | Promise<void>;
  /** Number of values shown initially. Picked values are always shown. */
  most?: number;
}

/** Checkboxes of filter values, with the number of results for each value. */
export function OptionList<Id extends number | string>({ name, options, picked, onTick, most = 8 }: Props<Id>) {
  const [all, setAll] = useState(false);
  const on = new Set(picked);
  const shown = all ? options : options.filter((option, at) => at < most || on.has(option.id));
  return (
    <>
      <ul>
        {shown.map(({ id, label, count, image = null }) => (
          <li key={id}>
            <FilterTick {...plainField(name, id)} isSelected={on.has(id)} onChange={(tick) => onTick(id, tick)}>
              <Label $empty={count === 0}>
                <SkillIcon image={image} />
                <UserText>{label}</UserText>
              </Label>
              <OptionCount count={count} />
            </FilterTick>
          </li>
        ))}
      </ul>
      {options.length > most && (
        <All $kind="quiet" $size="small" onPress={() => setAll(!all)}>
          {all ? t(messages.showFewerValues) : t(messages.showAllValues, { count: options.length })}
        </All>
      )}
    </>
  );
}

const Label = styled.span<{ $empty: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
  color: var(${({ $empty }) => ($empty ? '--muted' : '--text')});

  > span:last-child {
    min-inline-size: 0;
  }
`;

const All = styled(Button)`
  margin: 4px 0 0 -8px;
  color: var(--muted);
`;
