import { useInfiniteQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { getLoadedItems } from '../../query/pageItems.ts';
import { getTotalCount } from '../../query/pages.ts';
import { queryClient } from '../../queryClient.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { LoadMore } from '../../ui/patterns/LoadMore.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { NewNote } from './NewNote.tsx';
import { RelationNoteEntry } from './Note.tsx';
import { notesQuery } from './queries.ts';
import * as messages from './messages.ts';
import { t } from '../../i18n/translate.ts';

interface Props {
  relationId: number;
  /** Called when a note was added or removed. */
  onCount: (by: 1 | -1) => void;
}

/** Notes on a relation: internal notes of the user's side, and notes shared with the other side. */
export function Notes({ relationId, onCount }: Props) {
  const query = useInfiniteQuery(notesQuery(relationId));
  const notes = getLoadedItems(query.data);
  const reload = () => queryClient.invalidateQueries({ queryKey: notesQuery(relationId).queryKey });
  const onChange = async (by: 1 | -1 | 0) => {
    if (by !== 0) onCount(by);
    await reload();
  };
  return (
    <section aria-labelledby="notes">
      <h3 id="notes">{t(messages.title)}</h3>
      {notes ? (
        <Stack>
          <NewNote relationId={relationId} side={query.data!.pages[0]!} onAdded={() => onChange(1)} />
          {notes.length > 0 && (
            <LoadMore query={query} shown={notes.length} total={getTotalCount(query.data)}>
              <List>
                {notes.map((note) => (
                  <RelationNoteEntry
                    key={note.id}
                    relationId={relationId}
                    note={note}
                    onEdited={() => onChange(0)}
                    onDeleted={() => onChange(-1)}
                  />
                ))}
              </List>
            </LoadMore>
          )}
        </Stack>
      ) : query.isError ? (
        <p role="alert">
          {t(messages.error)}{' '}
          <Button $size="small" onPress={() => void query.refetch()}>
            {t(messages.tryAgainButton)}
          </Button>
        </p>
      ) : (
        <div role="status" aria-label={t(messages.loading)}>
          <Skeleton $height={120} />
        </div>
      )}
    </section>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;
