import { normalizeText } from './folded.ts';

export interface ParsedPlace {
  country_id: number | null;
  city: string;
}

type Countries = Record<string, number>;

/** Splits `Kyiv, Ukraine`, `Ukraine`, `Kyiv (UA)` or `Kyiv` into the country and the other text (the city). */
export function parsePlace(text: string, countries: Countries): ParsedPlace {
  const whole = parseCountry(text, countries);
  if (whole !== null) return { country_id: whole, city: '' };
  if (isCityOfState(text) && Object.hasOwn(countries, 'us')) return { country_id: countries.us!, city: text };
  const parts = text
    .split(/[,/;|()]|\s[-–—]\s/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < 2) return { country_id: null, city: text };
  // The last match wins, because the country usually follows the city. Some names are both, such as Luxembourg.
  const at = parts.findLastIndex((part) => parseCountry(part, countries) !== null);
  if (at < 0) return { country_id: null, city: text };
  return { country_id: parseCountry(parts[at]!, countries), city: parts.filter((_, other) => other !== at).join(', ') };
}

export function parseCountry(text: string, countries: Countries): number | null {
  const written = normalizeText(text).replace(/^the /, '').replaceAll(/[.]+$/g, '');
  return Object.hasOwn(countries, written) ? countries[written]! : null;
}

/** Whether a text is a city with the abbreviation of its US state: `Dallas, TX`, but not `Toronto, CA`. */
function isCityOfState(text: string): boolean {
  const [, city, state] = /^([^,]+),\s*([A-Z]{2})(?:\s+\d{5}(?:-\d{4})?)?$/.exec(text.trim()) ?? [];
  if (city === undefined || state === undefined || !STATES.has(state)) return false;
  return !FOREIGN_CITIES[state]?.includes(normalizeText(city));
}

const STATES = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC
  SD TN TX UT VT VA WA WV WI WY DC`.split(/\s+/),
);

/** Cities of countries whose code is also a US state. */
const FOREIGN_CITIES: Record<string, string[]> = {
  AL: ['tirana', 'durres', 'vlore'],
  AR: ['buenos aires', 'cordoba', 'rosario', 'mendoza', 'la plata', 'tucuman', 'mar del plata', 'salta'],
  AZ: ['baku'],
  CA: [
    'toronto',
    'vancouver',
    'montreal',
    'ottawa',
    'calgary',
    'edmonton',
    'winnipeg',
    'quebec',
    'waterloo',
    'mississauga',
    'brampton',
    'halifax',
    'kitchener',
    'markham',
    'surrey',
    'burnaby',
    'regina',
    'saskatoon',
    'laval',
  ],
  CO: ['bogota', 'medellin', 'cali', 'barranquilla', 'cartagena', 'bucaramanga', 'pereira', 'manizales'],
  DE: [
    'berlin',
    'munich',
    'munchen',
    'hamburg',
    'cologne',
    'koln',
    'frankfurt',
    'stuttgart',
    'dusseldorf',
    'leipzig',
    'bremen',
    'dresden',
    'nuremberg',
    'nurnberg',
    'hannover',
    'hanover',
    'dortmund',
    'essen',
    'bonn',
    'mannheim',
    'karlsruhe',
    'augsburg',
    'munster',
    'aachen',
    'kiel',
    'freiburg',
    'mainz',
    'bielefeld',
    'potsdam',
    'erfurt',
    'rostock',
    'heidelberg',
    'darmstadt',
    'regensburg',
    'wiesbaden',
  ],
  GA: ['libreville'],
  ID: ['jakarta', 'bandung', 'surabaya', 'yogyakarta', 'medan', 'semarang', 'denpasar', 'bali', 'malang'],
  IL: [
    'tel aviv',
    'haifa',
    'jerusalem',
    'herzliya',
    'ramat gan',
    'petah tikva',
    'netanya',
    'beer sheva',
    'rishon lezion',
    'raanana',
    'holon',
  ],
  IN: [
    'bangalore',
    'bengaluru',
    'mumbai',
    'pune',
    'hyderabad',
    'chennai',
    'delhi',
    'new delhi',
    'kolkata',
    'noida',
    'gurgaon',
    'gurugram',
    'ahmedabad',
    'jaipur',
    'indore',
    'kochi',
    'coimbatore',
    'chandigarh',
    'lucknow',
    'nagpur',
    'surat',
    'vadodara',
    'bhopal',
    'mysore',
    'mysuru',
    'trivandrum',
    'thiruvananthapuram',
    'visakhapatnam',
    'mohali',
    'thane',
  ],
  MA: ['casablanca', 'rabat', 'marrakech', 'tangier', 'agadir', 'fes'],
  MD: ['chisinau'],
  ME: ['podgorica'],
  MT: ['valletta', 'sliema'],
  PA: ['panama city'],
  TN: ['tunis', 'sfax'],
};
