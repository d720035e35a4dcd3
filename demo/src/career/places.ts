/** Time zones of the demo's countries, and their main languages other than English. */
// prettier-ignore
const PLACES: Record<string, [zone: string, language?: string]> = {
  UA: ['Europe/Kyiv', 'uk'], PL: ['Europe/Warsaw', 'pl'], IN: ['Asia/Kolkata', 'hi'], BR: ['America/Sao_Paulo', 'pt'],
  RO: ['Europe/Bucharest', 'ro'], AR: ['America/Argentina/Buenos_Aires', 'es'], PT: ['Europe/Lisbon', 'pt'],
  RS: ['Europe/Belgrade', 'sr'], DE: ['Europe/Berlin', 'de'], ES: ['Europe/Madrid', 'es'], GB: ['Europe/London'],
  MX: ['America/Mexico_City', 'es'], US: ['America/New_York'], CO: ['America/Bogota', 'es'], TR: ['Europe/Istanbul', 'tr'],
  VN: ['Asia/Ho_Chi_Minh', 'vi'], HU: ['Europe/Budapest', 'hu'], CZ: ['Europe/Prague', 'cs'], GE: ['Asia/Tbilisi', 'ka'],
  PH: ['Asia/Manila', 'tl'], NG: ['Africa/Lagos', 'yo'], CA: ['America/Toronto'], FR: ['Europe/Paris', 'fr'],
  IT: ['Europe/Rome', 'it'], NL: ['Europe/Amsterdam', 'nl'], MD: ['Europe/Chisinau', 'ro'], CL: ['America/Santiago', 'es'],
  HR: ['Europe/Zagreb', 'hr'], SK: ['Europe/Bratislava', 'sk'], AM: ['Asia/Yerevan', 'hy'], ID: ['Asia/Jakarta', 'id'],
  UZ: ['Asia/Tashkent', 'uz'], LV: ['Europe/Riga', 'lv'], SI: ['Europe/Ljubljana', 'sl'], MK: ['Europe/Skopje', 'mk'],
  BA: ['Europe/Sarajevo', 'bs'], ME: ['Europe/Podgorica', 'sr'], PE: ['America/Lima', 'es'], UY: ['America/Montevideo', 'es'],
  CR: ['America/Costa_Rica', 'es'], ZA: ['Africa/Johannesburg', 'zu'], IE: ['Europe/Dublin'], SE: ['Europe/Stockholm', 'sv'],
  AT: ['Europe/Vienna', 'de'], BE: ['Europe/Brussels', 'nl'], DK: ['Europe/Copenhagen', 'da'], FI: ['Europe/Helsinki', 'fi'],
  NO: ['Europe/Oslo', 'nb'], CH: ['Europe/Zurich', 'de'], AU: ['Australia/Sydney'], AZ: ['Asia/Baku', 'az'],
  EC: ['America/Guayaquil', 'es'], DO: ['America/Santo_Domingo', 'es'], GH: ['Africa/Accra'], NP: ['Asia/Kathmandu', 'ne'],
  HK: ['Asia/Hong_Kong', 'zh'], NZ: ['Pacific/Auckland'], PA: ['America/Panama', 'es'], SN: ['Africa/Dakar', 'fr'],
  LU: ['Europe/Luxembourg', 'fr'],
};

/** Time zones of cities that are not in their country's default time zone. */
// prettier-ignore
const CITIES: Record<string, string> = {
  Austin: 'America/Chicago', Denver: 'America/Denver', Chicago: 'America/Chicago', Seattle: 'America/Los_Angeles',
  Portland: 'America/Los_Angeles', Vancouver: 'America/Vancouver', Calgary: 'America/Edmonton', Brisbane: 'Australia/Brisbane',
  Perth: 'Australia/Perth', Adelaide: 'Australia/Adelaide', Melbourne: 'Australia/Melbourne',
};

export function getTimeZone(country: string, city?: string): string {
  return (city && CITIES[city]) || PLACES[country]![0];
}

/** Returns the main language of a country; null if it is English. */
export function getMainLanguage(country: string): string | null {
  return PLACES[country]![1] ?? null;
}
