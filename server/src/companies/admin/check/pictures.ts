import type { CheckFinding } from '@crewdock/contract/company-check';
import { readSize, type Size } from '../../../infra/storage/picture.ts';
import { SETTINGS } from './mend.ts';
import type { Get, ReadPage } from './pages.ts';

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
      ['icon', read.icon, ICON],
      ['picture for previews of links', read.preview, PREVIEW],
    ] as const) {
      const problem = await problemOf(address, { origin, least, sizeOf });
      // Pages share pictures, so each problem is reported once.
      if (problem === null || told.has(`${what} ${address} ${problem}`)) continue;
      told.add(`${what} ${address} ${problem}`);
      findings.push({
        check: 'pictures',
        message: `The ${what} ${problem}.`,
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

async function problemOf(address: string | null, { origin, least, sizeOf }: Asked): Promise<string | null> {
  if (!address) return 'is missing';
  const url = URL.parse(address, origin);
  if (url?.origin !== origin) return 'lies on another host';
  const size = await sizeOf(url.pathname + url.search);
  if (!size) return 'can’t be loaded';
  return size.width < least.width || size.height < least.height
    ? `is only ${size.width} × ${size.height} pixels`
    : null;
}
