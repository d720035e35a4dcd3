import { normalizeText } from '../../../tables/cells/folded.ts';

/** Abbreviations as written, in capitals. Ambiguous ones such as `IST` are left out. */
const ABBREVIATIONS: [RegExp, string][] = [
  [/\b(?:EST|EDT|ET)\b(?! ?\/ ?[CMP]S?T\b)/u, 'America/New_York'],
  [/\b(?:PST|PDT|PT)\b/u, 'America/Los_Angeles'],
  [/\bC[SD]T\b/u, 'America/Chicago'],
  [/\b(?:MST|MDT)\b/u, 'America/Denver'],
  [/\b(?:GMT|BST)\b(?! ?[+±-])/u, 'Europe/London'],
  [/\b(?:CET|CEST|MEZ|MESZ)\b/u, 'Europe/Berlin'],
  [/\b(?:EET|EEST)\b/u, 'Europe/Kyiv'],
  [/\bAE[SD]?T\b/u, 'Australia/Sydney'],
  [/\b(?:NZST|NZDT)\b/u, 'Pacific/Auckland'],
  [/\b(?:JST)\b/u, 'Asia/Tokyo'],
  [/\b(?:SGT)\b/u, 'Asia/Singapore'],
];
/** Normalized names of zones, and countries with one zone whose name is followed by "time" or "hours". */
const NAMES: [RegExp, string][] = [
  [
    /(?<!\p{L})(?:us )?eastern (?:standard |daylight )?time|(?<!\p{L})(?:us )?eastern (?:business |working )?hours|(?:us |u\.s\. )?east coast/u,
    'America/New_York',
  ],
  [
    /(?<!\p{L})(?:us )?pacific (?:standard |daylight )?time|(?<!\p{L})pacific (?:business |working )?hours|(?:us |u\.s\. )?west coast/u,
    'America/Los_Angeles',
  ],
  [/(?<!\p{L})(?:us )?central (?:standard |daylight )?time(?!\p{L})/u, 'America/Chicago'],
  [/(?<!\p{L})(?:us )?mountain (?:standard |daylight )?time/u, 'America/Denver'],
  [/central europ\p{L}+ (?:summer )?time|mitteleurop\p{L}+ zeit/u, 'Europe/Berlin'],
  [/eastern europ\p{L}+ (?:summer )?time/u, 'Europe/Kyiv'],
  [/greenwich mean time|(?<!\p{L})(?:uk|british|london) (?:time|business|working|office|core|hours)/u, 'Europe/London'],
];
const TIME = String.raw`(?: time| (?:business |working |office |core )?hours)`;
const COUNTRIES: Record<string, string> = {
  'german|deutsche[rn]?': 'Europe/Berlin',
  'french|paris': 'Europe/Paris',
  'spanish|madrid': 'Europe/Madrid',
  'polish|warsaw': 'Europe/Warsaw',
  'dutch|amsterdam': 'Europe/Amsterdam',
  'ukrainian|kyiv': 'Europe/Kyiv',
  'estonian|tallinn': 'Europe/Tallinn',
  'finnish|helsinki': 'Europe/Helsinki',
  'swedish|stockholm': 'Europe/Stockholm',
  'israeli?|tel aviv': 'Asia/Jerusalem',
  'indian?': 'Asia/Kolkata',
  'japanese|japan': 'Asia/Tokyo',
  singapore: 'Asia/Singapore',
};
const OF_COUNTRY = Object.entries(COUNTRIES).map(
  ([words, zone]) => [new RegExp(String.raw`(?<!\p{L})(?:${words})${TIME}`, 'u'), zone] as const,
);

/** Cities that name an IANA zone, such as `berlin` and `new york`. */
const CITIES = new Map(
  Intl.supportedValuesOf('timeZone').map((zone) => [normalizeText(zone.split('/').at(-1)!.replaceAll('_', ' ')), zone]),
);
const WITH_CITY =
  /(?<!\p{L})(?:with|mit|con)(?: (?:our|the|unserem|nuestro))?(?: (?:team|office|people|colleagues|equipo))?(?: (?:in|en))? (\p{L}+(?: \p{L}+)?)/gu;

/**
 * Returns the time zone that a text names; null if it names none or several. A city counts only after `with`, as in
 * `with our team in Berlin`.
 */
export function findTimeZone(text: string): string | null {
  const key = normalizeText(text);
  const zones = new Set([
    ...ABBREVIATIONS.flatMap(([pattern, zone]) => (pattern.test(text) ? [zone] : [])),
    ...[...NAMES, ...OF_COUNTRY].flatMap(([pattern, zone]) => (pattern.test(key) ? [zone] : [])),
  ]);
  if (zones.size === 1) return [...zones][0]!;
  return zones.size > 1 ? null : zoneOfCity(key);
}

function zoneOfCity(key: string): string | null {
  for (const [, city] of key.matchAll(WITH_CITY)) {
    const zone = CITIES.get(city!) ?? CITIES.get(city!.split(' ')[0]!);
    if (zone) return zone;
  }
  return null;
}
