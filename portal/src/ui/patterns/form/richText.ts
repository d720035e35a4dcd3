import { queryOptions } from '@tanstack/react-query';

/** Lazily loads the rich text editor and its sanitizer. */
export const richTextQuery = queryOptions({
  queryKey: ['dict', 'rich-text'],
  queryFn: () => import('../rich-text/RichText.tsx'),
  staleTime: Infinity,
  gcTime: Infinity,
  // Runs offline, too: the import then fails and the error is shown, instead of a paused query.
  networkMode: 'always',
  structuralSharing: false,
});
