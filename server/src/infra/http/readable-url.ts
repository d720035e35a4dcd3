import type { IncomingMessage } from 'node:http';

/** Escapes the percent signs of a path that cannot be decoded, so that the router does not reject the path. */
export function readableUrl({ url = '/' }: IncomingMessage): string {
  if (!url.includes('%')) return url;
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
