import type { audit } from '@crewdock/contract/staff/audit';
import type { Row } from '@crewdock/contract/table';
import { styled } from 'styled-components';
import { Detail, Fact } from '../../table/Detail.tsx';
import { ACTION_LABELS, ACTOR_LABELS, fieldLabel, fieldsOf, momentOf, subjectOf, whoOf } from './words.ts';

interface Props {
  entry: Row<typeof audit>;
  onClose: () => void;
}

/** Who did it, when and from where, and what each field was and is. */
export function AuditDetail({ entry, onClose }: Props) {
  const { id, action, actor, person, address, device, company, site, before, after } = entry;
  const fields = fieldsOf(entry);
  return (
    <Detail entry={id} kind={ACTION_LABELS[action]} title={subjectOf(entry)} onClose={onClose}>
      <dl>
        <Fact name="Who">
          {whoOf(entry)}
          {person && actor === 'staff' && ` (${ACTOR_LABELS.staff.toLowerCase()})`}
        </Fact>
        <Fact name="When">
          <time dateTime={entry.at}>{momentOf(entry)}</time>
        </Fact>
        {address && <Fact name="From">{address}</Fact>}
        {device && <Fact name="Device">{device}</Fact>}
        {company && <Fact name="Portal">{company.name}</Fact>}
        {site && <Fact name="Site">{site}</Fact>}
      </dl>
      {fields.map((field) => (
        <Field key={field}>
          <h3>{fieldLabel(field)}</h3>
          {before && <del>{textOf(before[field])}</del>}
          {after && <ins>{textOf(after[field])}</ins>}
        </Field>
      ))}
    </Detail>
  );
}

/** A value as the log has it; what says nothing by a dash. */
function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
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
