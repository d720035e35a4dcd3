import type { audit } from '@crewdock/contract/staff/audit';
import type { Row } from '@crewdock/contract/table';
import { shortDay } from '@crewdock/sdk/cards/date';
import { styled } from 'styled-components';
import { formatMoment } from '../../ui/format/formatMoment.ts';
import { fieldLabel, getChangedFieldNames } from './words.ts';

/** Old and new value of each field that the audit log entry changed. */
export function ChangedFields({ entry }: { entry: Row<typeof audit> }) {
  const { before, after } = entry;
  return getChangedFieldNames(entry).map((field) => (
    <Field key={field}>
      <h3>{fieldLabel(field)}</h3>
      {before && <del>{textOf(before[field])}</del>}
      {after && <ins>{textOf(after[field])}</ins>}
    </Field>
  ));
}

/** Formats a logged value as text; a dash if the value is empty. */
function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value !== 'string') return JSON.stringify(value, null, 1);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return shortDay(value);
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) ? formatMoment(value) : value;
}

const Field = styled.section`
  display: grid;
  gap: 4px;
  padding-block-start: 12px;
  border-block-start: 1px solid var(--line);

  > h3 {
    color: var(--muted);
    font-size: 0.8125rem;
    font-weight: 500;
  }

  > del,
  > ins {
    text-decoration: none;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  > del {
    color: var(--muted);
    text-decoration: line-through;
  }
`;
