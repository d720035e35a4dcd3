import { queryOptions } from '@tanstack/react-query';

/** What writes and cleans rich text. */
export const richTextQuery = queryOptions({
  queryKey: ['dict', 'rich-text'],
  queryFn: () => import('../RichText.tsx'),
  staleTime: Infinity,
  gcTime: Infinity,
  // Also without a connection: then it fails, and says so.
  networkMode: 'always',
  structuralSharing: false,
});
