import { folded } from '../../../imports/cells/folded.ts';
import type { Knowledge } from '../knowledge.ts';

const LEGAL =
  /(?:^|[\s,(])(?:gmbh|ag|kg|se|inc|ltd|llc|llp|plc|corp|co|sa|sas|sarl|srl|s\.?l|bv|b\.v|nv|ab|oy|as|s\.a|s\.?r\.?o|sp\. ?z ?o\. ?o|s\.a\.s|pty|limited|corporation|тов|тзов|пп|фоп)\.?(?:$|[\s,)])/u;
const KINDS =
  /(?:^|[^\p{L}])(?:group|labs?|bank|software|systems?|technolog(?:y|ies)|solutions?|studios?|agency|university|institute|networks?|holding|partners|consulting|services|digital|media|health|gruppe|banque|banco|agentur|agencia|startup|company|industries|interactive|logistics|insurance|airlines|games)(?:$|[^\p{L}])/u;

/** How much a text looks like an employer's name: 2 with a legal form, 1 with a typical word, else 0. */
export function employerLooks(text: string): number {
  const key = folded(text);
  return LEGAL.test(key) ? 2 : KINDS.test(key) ? 1 : 0;
}

/** Whether a text is a place or a work mode. */
export function isPlace(text: string, { countries }: Knowledge): boolean {
  const key = folded(text).replaceAll(/[()]/g, '').trim();
  if (
    /^(remote|hybrid|on-?site|full.?time|part.?time|contract|freelance|permanent|remoto|fernarbeit|zdalnie|teilzeit|vollzeit|дистанціино|віддалено|home ?office|teletravail)$/.test(
      key,
    )
  )
    return true;
  if (key.length > 3 && Object.hasOwn(countries, key)) return true;
  const parts = key.split(',').map((part) => part.trim());
  const last = parts.at(-1)!;
  return (
    parts.length === 2 &&
    (Object.hasOwn(countries, last) || /^[a-z]{2}$/.test(last)) &&
    parts[0]!.split(' ').length <= 3
  );
}
