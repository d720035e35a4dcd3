import type { Link } from '@crewdock/contract/card-entries';
import { LINK_MAX, LINK_LABEL_MAX } from '@crewdock/contract/card-fields';
import { EMAIL_MAX } from '@crewdock/contract/limits';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { normalizePhoneNumber } from '../../../tables/cells/phone.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Found } from '@crewdock/contract/resumes';
import type { DocumentRow } from '../document-row.ts';
import { rangesIn } from '../time/ranges.ts';

const EMAIL =
  /[\p{L}\d][\p{L}\d._%+'-]*\s?@\s?[\p{L}\d][\p{L}\d-]*(?:\s?\.\s?[\p{L}\d][\p{L}\d-]*)*\s?\.\s?\p{L}{2,24}(?![\p{L}\d])/u;
const TIGHT = /[\p{L}\d][\p{L}\d._%+'-]*@[\p{L}\d][\p{L}\d.-]*\.\p{L}{2,24}(?![\p{L}\d])/u;
const SPELLED =
  /([\p{L}\d._%+-]+(?:\s*[[({]\s*(?:dot|\.)\s*[\])}]\s*[\p{L}\d_%+-]+)*)\s*[[({]\s*(?:at|@)\s*[\])}]\s*([\p{L}\d.-]+(?:\s*[[({]\s*(?:dot|\.)\s*[\])}]\s*[\p{L}\d-]+)*)/iu;

/** Addresses of companies, such as those in the header of an agency. */
const OFFICE =
  /^(?:info|office|hr|jobs?|careers?|recruit(?:ing|ment|er)?|talent|bewerbung(?:en)?|rrhh|sales|support|admin|kontakt|contact|biuro|kadry)@/iu;

/** The domains of such addresses. */
const OFFICE_DOMAIN = new RegExp(
  String.raw`(?<![\p{L}\d.])${OFFICE.source.slice(1)}([\p{L}\d.-]+\.\p{L}{2,24})`,
  'giu',
);

/** Finds the first email address. Addresses of references come later in a CV. */
export function findEmail(rows: readonly DocumentRow[]): Found<string> | null {
  const isPersonal = ({ text }: DocumentRow) => !OFFICE.test(TIGHT.exec(text)?.[0] ?? '');
  const sorted = [...rows.filter(isPersonal), ...rows.filter((row) => !isPersonal(row))];
  for (const pattern of [TIGHT, EMAIL]) {
    for (const row of sorted) {
      const found = pattern.exec(row.text);
      if (found && OFFICE.test(found[0])) return emailFound(found[0], row, 0.4);
      if (found) return emailFound(found[0].replaceAll(/\s/g, ''), row, pattern === TIGHT ? 0.99 : 0.8);
    }
  }
  for (const row of rows) {
    const found = SPELLED.exec(row.text);
    const [local, domain] = (found?.slice(1) ?? []).map((part) =>
      part.replaceAll(/\s*[[({]\s*(?:dot|\.)\s*[\])}]\s*/gi, '.'),
    );
    if (local && domain?.includes('.')) return emailFound(`${local}@${domain}`, row, 0.85);
  }
  return null;
}

function emailFound(text: string, { where }: DocumentRow, sure: number): Found<string> | null {
  const value = text.toLowerCase().replace(/^(e-?mail|mail):?/, '');
  return value.length <= EMAIL_MAX ? { value, sure, where: [where] } : null;
}

const PHONE = /(?<![\p{L}\d@/._-])(?:\+|00|\(\+?\d)?[\d(][\d\s().\-–/\u00A0]{6,22}\d(?![\p{L}\d@])/gu;
const LABEL =
  /(?:^|[^\p{L}])(?:phone|tel|mobile|mob|cell|telefon|handy|mobil|telefono|movil|telephone|portable|телефон|моб|тел|komorka|whatsapp)/u;

const EXTENSION =
  /\s*(?:\b(?:ext|extension|durchwahl|dw|int|ramal|anexo)\b\.?|(?<=\d)\s?x(?=\s?\d)|#(?=\s?\d))[\s:.]*\d{1,6}\b/giu;
/** Postal codes next to phone numbers: `CA 94588`, `OH 43215-1204`, `1010 Wien`. */
const POSTCODE =
  /(?<=\b[A-Z]{2}\.?,?\s)\d{5}(?:-\d{4})?(?![\d-])|(?<!\d[\s./-]?|[+(-])\d{4,6}(?=\s\p{Lu}\p{Ll})|(?<![\d)]\s?)\b\d{5}-\d{3}\b/gu;

/**
 * Finds the person's phone number. Prefers labeled numbers and numbers near the top. Returns the international format
 * (`+380441234567`) if the country is known.
 */
export function phoneFound(rows: readonly DocumentRow[], country: string | null, today: string): Found<string> | null {
  const found = rows.flatMap((row, at) =>
    [...numbersIn(row.text), ...wrappedNumbers(row, rows[at + 1])].flatMap((text) => {
      const digits = text.replaceAll(/\D/g, '');
      if (digits.length < 8 || digits.length > 15 || isTime(text, today)) return [];
      // An area code in brackets is not a calling code, so the number stays national if the country is unknown.
      const isNational = !country && /^\(\d/.test(text.trim());
      const number = isNational ? digits : normalizePhoneNumber(text.replace(/\(0\)/, '').trim(), country ?? undefined);
      if (!number) return [];
      const isLabelled = LABEL.test(row.key);
      const international = /^\(?\+|^00/.test(text.trim());
      const weight = (isLabelled ? 3 : 0) + (international ? 2 : 0) + (number.startsWith('+') ? 1 : 0) - at * 0.03;
      return [{ number, weight, row, sure: number.startsWith('+') ? 0.97 : 0.75 }];
    }),
  );
  const best = found.toSorted((a, b) => b.weight - a.weight)[0];
  return best && best.weight > -2 ? { value: best.number, sure: best.sure, where: [best.row.where] } : null;
}

/** A phone number that is wrapped into two lines: `+44 20 7946` and `0358`. */
function wrappedNumbers(row: DocumentRow, next: DocumentRow | undefined): string[] {
  const start = /(?:\+|\((?=\d))[\d\s().-]*$/.exec(row.text)?.[0];
  const end = next && /^\d[\d\s().-]*/.exec(next.text)?.[0];
  return start && end ? numbersIn(`${start.trim()} ${end.trim()}`) : [];
}

/** Finds texts that may be phone numbers. Splits two numbers that are separated by a slash. */
function numbersIn(text: string): string[] {
  const bare = text.replaceAll(EXTENSION, ' ;').replaceAll(POSTCODE, ';');
  return [...bare.matchAll(PHONE)].flatMap(([written]) =>
    written.replaceAll(/\D/g, '').length > 13 && /[/–]/.test(written) ? written.split(/[/–]/) : [written],
  );
}

/** The country of a number with a calling code, such as `+380 …`. */
export function countryOfPhone(phone: string | undefined): string | null {
  return (phone?.startsWith('+') && parsePhoneNumberFromString(phone)?.country) || null;
}

function isTime(text: string, today: string): boolean {
  return (
    rangesIn(text, today).length > 0 ||
    /^(?:19|20)\d\d\s*[-–/]\s*(?:19|20)\d\d$/.test(text.trim()) ||
    /^\d{1,2}[./-]\d{1,2}[./-]\d{4}/.test(text.trim())
  );
}

const ADDRESS =
  /(?<![@\p{L}\d.])(?:https?:\/\/|www\.)[^\s<>()|,;]+|(?<![@\p{L}\d./])(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|me|co|tech|app|eu|de|uk|fr|es|pl|ua|ch|at|info|page|site|xyz)\/[^\s<>()|,;]*|(?<![@\p{L}\d./])(?:github|gitlab|linkedin|stackoverflow|behance|dribbble|medium|kaggle)\.com\/[^\s<>()|,;]+|(?<![@\p{L}\d./])[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:dev|io|me|page|github\.io)(?![\p{L}\d@])/giu;
/** In contact data, also domains alone: `ada-brook.com`. */
const OWN_ADDRESS = new RegExp(
  String.raw`${ADDRESS.source}|(?<![@\p{L}\d./-])(?-i:[a-z\d-]{2,}(?:\.[a-z\d-]+)*\.(?:com|net|org|eu|de|fr|es|pl|ua|ch|at|it|nl|pt|se|no|uk|tech|info|site|xyz|blog|design|codes|cloud|co|ai|example))(?![\p{L}\d@/-]|\.\p{L})`,
  'giu',
);
const NAMED: Record<string, string> = {
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'linkedin.com': 'LinkedIn',
  'stackoverflow.com': 'Stack Overflow',
  'behance.net': 'Behance',
  'dribbble.com': 'Dribbble',
  'medium.com': 'Medium',
  'kaggle.com': 'Kaggle',
};
const LINKS_MAX = 10;

/** Words before a link which show that it is the person's own link, anywhere in the CV. */
const OWN =
  /(?:website|web ?site|homepage|portfolio|blog|personal site|webseite|sitio web|site web|strona|сайт)\s*:?\s*$/iu;

interface LinkRows {
  /** Rows in which all links count as the person's. */
  own: readonly DocumentRow[];
  /** Rows in which only profiles on well-known sites count as the person's. */
  other: readonly DocumentRow[];
}

/**
 * Finds the person's links, without duplicates. Leaves out links to employers, schools and projects, and skills that
 * look like a domain name, such as `Socket.IO`.
 */
export function findLinks({ own, other }: LinkRows, { skills }: Knowledge): Found<Link>[] {
  const offices = new Set(
    own.flatMap(({ text }) => [...text.matchAll(OFFICE_DOMAIN)].map(([, domain]) => domain!.toLowerCase())),
  );
  const found = new Map<string, Found<Link>>();
  const rows = [...own.map((row) => ({ row, isOwn: true })), ...other.map((row) => ({ row, isOwn: false }))];
  for (const [at, { row, isOwn }] of rows.entries()) {
    const written = withAddresses(withWrappedPath(row, rows[at + 1]?.row));
    for (const { 0: text, index } of written.matchAll(isOwn ? OWN_ADDRESS : ADDRESS)) {
      const url = URL.parse(/^https?:/i.test(text) ? text : `https://${text}`);
      if (
        Object.hasOwn(skills, text.toLowerCase()) ||
        !url?.hostname.includes('.') ||
        offices.has(url.hostname.replace(/^www\./, '')) ||
        url.username ||
        url.href.length > LINK_MAX
      )
        continue;
      const href = url.href.replace(/[.:]+$/, '').replace(/\/$/, '');
      const label = NAMED[url.hostname.replace(/^www\.|^[a-z]{2}\.(?=linkedin)/, '')]?.slice(0, LINK_LABEL_MAX) ?? null;
      if (!isOwn && !(label && isProfile(url)) && !OWN.test(written.slice(0, index))) continue;
      const key = href.replace(/^https?:\/\/(www\.)?/, '').toLowerCase();
      if (!found.has(key))
        found.set(key, { value: { url: href, label }, sure: label ? 0.97 : 0.8, where: [row.where] });
    }
  }
  return [...found.values()].slice(0, LINKS_MAX);
}

/** Joins an address that is wrapped after a slash: `code.example/` and `ada-brook`. */
function withWrappedPath({ text, where }: DocumentRow, next: DocumentRow | undefined): string {
  const isBelow = next && next.where.page === where.page && Math.abs(next.where.box.x - where.box.x) < 2 && !next.apart;
  const isPath = next && /^[\w~%.-]+\/?$/.test(next.text) && !/^www\.|\.[a-z]{2,}$/i.test(next.text);
  return isBelow && isPath && /\.[a-z]{2,}(?:\/[\w~%.-]+)*[/-]$/i.test(text) ? `${text}${next.text}` : text;
}

const HANDLE =
  /(?:^|[\s|•·,;])(github|gitlab|linkedin)(?:\s*[:：]\s*|\s[-–—]\s|:?\s(?=@|in\/))@?(?:in\/)?([a-z\d][\w-]{1,38})(?![\w./:-])/giu;
const HANDLE_BEFORE = /(?:^|[\s|•·,;])@([a-z\d][\w-]{1,38})\s(?:on|at|\()\s?(github|gitlab)(?!\p{L})/giu;
/** The path of a LinkedIn profile alone: `in/ada-brook`. */
const PROFILE_PATH = /(?:^|[\s|•·,;])\/?in\/([a-z\d][\w-]{2,60})(?![\w./])/giu;
/** A domain after a label: `Portfolio: ada.example`. */
const LABELLED_DOMAIN =
  /((?:^|[\s|•·,;])(?:web(?: ?site|page)?|homepage|portfolio|blog|url|site|sitio web|strona|сайт)\s*[:：]\s*)(?=[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?![\w@]))/giu;
const SITES: Record<string, string> = {
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  linkedin: 'https://www.linkedin.com/in/',
};

/** Converts account names to links: `GitHub: ana` becomes the URL of the profile. */
function withAddresses(text: string): string {
  return text
    .replaceAll(HANDLE, (_, site: string, name: string) => ` ${SITES[site.toLowerCase()]}${name}`)
    .replaceAll(HANDLE_BEFORE, (_, name: string, site: string) => ` ${SITES[site.toLowerCase()]}${name}`)
    .replaceAll(PROFILE_PATH, (_, name: string) => ` ${SITES.linkedin}${name}`)
    .replaceAll(LABELLED_DOMAIN, '$1https://');
}

/** Whether a URL on a well-known site is a personal profile, not a repository or a company page. */
function isProfile({ hostname, pathname }: URL): boolean {
  const parts = pathname.split('/').filter(Boolean);
  if (hostname.endsWith('linkedin.com')) return parts[0] === 'in';
  if (hostname.endsWith('stackoverflow.com')) return parts[0] === 'users';
  return parts.length === 1;
}
