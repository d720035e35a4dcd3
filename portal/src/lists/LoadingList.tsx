import { LoadingHeading } from '../frame/LoadingHeading.tsx';
import { ListLayout } from '../ui/ListLayout.ts';
import { RowsSkeleton } from '../ui/rows/RowsSkeleton.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

/** Loading placeholder of a list. */
export function LoadingList() {
  return (
    <ListLayout>
      <LoadingHeading />
      <Skeleton $height={35} $width={240} />
      <RowsSkeleton />
    </ListLayout>
  );
}
