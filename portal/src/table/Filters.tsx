import type { FilterKind } from '@crewdock/contract/table';
import { useQuery } from '@tanstack/react-query';
import { ListFilter } from 'lucide-react';
import { styled } from 'styled-components';
import { Checkbox } from '../ui/Checkbox.tsx';
import { fieldLook } from '../ui/fieldLook.ts';
import { Select } from '../ui/Select.tsx';
import { Drop } from './Drop.tsx';
import { type Offer, offersOf } from './filterWords.ts';
import type { AnyTable } from './look.ts';
import { optionsQuery } from './queries.ts';
import type { TableView } from './useTableView.ts';

/** All filters of a table but the one that its tabs are. Each works at once. */
export function Filters({ at, now }: { at: AnyTable; now: TableView }) {
  const { table, look } = at;
  const { data: options } = useQuery(optionsQuery(table));
  const set = (column: string, value: string) => {
    const { [column]: _, ...others } = now.view.filters;
    now.change({ filters: value ? { ...others, [column]: value } : others }, { replace: true });
  };
  return (
    <Drop label="Filter" icon={ListFilter}>
      {Object.entries(table.filters)
        .filter(([column]) => column !== table.counters)
        .map(([column, kind]) => (
          <Group key={column}>
            <legend>{look.columns[column]!.label}</legend>
            <Field
              kind={kind!}
              label={look.columns[column]!.label}
              value={now.view.filters[column] ?? ''}
              offers={offersOf(at, column, options)}
              onChange={(value) => set(column, value)}
            />
          </Group>
        ))}
    </Drop>
  );
}

interface FieldProps {
  kind: FilterKind;
  label: string;
  value: string;
  offers: Offer[];
  onChange: (value: string) => void;
}

function Field({ kind, label, value, offers, onChange }: FieldProps) {
  if (kind === 'any') return <Ticks value={value} offers={offers} onChange={onChange} />;
  if (kind === 'has') {
    const ways = [
      { id: '', label: 'Any' },
      { id: '1', label: 'With' },
      { id: '0', label: 'Without' },
    ];
    return <Select label={label} value={value} options={ways} onChange={onChange} />;
  }
  const isDays = kind === 'days';
  const { min, max } = endsOf(value, isDays);
  const write = (from: string, to: string) => onChange(from || to ? `${from}-${to}` : '');
  const end = {
    type: isDays ? 'date' : 'number',
    min: isDays ? '2000-01-01' : 0,
    max: isDays ? '2999-12-31' : 999_999_999,
  };
  return (
    <Ends>
      <End {...end} aria-label={`${label} from`} value={min} onChange={(event) => write(event.target.value, max)} />
      to
      <End {...end} aria-label={`${label} to`} value={max} onChange={(event) => write(min, event.target.value)} />
    </Ends>
  );
}

function Ticks({ value, offers, onChange }: Pick<FieldProps, 'value' | 'offers' | 'onChange'>) {
  const picked = value ? value.split(',') : [];
  return (
    <div>
      {offers.map(({ id, label }) => (
        <Checkbox
          key={id}
          isSelected={picked.includes(id)}
          onChange={(isOn) => onChange((isOn ? [...picked, id] : picked.filter((other) => other !== id)).join(','))}
        >
          {label}
        </Checkbox>
      ))}
    </div>
  );
}

function endsOf(value: string, isDays: boolean): { min: string; max: string } {
  const [, min = '', max = ''] = (isDays ? /^(\d{4}-\d\d-\d\d)?-(.*)$/ : /^(\d*)-(\d*)$/).exec(value) ?? [];
  return { min, max };
}

const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0 0 4px;
    color: var(--muted);
    font-size: 0.8125rem;
  }
`;

const Ends = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: 8px;
`;

const End = styled.input`
  ${fieldLook}
  min-inline-size: 0;
`;
