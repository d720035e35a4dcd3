/** Countries of the demo's people: 60 countries. 80 % of the people live in the first 8. */
export interface DemoCountry {
  code: string;
  /** Share of people in percent. */
  share: number;
  /** Locales from which names are generated. */
  names: readonly NameLocale[];
  /** Relative price level of hourly rates. */
  price: number;
  region: 'Europe' | 'the Americas' | 'Asia' | 'Africa' | 'Asia and the Pacific';
  /** City names as spelled in GeoNames. */
  cities: readonly string[];
}

export type NameLocale = (typeof NAME_LOCALES)[number];

// prettier-ignore
const NAME_LOCALES = ['af_ZA', 'az', 'cs_CZ', 'da', 'de', 'de_AT', 'de_CH', 'en', 'en_AU', 'en_GH', 'en_HK', 'en_IN',
  'en_NG', 'en_NP', 'en_ZA', 'es', 'es_MX', 'fi', 'fr', 'fr_BE', 'fr_CH', 'fr_SN', 'hr', 'hu', 'hy', 'id_ID', 'it',
  'ka_GE', 'lv', 'mk', 'nb_NO', 'nl', 'nl_BE', 'pl', 'pt_BR', 'pt_PT', 'ro', 'ro_MD', 'sk', 'sl_SI', 'sr_RS_latin',
  'sv', 'tr', 'uk', 'uz_UZ_latin', 'vi', 'yo_NG', 'zu_ZA'] as const;

type Row = [
  code: string,
  names: NameLocale | NameLocale[],
  price: number,
  region: DemoCountry['region'],
  cities: string[],
];

const MAIN_SHARES = [18, 14, 13, 10, 8, 7, 5, 5];

