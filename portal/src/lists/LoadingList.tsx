import { CardRowSkeleton } from '../cards/CardRowSkeleton.tsx';
import { ListLayout } from '../ui/ListLayout.ts';

/** A list whose cards are on their way. */
export function LoadingList() {
  return (
    <ListLayout role="status" aria-label="Loading">
      {[1, 2, 3].map((row) => (
        <CardRowSkeleton key={row} />
      ))}
    </ListLayout>
  );
}
