import type { Import } from '@crewdock/contract/imports';
import { useMutation, useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import { Select } from '../../ui/primitives/Select.tsx';
import { StepInstructions, StepActions } from './ImportLayout.tsx';
import * as messages from './messages.ts';
import { chooseTable, previewQuery, refetchMapping } from './queries.ts';
import { stepPath } from './steps.ts';
import { SheetFrame } from './SheetFrame.ts';
import { Unread } from './Unread.tsx';
import { getMappingScope } from './useMapping.ts';

/** The second step: chooses the sheet and the header row. */
export function HeaderStep({ now: { uid, sheets, notes } }: { now: Import }) {
  const { data: preview, error, refetch } = useQuery(previewQuery(uid));
  const { mutate, isPending } = useMutation({
    // Runs after pending changes of the mapping.
    scope: { id: getMappingScope(uid) },
    mutationFn: (table: { sheet: number; header_row?: number | null }) => chooseTable(uid, table),
    onError(failure) {
      tellRefusal(failure);
      void refetchMapping(uid);
    },
  });
  if (!preview) return <Unread error={error} onRetry={() => void refetch()} />;
  const { mapping, first } = preview;
  const { sheet, header_row } = mapping;
  const choose = (row: number | null) => row !== header_row && !isPending && mutate({ sheet, header_row: row });
  const tables = sheets.map(({ name, rows, hidden }, at) => ({
    id: String(at),
    label: t(hidden ? messages.hiddenSheetOption : messages.sheetOption, {
      name: name || t(messages.unnamedSheet),
      rows,
    }),
  }));
  return (
    <>
      <StepInstructions>{t(messages.headerText)}</StepInstructions>
      {notes.map((note) => (
        <StepInstructions key={note}>{note}</StepInstructions>
      ))}
      {sheets.length > 1 && (
        <div>
          <Select
            label={t(messages.sheetLabel)}
            value={String(sheet)}
            options={tables}
            onChange={(id) => mutate({ sheet: Number(id) })}
          />
        </div>
      )}
      <Excerpt aria-busy={isPending} role="group" aria-label={t(messages.firstRowsLabel)} tabIndex={0}>
        <table>
          <tbody>
            {first.map((cells, row) => (
              <Line key={row} data-header={row === header_row || undefined} onClick={() => choose(row)}>
                <th scope="row">
                  <label>
                    <input
                      type="radio"
                      name="header"
                      checked={row === header_row}
                      onChange={() => choose(row)}
                      aria-label={t(messages.rowLabel, {
                        row: row + 1,
                        values: cells.filter(Boolean).join(', ').slice(0, 120) || t(messages.empty),
                      })}
                    />
                    {row + 1}
                  </label>
                </th>
                {cells.map((cell, column) => (
                  <td key={column} dir="auto">
                    <div>{cell}</div>
                  </td>
                ))}
              </Line>
            ))}
          </tbody>
        </table>
      </Excerpt>
      <NoHeaders>
        <input type="radio" name="header" checked={header_row === null} onChange={() => choose(null)} />
        {t(messages.noHeaders)}
      </NoHeaders>
      <StepActions>
        <ButtonLink to={stepPath(uid, 'file')}>{t(messages.backButton)}</ButtonLink>
        <ButtonLink to={stepPath(uid, 'columns')} $kind="primary">
          {t(messages.nextColumnsButton)}
        </ButtonLink>
      </StepActions>
    </>
  );
}

/** Long cells are truncated. Focusing the row's radio button shows them in full (`frame/fullText.ts`). */
const Excerpt = styled(SheetFrame)`
  table {
    inline-size: max-content;
  }

  td > div {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
  }
`;

const Line = styled.tr`
  cursor: pointer;

  &:hover > * {
    background: var(--hover);
  }

  &[data-header] > * {
    background: color-mix(in oklab, var(--accent) 14%, var(--surface));
    font-weight: 600;
  }

  label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 28px;
  }

  @media (pointer: coarse) {
    label {
      min-block-size: 44px;
    }
  }
`;

const NoHeaders = styled.label`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 36px;
  inline-size: fit-content;
`;