// prettier-ignore
const rows: Row[] = [
  ['UA', 'uk', 0.95, 'Europe', ['Kyiv', 'Lviv', 'Kharkiv', 'Dnipro', 'Odesa', 'Vinnytsya', 'Ivano-Frankivsk', 'Chernivtsi']],
  ['PL', 'pl', 1.1, 'Europe', ['Warsaw', 'Kraków', 'Wrocław', 'Gdańsk', 'Poznań', 'Łódź', 'Katowice', 'Lublin']],
  ['IN', 'en_IN', 0.75, 'Asia', ['Bengaluru', 'Hyderabad', 'Pune', 'Chennai', 'Mumbai', 'Noida', 'Ahmedabad', 'Kochi']],
  ['BR', 'pt_BR', 0.9, 'the Americas', ['São Paulo', 'Rio de Janeiro', 'Belo Horizonte', 'Curitiba', 'Florianópolis', 'Recife', 'Porto Alegre']],
  ['RO', 'ro', 1.05, 'Europe', ['Bucharest', 'Cluj-Napoca', 'Iaşi', 'Timişoara', 'Braşov', 'Sibiu']],
  ['AR', 'es', 0.95, 'the Americas', ['Buenos Aires', 'Córdoba', 'Rosario', 'Mendoza', 'La Plata', 'Mar del Plata']],
  ['PT', 'pt_PT', 1.15, 'Europe', ['Lisbon', 'Porto', 'Braga', 'Coimbra', 'Aveiro', 'Faro']],
  ['RS', 'sr_RS_latin', 1, 'Europe', ['Belgrade', 'Novi Sad', 'Niš', 'Kragujevac', 'Subotica']],
  ['DE', 'de', 1.5, 'Europe', ['Berlin', 'Munich', 'Hamburg', 'Köln', 'Leipzig', 'Stuttgart']],
  ['ES', 'es', 1.15, 'Europe', ['Madrid', 'Barcelona', 'Valencia', 'Málaga', 'Sevilla', 'Bilbao']],
  ['GB', 'en', 1.5, 'Europe', ['London', 'Manchester', 'Bristol', 'Edinburgh', 'Leeds', 'Glasgow']],
  ['MX', 'es_MX', 0.95, 'the Americas', ['Mexico City', 'Guadalajara', 'Monterrey', 'Mérida', 'Puebla', 'Querétaro']],
  ['US', 'en', 1.7, 'the Americas', ['Austin', 'Denver', 'Chicago', 'Seattle', 'Boston', 'Raleigh', 'Portland']],
  ['CO', 'es_MX', 0.9, 'the Americas', ['Bogotá', 'Medellín', 'Cali', 'Barranquilla']],
  ['TR', 'tr', 0.9, 'Europe', ['Istanbul', 'Ankara', 'İzmir', 'Antalya', 'Bursa']],
  ['VN', 'vi', 0.8, 'Asia and the Pacific', ['Ho Chi Minh City', 'Hanoi', 'Da Nang']],
  ['HU', 'hu', 1.05, 'Europe', ['Budapest', 'Debrecen', 'Szeged', 'Pécs']],
  ['CZ', 'cs_CZ', 1.2, 'Europe', ['Prague', 'Brno', 'Ostrava', 'Pilsen']],
  ['GE', 'ka_GE', 0.85, 'Europe', ['Tbilisi', 'Batumi', 'Kutaisi']],
  ['PH', 'en', 0.75, 'Asia and the Pacific', ['Cebu City', 'Quezon City', 'Makati City', 'Davao']],
  ['NG', ['en_NG', 'yo_NG'], 0.75, 'Africa', ['Lagos', 'Abuja', 'Ibadan', 'Port Harcourt']],
  ['CA', ['en', 'fr'], 1.45, 'the Americas', ['Toronto', 'Montréal', 'Vancouver', 'Calgary', 'Ottawa']],
  ['FR', 'fr', 1.35, 'Europe', ['Paris', 'Lyon', 'Nantes', 'Toulouse', 'Bordeaux', 'Lille']],
  ['IT', 'it', 1.15, 'Europe', ['Milan', 'Rome', 'Turin', 'Bologna', 'Naples']],
  ['NL', 'nl', 1.5, 'Europe', ['Amsterdam', 'Utrecht', 'Rotterdam', 'Eindhoven']],
  ['MD', 'ro_MD', 0.85, 'Europe', ['Chisinau', 'Bălţi', 'Cahul']],
  ['CL', 'es_MX', 1, 'the Americas', ['Santiago', 'Valparaíso', 'Concepción']],
  ['HR', 'hr', 1.1, 'Europe', ['Zagreb', 'Split', 'Rijeka', 'Osijek']],
  ['SK', 'sk', 1.1, 'Europe', ['Bratislava', 'Košice', 'Žilina']],
  ['AM', 'hy', 0.85, 'Europe', ['Yerevan', 'Gyumri', 'Vanadzor']],
  ['ID', 'id_ID', 0.7, 'Asia and the Pacific', ['Jakarta', 'Bandung', 'Yogyakarta', 'Surabaya']],
  ['UZ', 'uz_UZ_latin', 0.7, 'Asia', ['Tashkent', 'Samarkand', 'Bukhara']],
  ['LV', 'lv', 1.15, 'Europe', ['Riga', 'Liepāja', 'Daugavpils']],
  ['SI', 'sl_SI', 1.2, 'Europe', ['Ljubljana', 'Maribor', 'Celje']],
  ['MK', 'mk', 0.9, 'Europe', ['Skopje', 'Bitola', 'Ohrid']],
  ['BA', ['hr', 'sr_RS_latin'], 0.9, 'Europe', ['Sarajevo', 'Banja Luka', 'Mostar', 'Tuzla']],
  ['ME', 'sr_RS_latin', 0.95, 'Europe', ['Podgorica', 'Budva', 'Kotor']],
  ['PE', 'es_MX', 0.85, 'the Americas', ['Lima', 'Arequipa', 'Trujillo']],
  ['UY', 'es', 1.05, 'the Americas', ['Montevideo', 'Salto', 'Maldonado']],
  ['CR', 'es_MX', 1, 'the Americas', ['San José', 'Heredia', 'Alajuela']],
  ['ZA', ['en_ZA', 'zu_ZA', 'af_ZA'], 0.95, 'Africa', ['Cape Town', 'Johannesburg', 'Durban', 'Pretoria']],
  ['IE', 'en', 1.5, 'Europe', ['Dublin', 'Cork', 'Galway', 'Limerick']],
  ['SE', 'sv', 1.45, 'Europe', ['Stockholm', 'Gothenburg', 'Malmö', 'Uppsala']],
  ['AT', 'de_AT', 1.4, 'Europe', ['Vienna', 'Graz', 'Linz', 'Salzburg']],
  ['BE', ['nl_BE', 'fr_BE'], 1.4, 'Europe', ['Brussels', 'Gent', 'Antwerp', 'Leuven']],
  ['DK', 'da', 1.5, 'Europe', ['Copenhagen', 'Århus', 'Odense']],
  ['FI', 'fi', 1.35, 'Europe', ['Helsinki', 'Tampere', 'Turku', 'Oulu']],
  ['NO', 'nb_NO', 1.5, 'Europe', ['Oslo', 'Bergen', 'Trondheim']],
  ['CH', ['de_CH', 'fr_CH'], 1.8, 'Europe', ['Zürich', 'Bern', 'Basel', 'Lausanne']],
  ['AU', 'en_AU', 1.5, 'Asia and the Pacific', ['Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Adelaide']],
  ['AZ', 'az', 0.8, 'Europe', ['Baku', 'Ganja', 'Sumgayit']],
  ['EC', 'es_MX', 0.8, 'the Americas', ['Quito', 'Guayaquil', 'Cuenca']],
  ['DO', 'es_MX', 0.85, 'the Americas', ['Santo Domingo', 'Santiago de los Caballeros', 'La Romana']],
  ['GH', 'en_GH', 0.75, 'Africa', ['Accra', 'Kumasi', 'Takoradi']],
  ['NP', 'en_NP', 0.65, 'Asia', ['Kathmandu', 'Pokhara', 'Biratnagar']],
  ['HK', 'en_HK', 1.4, 'Asia and the Pacific', ['Hong Kong', 'Kowloon']],
  ['NZ', 'en_AU', 1.4, 'Asia and the Pacific', ['Auckland', 'Wellington', 'Christchurch']],
  ['PA', 'es_MX', 0.95, 'the Americas', ['Panama City', 'David', 'Colón']],
  ['SN', 'fr_SN', 0.75, 'Africa', ['Dakar', 'Thiès', 'Saint-Louis']],
  ['LU', ['fr', 'de'], 1.6, 'Europe', ['Luxembourg', 'Esch-sur-Alzette', 'Differdange']],
];

/** Shares of the remaining countries, slowly decreasing from the first to the last. */
const tail = rows.slice(MAIN_SHARES.length).map((_, at) => 1 / (at + 20));
const tailSum = tail.reduce((sum, part) => sum + part, 0);
const shares = [...MAIN_SHARES, ...tail.map((part) => (20 * part) / tailSum)];

/** Price level by which prices are normalized, so that the overall median rates match `MEDIAN_RATES`. */
const middlePrice = Math.exp(rows.reduce((sum, [, , price], at) => sum + (shares[at]! / 100) * Math.log(price), 0));

export const demoCountries: readonly DemoCountry[] = rows.map(([code, names, price, region, cities], at) => ({
  code,
  share: shares[at]!,
  names: typeof names === 'string' ? [names] : names,
  price: price / middlePrice,
  region,
  cities,
}));
