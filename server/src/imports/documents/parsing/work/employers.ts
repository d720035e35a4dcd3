import { normalizeText } from '../../../tables/cells/folded.ts';
import type { Knowledge } from '../knowledge.ts';
import { isNamedPlace } from '../places/address.ts';

const LEGAL =
  /(?:^|[\s,(])(?:gmbh|ag|kg|se|inc|ltd|llc|llp|plc|corp|co|sa|sas|sarl|srl|s\.?l|bv|b\.v|nv|ab|oy|as|s\.a|s\.?r\.?o|sp\. ?z ?o\. ?o|s\.a\.s|k\.k|a\.s|sti|kft|zrt|nyrt|lda|ltda|c\.v|n\.v|s\.p\.a|aps|a\/s|asa|oyj|pvt|pty|limited|corporation|тов|тзов|пп|фоп)\.?(?:$|[\s,)])/u;
const LEGAL_ONLY = new RegExp(`^(?:${LEGAL.source})+$`, 'u');
const KINDS =
  /(?:^|[^\p{L}])(?:group|labs?|bank|software|systems?|technolog(?:y|ies)|solutions?|studios?|agency|university|institute|networks?|holding|partners|consulting|services|digital|media|health|gruppe|banque|banco|agentur|agencia|startup|company|industries|interactive|logistics|insurance|airlines|games)(?:$|[^\p{L}])/u;

/** Endings of Chinese company names. */
const CHINESE = /(?:公司|集团|科技|银行|软件|大学|学院)$/u;

/** Whether a text looks like the name of an employer: 2 with a legal form, 1 with a typical word, otherwise 0. */
export function employerLooks(text: string): number {
  const key = normalizeText(text);
  return LEGAL.test(key) || CHINESE.test(key) ? 2 : KINDS.test(key) ? 1 : 0;
}

/** Whether a text ends with a legal form: `Acme Inc.` */
export function endsWithLegalForm(text: string): boolean {
  const last = text.split(/\s+/).slice(-3);
  return last.length > 1 && last.some((_, at) => at > 0 && isLegalForm(last.slice(at).join(' ')));
}

/** Whether a text is only a legal form: `Co., Ltd.` */
export function isLegalForm(text: string): boolean {
  return LEGAL_ONLY.test(normalizeText(text));
}

const WORK_MODE =
  /^(?:(?:fully |100 ?% )?remote(?:ly)?|hybrid|on-?site|full.?time|part.?time|contract(?:or)?|freelance|permanent|self.?employed|internship|remoto|fernarbeit|zdalnie|teilzeit|vollzeit|festanstellung|дистанціино|віддалено|home ?office|teletravail|a distance|presencial|hibrido|uzaktan|tam zamanlı|worldwide)$/;

/** Whether a text is a place. `maybe`: an unknown name before a country, which may be an employer. */
export function placeKind(text: string, knowledge: Knowledge): 'place' | 'maybe' | null {
  const bare = text.replaceAll(/[()]/g, '').trim();
  if (WORK_MODE.test(normalizeText(bare))) return 'place';
  const parts = bare.split(/,\s*|\s[-–/]\s|\//).map((part) => part.trim());
  if (parts.length > 1 && parts.every((part) => WORK_MODE.test(normalizeText(part)) || isNamedPlace(part, knowledge)))
    return 'place';
  if (isNamedPlace(bare, knowledge)) {
    if (parts.length === 1 || /\d/.test(bare) || isNamedPlace(parts[0]!, knowledge)) return 'place';
    return employerLooks(bare) > 0 ? null : 'maybe';
  }
  const isCoded = parts.length === 2 && /^[A-Z]{2}$/.test(parts[1]!) && employerLooks(bare) === 0;
  return isCoded && parts[0]!.split(' ').length <= 3 ? 'maybe' : null;
}

/** Whether a text is a place or a work mode. */
export function isPlaceOrWorkMode(text: string, knowledge: Knowledge): boolean {
  return placeKind(text, knowledge) !== null;
}
