import type { ImportField } from '@crewdock/contract/import-mapping';
import type { ImportPreview } from '@crewdock/contract/imports';
import { useId } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { fieldLook, problemLook } from '../../ui/styles/fieldLook.ts';
import { UserText, UserTexts } from '../../ui/primitives/UserText.tsx';
import * as messages from './columns/messages.ts';

interface Props {
  /** Letter of the column: `C`. */
  name: string;
  column: ImportPreview['columns'][number];
  field: ImportField | null;
  /** Letter of another column that is mapped to the same field, which is not allowed; null if there is none. */
  other: string | null;
  fields: readonly { key: ImportField; label: string }[];
  onChange: (field: ImportField | null) => void;
}

const SURE = 0.8;

/** A column with its first values, and the field to which it is mapped. */
export function ColumnRow({ name, column: { header, values, sure, from }, field, other, fields, onChange }: Props) {
  const id = useId();
  const title = header || t(messages.columnName, { letter: name });
  return (
    <Frame>
      <Letter aria-hidden="true">{name}</Letter>
      <What>
        <label htmlFor={id}>
          <UserText>{title}</UserText>
        </label>
        <span>{values.length > 0 ? <UserTexts parts={values.slice(0, 3)} /> : t(messages.emptyColumn)}</span>
      </What>
      <div>
        <Field
          id={id}
          value={field ?? ''}
          data-invalid={other ? true : undefined}
          aria-invalid={other ? true : undefined}
          aria-describedby={other ? `${id}-problem` : undefined}
          onChange={({ target }) => onChange(fields.find(({ key }) => key === target.value)?.key ?? null)}
        >
          <option value="">{t(messages.leaveOut)}</option>
          {fields.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Field>
        {other && <Problem id={`${id}-problem`}>{t(messages.sameField, { letter: other })}</Problem>}
      </div>
      <Mark>
        {field !== null && from === 'saved' && <Badge $tone="green">{t(messages.fromSaved)}</Badge>}
        {field !== null && from !== null && from !== 'saved' && (
          <Badge $tone={sure >= SURE ? 'green' : 'amber'}>{t(sure >= SURE ? messages.sure : messages.guess)}</Badge>
        )}
      </Mark>
    </Frame>
  );
}

const Frame = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) minmax(180px, 260px) 96px;
  align-items: center;
  gap: 4px 12px;
  padding-block: 8px;
  border-block-end: 1px solid var(--line);

  @media (width < 700px) {
    grid-template-columns: 28px minmax(0, 1fr) auto;

    > :nth-child(3) {
      grid-area: 2 / 2 / 3 / 4;
    }

    > :nth-child(4) {
      grid-area: 1 / 3;
    }
  }
`;

const Letter = styled.span`
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;

const What = styled.div`
  display: grid;
  min-inline-size: 0;

  > label {
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  > span {
    color: var(--muted);
    font-size: 0.8125rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Field = styled.select`
  ${fieldLook}
`;

const Problem = styled.p`
  ${problemLook}
`;

const Mark = styled.div`
  display: flex;
  justify-content: flex-end;
`;
