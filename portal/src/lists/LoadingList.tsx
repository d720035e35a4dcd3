import { LoadingHeading } from '../frame/LoadingHeading.tsx';
import { ListLayout } from '../ui/patterns/ListLayout.ts';
import { RowsSkeleton } from '../ui/patterns/rows/RowsSkeleton.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';

export function LoadingList() {
  return (
    <ListLayout>
      <LoadingHeading />
      <Skeleton $height={35} $width={240} />
      <RowsSkeleton />
    </ListLayout>
  );
}
