import type { FilterKind } from '@crewdock/contract/table';
import ListFilter from 'lucide-react/icons/list-filter';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import { Chip } from '../ui/primitives/Chip.tsx';
import { Checkbox } from '../ui/primitives/Checkbox.tsx';
import { fieldLook } from '../ui/styles/fieldLook.ts';
import { Select } from '../ui/primitives/Select.tsx';
import { Drop } from './Drop.tsx';
import { TYPED_FILTERS } from './filterWords.ts';
import { type AnyTable, getValueLabel } from './look.ts';
import { isPicked, useOffers } from './offers.ts';
import { useDebouncedInput } from '../ui/hooks/useDraft.ts';
import { RefPicker } from './RefPicker.tsx';
import { useRefNames } from './useRefNames.ts';
import type { TableView } from './useTableView.ts';
import { UserText } from '../ui/primitives/UserText.tsx';
import * as messages from './messages.ts';

/** All filters of a table except the filter that the tabs show. Changes apply immediately. */
export function TableFilters({ at, now }: { at: AnyTable; now: TableView }) {
  const { table, look } = at;
  const set = (column: string, kind: FilterKind, value: string) => {
    const { [column]: _, ...others } = now.view.filters;
    const filters = value ? { ...others, [column]: value } : others;
    now.change({ filters }, TYPED_FILTERS.has(kind) ? { typed: column } : {});
  };
  return (
    <Drop label={t(messages.filterButton)} icon={ListFilter}>
      {Object.entries(table.filters)
        .filter(([column]) => column !== table.counters)
        .map(([column, kind]) => (
          <Group key={column}>
            <legend>{look.columns[column]!.label}</legend>
            <Field
              at={at}
              column={column}
              kind={kind!}
              label={look.columns[column]!.label}
              value={now.view.filters[column] ?? ''}
              onChange={(value) => set(column, kind!, value)}
            />
          </Group>
        ))}
    </Drop>
  );
}

interface FieldProps {
  at: AnyTable;
  column: string;
  kind: FilterKind;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function Field({ kind, ...props }: FieldProps) {
  const { at, column, label, value, onChange } = props;
  if (kind === 'any') return isPicked(at, column) ? <Ticks {...props} /> : <Refs {...props} />;
  if (kind === 'is') return <Words {...props} />;
  if (kind === 'has' || kind === 'holds') {
    const [yes, no] =
      kind === 'has'
        ? [t(messages.withValue), t(messages.withoutValue)]
        : ['true', 'false'].map((is) => getValueLabel(at, column, is));
    const ways = [
      { id: '', label: t(messages.anyValue) },
      { id: '1', label: yes! },
      { id: '0', label: no! },
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
      <End
        {...end}
        aria-label={t(messages.rangeFrom, { column: label })}
        value={min}
        onChange={(event) => write(event.target.value, max)}
      />
      {t(messages.rangeSeparator)}
      <End
        {...end}
        aria-label={t(messages.rangeTo, { column: label })}
        value={max}
        onChange={(event) => write(min, event.target.value)}
      />
    </Ends>
  );
}

type PartProps = Omit<FieldProps, 'kind'>;

function Ticks({ at, column, value, onChange }: PartProps) {
  const offers = useOffers(at, column).filter(({ id }) => id !== '');
  const picked = value ? value.split(',') : [];
  return (
    <Values $isLong={offers.length > 8}>
      {offers.map(({ id, label }) => (
        <Checkbox
          key={id}
          isSelected={picked.includes(id)}
          onChange={(isOn) => onChange((isOn ? [...picked, id] : picked.filter((other) => other !== id)).join(','))}
        >
          {label}
        </Checkbox>
      ))}
    </Values>
  );
}

/** Filter by entries of another table: the picked entries and a search for more. */
function Refs({ at, column, label, value, onChange }: PartProps) {
  const names = useRefNames(at, value ? { [column]: value } : {})[column];
  const picked = value ? value.split(',') : [];
  return (
    <div>
      <RefPicker
        at={at}
        column={column}
        label={t(messages.addValue, { column: label })}
        without={picked}
        onPick={({ id }) => onChange([...picked, String(id)].join(','))}
      />
      {picked.length > 0 && (
        <Picked aria-label={t(messages.pickedLabel, { column: label })}>
          {picked.map((id) => {
            const name = names?.find((each) => String(each.id) === id)?.name ?? '…';
            return (
              <li key={id}>
                <Chip
                  label={t(messages.removeFilter, { filter: name })}
                  onRemove={() => onChange(picked.filter((other) => other !== id).join(','))}
                >
                  <UserText>{name}</UserText>
                </Chip>
              </li>
            );
          })}
        </Picked>
      )}
    </div>
  );
}

function Words({ label, value, onChange }: PartProps) {
  const [draft, setDraft] = useDebouncedInput(value, (words) => onChange(words.trim()));
  return (
    <End
      aria-label={t(messages.valueIs, { column: label })}
      value={draft}
      maxLength={200}
      onChange={(event) => setDraft(event.target.value)}
    />
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

const Values = styled.div<{ $isLong: boolean }>`
  max-block-size: ${({ $isLong }) => $isLong && '180px'};
  overflow-y: auto;
`;

const Picked = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-block-start: 8px;
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
