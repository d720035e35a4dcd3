import { queryOptions } from '@tanstack/react-query';

/** Lazily loads the rich text editor and its sanitizer. */
export const richTextQuery = queryOptions({
  queryKey: ['dict', 'rich-text'],
  queryFn: () => import('../rich-text/RichText.tsx'),
  staleTime: Infinity,
  gcTime: Infinity,
  // Also runs offline: the import then fails and the error is shown, instead of pausing the query.
  networkMode: 'always',
  structuralSharing: false,
});
