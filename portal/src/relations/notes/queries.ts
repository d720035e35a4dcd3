import type { NoteSide, RelationNote } from '@crewdock/contract/relation-notes';
import { NOTES_PAGE_SIZE } from '@crewdock/contract/limits';
import { call } from '../../api.ts';
import { EACH_VISIT } from '../../queryClient.ts';
import type { ItemsPage } from '../../query/pageItems.ts';
import { cursorPagesQuery } from '../../query/pages.ts';

type NotesPage = ItemsPage<RelationNote> & NoteSide;

/** The notes on a relation that the user may read, newest first. */
export function notesQuery(relationId: number) {
  return cursorPagesQuery({
    queryKey: ['relation-notes', relationId],
    load: (from, signal): Promise<NotesPage> =>
      call('GET /relations/{id}/notes/', {
        params: { id: relationId },
        query: { ...from, limit: NOTES_PAGE_SIZE },
        signal,
      }),
    staleTime: EACH_VISIT,
    refetchOnWindowFocus: true,
  });
}
