import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';

const RichText = lazy(() => import('../../ui/RichText.tsx'));

/** As high as the toolbar, the first lines and the label. */
const HEIGHT = 290;

interface Props {
  label: string;
  description: string;
  error?: string;
  initial: string;
  onChange: (html: string) => void;
}

/** The card's text. What writes it is large and comes by itself. */
export function SummaryField(props: Props) {
  return (
    <Suspense fallback={<Skeleton $height={HEIGHT} role="status" aria-label="Loading the text field" />}>
      <RichText {...props} />
    </Suspense>
  );
}
