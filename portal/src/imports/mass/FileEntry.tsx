import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import type { MassImport, MassImportFile } from '@crewdock/contract/mass-import';
import { t } from '../../i18n/translate.ts';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import {
  WorkListCell,
  type WorkListColumns,
  Mark,
  WorkListRow,
  RowActions,
  RowCells,
  RowDetails,
  RowName,
} from '../../ui/patterns/rows/Rows.ts';
import { archiveDraft } from './drop.ts';
import * as messages from './messages.ts';
import { getFileResult } from './words.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

/** Columns: name or error, result, file name, actions. */
export const FILE_COLUMNS: WorkListColumns = {
  wide: 'minmax(0, 1.4fr) minmax(0, 1.2fr) 130px minmax(0, 1fr) 200px',
  medium: 'minmax(0, 1fr) minmax(0, 1fr) 110px 130px',
};

interface Props {
  of: Pick<MassImport, 'uid' | 'kind'>;
  file: MassImportFile;
}

/** A file with its result. Its draft can be opened in the editor or archived. */
export function FileEntry({ of: { uid, kind }, file }: Props) {
  const { answer, card, name, number, reason } = file;
  const { label, tone } = getFileResult(kind, file);
  const edit = card?.is_active ? `/my/${KINDS[kind].own}/${card.id}/edit?fill=${uid}.${number}` : null;
  const [called = name, about] = card ? wordsOf(kind, card, name) : [];
  return (
    <WorkListRow>
      <RowName>
        <h3>
          <UserText as="line">{called}</UserText>
        </h3>
      </RowName>
      <RowCells>
        <WorkListCell>
          <UserText as="line">{reason ?? about}</UserText>
        </WorkListCell>
        <Mark>
          <Badge $tone={tone}>{label}</Badge>
        </Mark>
        <RowDetails>
          <WorkListCell $last>{name !== called && <UserText as="line">{name}</UserText>}</WorkListCell>
        </RowDetails>
      </RowCells>
      <RowActions>
        {edit && (
          <ButtonLink
            $size="small"
            to={edit}
            aria-label={t(answer === 'known' ? messages.updateLabel : messages.checkLabel, { name: called })}
          >
            {t(answer === 'known' ? messages.updateButton : messages.checkButton)}
          </ButtonLink>
        )}
        {answer === 'draft' && card?.is_active && card.is_draft && (
          <Button
            $size="small"
            $kind="quiet"
            aria-label={t(messages.archiveLabel, { name: called })}
            onPress={() => void archiveDraft(kind, card, called)}
          >
            {t(messages.archiveButton)}
          </Button>
        )}
      </RowActions>
    </WorkListRow>
  );
}

/** Returns the words to display for a card: talents are listed by name, jobs by title. */
function wordsOf(kind: CardKind, { name, title }: NonNullable<MassImportFile['card']>, file: string): string[] {
  return kind === 'talent' ? [name || file, title] : [title || file, name];
}
