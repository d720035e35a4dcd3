import { makeFallbackValue } from '@crewdock/contract/import-fallback';
import type { ImportFallback, ImportFallbackField } from '@crewdock/contract/import-mapping';
import type { ImportPreview } from '@crewdock/contract/imports';
import { IMPORT_FALLBACK_MAX } from '@crewdock/contract/limits';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Trans } from '../../i18n/Trans.tsx';
import { t } from '../../i18n/translate.ts';
import { Select } from '../../ui/primitives/Select.tsx';
import { TextField } from '../../ui/primitives/TextField.tsx';
import { UserText } from '../../ui/primitives/UserText.tsx';
import * as messages from './columns/messages.ts';
import { getColumnLetters } from './words.ts';

interface Props {
  field: ImportFallbackField;
  label: string;
  fallback: ImportFallback | null;
  columns: ImportPreview['columns'];
  /** Called with null if the fields are empty. The fixed value is saved on blur. */
  onChange: (fallback: ImportFallback | null) => void;
}

const FOR_ALL = '';

/** Inputs for the fallback of an unmapped field (a fixed text, another column, or both), with an example. */
export function FallbackField({ field, label, fallback, columns, onChange }: Props) {
  const [column, setColumn] = useState(fallback?.column ?? null);
  const [text, setText] = useState(fallback?.text ?? '');
  const save = (now: ImportFallback) => onChange(now.text === '' && now.column === null ? null : now);
  const sources = columns.flatMap(({ header, values }, at) => {
    if (values.length === 0) return [];
    const letter = getColumnLetters(at);
    const source = header ? t(messages.sourceOfHeader, { letter, header }) : t(messages.sourceOfColumn, { letter });
    return [{ id: String(at), label: source }];
  });
  const isRequired = field === 'title' || field === 'name';
  return (
    <Frame role="group" aria-label={t(messages.missingLabel, { field: label })}>
      <p>{t(isRequired ? messages.missingRequired : messages.missingOptional, { field: label.toLowerCase() })}</p>
      <Fields>
        <Select
          label={t(messages.sourceLabel, { field: label })}
          value={column === null ? FOR_ALL : String(column)}
          options={[{ id: FOR_ALL, label: t(messages.oneTextForAll) }, ...sources]}
          onChange={(id) => {
            const chosen = id === FOR_ALL ? null : Number(id);
            setColumn(chosen);
            save({ text: text.trim(), column: chosen });
          }}
        />
        <TextField
          label={
            column === null
              ? t(messages.textForAllLabel, { field: label })
              : t(field === 'title' ? messages.textAfterLabel : messages.textBeforeLabel)
          }
          value={text}
          maxLength={IMPORT_FALLBACK_MAX}
          placeholder={field === 'title' ? t(messages.titlePlaceholder) : ''}
          onChange={setText}
          onBlur={() => {
            if (text.trim() !== (fallback?.text ?? '')) save({ text: text.trim(), column });
          }}
        />
      </Fields>
      <Example field={field} fallback={{ text: text.trim(), column }} columns={columns} />
    </Frame>
  );
}

function Example({ field, fallback, columns }: Pick<Props, 'field' | 'columns'> & { fallback: ImportFallback }) {
  const cells = columns.map(({ values }) => values[0] ?? '');
  const made = makeFallbackValue(field, fallback, cells);
  if (made === '') return null;
  return (
    <p>
      <Trans
        message={fallback.column === null ? messages.everyRowGets : messages.forExample}
        values={{ value: <UserText>{made}</UserText> }}
        components={{ b: <b /> }}
      />
    </p>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 8px;
  margin-block: 12px;
  padding: 12px 14px;
  border: 1px solid var(--control);
  border-radius: var(--radius);

  > p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 12px;

  > * {
    max-inline-size: 100%;
  }
`;
