import { type CallParts, type FileCallName, fillPath, queryString } from './client.ts';

/** The path of a file of the API: `fileAddress('GET /talents/{id}/cv.pdf', { params: { id: '48213-7' } })`. */
export function fileAddress<N extends FileCallName>(name: N, input: CallParts<N>): string {
  const { params, query } = input as { params?: Record<string, string | number>; query?: object };
  const search = query ? queryString(query) : '';
  return `/api${fillPath(name.slice(name.indexOf('/')), params)}${search && `?${search}`}`;
}
