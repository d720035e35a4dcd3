import type { ImportField, ImportMapping } from '@crewdock/contract/import-mapping';
import type { Import } from '@crewdock/contract/imports';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { queryClient } from '../../queryClient.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { AmountFields } from './AmountFields.tsx';
import { ColumnRow } from './ColumnRow.tsx';
import { StepInstructions, Problems, StepActions } from './ImportLayout.tsx';
import * as messages from './columns/messages.ts';
import { checkRows, fieldsQuery, previewQuery, refetchMapping } from './queries.ts';
import { getErrorMessages } from './refusal.ts';
import { keepNeededFallbacks, MissingFields } from './MissingFields.tsx';
import { SavedMappers } from './SavedMappers.tsx';
import { stepPath } from './steps.ts';
import { Unread } from './Unread.tsx';
import { getMappingScope, useMapping } from './useMapping.ts';
import { getColumnLetters } from './words.ts';

/** The third step: maps columns to fields. */
export function ColumnsStep({ now: { uid } }: { now: Import }) {
  const navigate = useNavigate();
  const { data: preview, error, refetch } = useQuery(previewQuery(uid));
  const { data: fields = [] } = useQuery(fieldsQuery);
  const keep = useMapping(uid);
  /** Number of applied mappers. Each mapper resets the fields for missing values. */
  const [used, setUsed] = useState(0);
  const checking = useMutation({
    // Runs after pending changes of the mapping.
    scope: { id: getMappingScope(uid) },
    // A field that is saved on blur might have changed the mapping since the last rendering.
    mutationFn: (mapping: ImportMapping) =>
      checkRows(uid, queryClient.getQueryData(previewQuery(uid).queryKey)?.mapping ?? mapping),
    onSuccess: () => navigate(stepPath(uid, 'check')),
    onError: () => void refetchMapping(uid),
  });
  if (!preview) return <Unread error={error} onRetry={() => void refetch()} />;
  const { mapping, columns } = preview;
  const change = (to: Partial<ImportMapping>) => {
    checking.reset();
    void keep({ ...mapping, ...to });
  };
  const setField = (column: number, field: ImportField | null) => {
    const changed = mapping.fields.map((each, at) => (at === column ? field : each));
    change({ fields: changed, fallbacks: keepNeededFallbacks(changed, mapping.fallbacks) });
  };
  const use = async (saved: ImportMapping) => {
    checking.reset();
    await keep({ ...mapping, ...saved });
    // Remounts the fields with the new mapping.
    setUsed((count) => count + 1);
  };
  const problems = checking.error ? getErrorMessages(checking.error) : [];
  return (
    <>
      <StepInstructions>{t(messages.columnsText)}</StepInstructions>
      {problems.length > 0 && (
        <Problems role="alert">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </Problems>
      )}
      <SavedMappers
        columns={columns.map(({ header }) => header)}
        mapping={mapping}
        onUse={(saved) => void use(saved)}
      />
      <List aria-label={t(messages.columnsLabel)}>
        {columns.map((column, at) => (
          <ColumnRow
            key={at}
            name={getColumnLetters(at)}
            column={column}
            field={mapping.fields[at] ?? null}
            other={otherWith(mapping.fields, at)}
            fields={fields}
            onChange={(field) => setField(at, field)}
          />
        ))}
      </List>
      <MissingFields key={used} mapping={mapping} columns={columns} onChange={change} />
      <AmountFields mapping={mapping} onChange={change} />
      <StepActions>
        <ButtonLink to={stepPath(uid, 'header')}>{t(messages.backButton)}</ButtonLink>
        <Button $kind="primary" isPending={checking.isPending} onPress={() => checking.mutate(mapping)}>
          {t(checking.isPending ? messages.checking : messages.nextCheckButton)}
        </Button>
      </StepActions>
    </>
  );
}

/** Returns the letter of another column that is mapped to the same field, or null. */
function otherWith(fields: ImportMapping['fields'], column: number): string | null {
  const other = fields.findIndex((field, at) => field !== null && at !== column && field === fields[column]);
  return other < 0 ? null : getColumnLetters(other);
}

const List = styled.ul`
  padding: 0;
  list-style: none;
`;
