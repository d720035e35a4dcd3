import type { Import } from '@crewdock/contract/imports';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import {
  WorkListCell,
  type WorkListColumns,
  Mark,
  WorkListRow,
  RowActions,
  RowCells,
  RowDetails,
  RowLink,
  RowName,
  SMALL,
} from '../../ui/patterns/rows/Rows.ts';
import { ImportActions } from './ImportActions.tsx';
import { importQuery } from './queries.ts';
import { getCurrentStep, stepPath } from './steps.ts';
import { formatTableImportCounts, TABLE_IMPORT_STATE_LABELS, TABLE_IMPORT_STATE_TONES } from './words.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

/** Columns: file, result, status, author, date, actions. */
export const TABLE_IMPORT_COLUMNS: WorkListColumns = {
  wide: 'minmax(0, 1.2fr) minmax(0, 1.4fr) 120px 140px 84px 420px',
  medium: 'minmax(0, 1fr) minmax(0, 1fr) 110px auto',
};

/** A row of the import list; shows the progress while the import is running. */
export function TableImportEntry({ uid, found }: { uid: string; found: Import }) {
  const { data: now } = useQuery({ ...importQuery(uid), initialData: found });
  const tone = TABLE_IMPORT_STATE_TONES[now.state];
  return (
    <WorkListRow data-row={uid}>
      <RowName>
        <RowLink to={stepPath(uid, getCurrentStep(now))}>
          <UserText as="line">{now.name}</UserText>
        </RowLink>
      </RowName>
      <RowCells>
        <WorkListCell>{formatTableImportCounts(now)}</WorkListCell>
        <Mark>
          {tone ? (
            <Badge $tone={tone}>{t(TABLE_IMPORT_STATE_LABELS[now.state])}</Badge>
          ) : (
            t(TABLE_IMPORT_STATE_LABELS[now.state])
          )}
        </Mark>
        <RowDetails>
          <WorkListCell $last>
            <UserText as="line">{now.by}</UserText>
          </WorkListCell>
          <WorkListCell $last $end>
            <time dateTime={now.created} title={shortDate(now.created)}>
              {relativeDate(now.created)}
            </time>
          </WorkListCell>
        </RowDetails>
      </RowCells>
      <Actions>
        <ImportActions now={now} />
      </Actions>
    </WorkListRow>
  );
}

/** Hidden on phones; the report has the same actions. */
const Actions = styled(RowActions)`
  ${SMALL} {
    display: none;
  }
`;
