import type { IncomingMessage } from 'node:http';

/** A path that can't be decoded stands for the signs that it is written with, so that it is answered as any other is. */
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
