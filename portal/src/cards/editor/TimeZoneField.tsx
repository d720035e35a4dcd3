import { useMemo } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { timeZoneName } from '../career.ts';
import { PickOne } from './PickOne.tsx';

interface Props {
  name: string;
  label: string;
  value: string | null;
  onChange: (zone: string | null) => void;
}

/** A time zone picker, searchable by city. */
export function TimeZoneField({ value, onChange, ...field }: Props) {
  const options = useMemo(() => ['UTC', ...zones()].map((id) => ({ id, label: id.replaceAll('_', ' ') })), []);
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div>
      <PickOne
        {...field}
        placeholder="Any part of its name"
        description={value === null ? undefined : timeZoneName(value)}
        options={options}
        value={value}
        onChange={onChange}
      />
      {value === null && options.some(({ id }) => id === here) && (
        <Here $kind="quiet" $size="small" onPress={() => onChange(here)}>
          Use {here.replaceAll('_', ' ')}
        </Here>
      )}
    </div>
  );
}

function zones(): string[] {
  return Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC');
}

const Here = styled(Button)`
  margin-block-start: 4px;
  margin-inline-start: -8px;
`;
