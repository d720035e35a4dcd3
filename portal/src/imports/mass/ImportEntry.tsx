import type { MassImport } from '@crewdock/contract/mass-import';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../i18n/translate.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import {
  WorkListCell,
  type WorkListColumns,
  Mark,
  WorkListRow,
  RowCells,
  RowDetails,
  RowLink,
  RowName,
} from '../../ui/patterns/rows/Rows.ts';
import { massImportQuery } from './queries.ts';
import { formatMassImportCounts, MASS_IMPORT_STATE_LABELS, MASS_IMPORT_STATE_TONES } from './words.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

/** Columns of `MassImportEntry`: name, result, status, date. */
export const MASS_IMPORT_COLUMNS: WorkListColumns = {
  wide: 'minmax(0, 1.2fr) minmax(0, 1.6fr) 130px 90px',
  medium: 'minmax(0, 1fr) minmax(0, 1fr) 130px',
};

/** A row of the import list; shows the progress while the import is running. */
export function MassImportEntry({ uid, found }: { uid: string; found: MassImport }) {
  const { data: now } = useQuery({ ...massImportQuery(uid), initialData: found });
  return (
    <WorkListRow>
      <RowName>
        <RowLink to={`?tab=imports&import=${uid}`}>
          <UserText as="line">{now.name}</UserText>
        </RowLink>
      </RowName>
      <RowCells>
        <WorkListCell>{formatMassImportCounts(now)}</WorkListCell>
        <Mark>
          <Badge $tone={MASS_IMPORT_STATE_TONES[now.state]}>{t(MASS_IMPORT_STATE_LABELS[now.state])}</Badge>
        </Mark>
        <RowDetails>
          <WorkListCell $last $end>
            <time dateTime={now.created} title={shortDate(now.created)}>
              {relativeDate(now.created)}
            </time>
          </WorkListCell>
        </RowDetails>
      </RowCells>
    </WorkListRow>
  );
}
