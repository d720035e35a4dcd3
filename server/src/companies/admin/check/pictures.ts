import type { CheckFinding } from '@crewdock/contract/company-check';
import { readSize, type Size } from '../../../infra/storage/picture.ts';
import { SETTINGS } from './mend.ts';
import type { Get, ReadPage } from './pages.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';
import * as messages from '../../../core/messages/company-check.ts';

/** Minimum size in pixels of link previews, as required by other sites. */
const PREVIEW: Size = { width: 600, height: 315 };
const ICON: Size = { width: 32, height: 32 };

/** Reports icons and link previews that are missing, too small, or on another host. */
export async function badPictures(pages: ReadPage[], origin: string, get: Get): Promise<CheckFinding[]> {
  const seen = new Map<string, Promise<Size | null>>();
  const sizeOf = (path: string) => {
    if (!seen.has(path))
      seen.set(
        path,
        get(path).then(async ({ status, body }) => (status === 200 ? readSize(body) : null)),
      );
    return seen.get(path)!;
  };
  const findings: CheckFinding[] = [];
  const told = new Set<string>();
  for (const { path: page, label, read } of pages) {
    for (const [what, address, least] of [
      [messages.icon, read.icon, ICON],
      [messages.previewPicture, read.preview, PREVIEW],
    ] as const) {
      const picture = formatMessage(what);
      const message = await problemOf(picture, address, { origin, least, sizeOf });
      // Pages share pictures, so each problem is reported once.
      if (message === null || told.has(`${address} ${message}`)) continue;
      told.add(`${address} ${message}`);
      findings.push({
        check: 'pictures',
        message,
        place: { kind: 'page', label, path: page },
        sample: address ? { kind: 'excerpt', before: '', found: address, after: '' } : null,
        mend: SETTINGS.logo,
      });
    }
  }
  return findings;
}

interface Asked {
  origin: string;
  least: Size;
  sizeOf: (path: string) => Promise<Size | null>;
}

async function problemOf(
  picture: string,
  address: string | null,
  { origin, least, sizeOf }: Asked,
): Promise<string | null> {
  if (!address) return formatMessage(messages.missingPicture, { picture });
  const url = URL.parse(address, origin);
  if (url?.origin !== origin) return formatMessage(messages.foreignPicture, { picture });
  const size = await sizeOf(url.pathname + url.search);
  if (!size) return formatMessage(messages.unloadedPicture, { picture });
  return size.width < least.width || size.height < least.height
    ? formatMessage(messages.smallPicture, { picture, ...size })
    : null;
}
