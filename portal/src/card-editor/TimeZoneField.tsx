import { useMemo } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { ownZone, zoneName } from '../browser/timeZone.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { timeZoneName } from '../cards/career.ts';
import * as messages from './messages.ts';
import { PickOne } from './PickOne.tsx';

interface Props {
  name: string;
  label: string;
  value: string | null;
  onChange: (zone: string | null) => void;
}

/** A time zone picker, searchable by city. */
export function TimeZoneField({ value, onChange, ...field }: Props) {
  const options = useMemo(() => ['UTC', ...zones()].map((id) => ({ id, label: zoneName(id) })), []);
  const here = ownZone();
  return (
    <div>
      <PickOne
        {...field}
        placeholder={t(messages.timeZonePlaceholder)}
        description={value === null ? undefined : timeZoneName(value)}
        options={options}
        value={value}
        onChange={onChange}
      />
      {value === null && options.some(({ id }) => id === here) && (
        <Here $kind="quiet" $size="small" onPress={() => onChange(here)}>
          {t(messages.ownTimeZoneButton, { zone: zoneName(here) })}
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
