import type { MassImport } from '@crewdock/contract/mass-import';
import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Cell, type Columns, Mark, Row, RowCells, RowDetails, RowLink, RowName } from '../../ui/patterns/rows/Rows.ts';
import { massImportQuery } from './queries.ts';
import { countsLine, STATE_LABELS, STATE_TONES } from './words.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

/** Name, result, status, date. */
export const IMPORT_COLUMNS: Columns = {
  wide: 'minmax(0, 1.2fr) minmax(0, 1.6fr) 130px 90px',
  medium: 'minmax(0, 1fr) minmax(0, 1fr) 130px',
};

/** A row of the import list; shows the progress while the import is running. */
export function ImportEntry({ uid, found }: { uid: string; found: MassImport }) {
  const { data: now } = useQuery({ ...massImportQuery(uid), initialData: found });
  return (
    <Row>
      <RowName>
        <RowLink to={`?tab=imports&import=${uid}`}>
          <UserText as="line">{now.name}</UserText>
        </RowLink>
      </RowName>
      <RowCells>
        <Cell>{countsLine(now)}</Cell>
        <Mark>
          <Badge $tone={STATE_TONES[now.state]}>{STATE_LABELS[now.state]}</Badge>
        </Mark>
        <RowDetails>
          <Cell $last $end>
            <time dateTime={now.created} title={shortDate(now.created)}>
              {relativeDate(now.created)}
            </time>
          </Cell>
        </RowDetails>
      </RowCells>
    </Row>
  );
}
