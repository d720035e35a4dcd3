/** Normalized names of states and provinces, by country code. Without names of countries (Georgia). */
const NAMES: Record<string, string> = {
  US: 'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|west virginia|wisconsin|wyoming|district of columbia',
  CA: 'ontario|quebec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland|prince edward island',
  AU: 'new south wales|queensland|south australia|western australia|tasmania',
  IN: 'maharashtra|karnataka|tamil nadu|telangana|kerala|gujarat|uttar pradesh|west bengal|rajasthan|punjab|haryana|andhra pradesh|madhya pradesh|odisha|bihar',
  BR: 'minas gerais|santa catarina|rio grande do sul|parana|pernambuco|ceara|bahia',
  DE: 'bavaria|bayern|nordrhein-westfalen|baden-wurttemberg|hessen|sachsen|niedersachsen|brandenburg|rheinland-pfalz|thuringen',
  ES: 'andalucia|cataluna|catalunya|pais vasco|galicia|comunidad de madrid',
  FR: 'ile-de-france|occitanie|bretagne|nouvelle-aquitaine|auvergne-rhone-alpes',
  GB: 'yorkshire|kent|surrey|greater manchester|west midlands|lancashire|berkshire|hampshire',
  MX: 'jalisco|nuevo leon|estado de mexico',
};

/** Abbreviations of states and provinces after a city, by country code. */
const CODES: Record<string, string> = {
  US: 'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC',
  CA: 'ON|QC|BC|AB|MB|SK|NS|NB|NL|PE',
  AU: 'NSW|VIC|QLD|TAS|ACT',
};

/** Abbreviations of Brazilian states. Not in `CODES`, because some are also US states (`AL`, `MT`). */
const BRAZILIAN = new Set(
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' '),
);

export const COUNTRY_OF_REGION: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([code, names]) => names.split('|').map((name) => [name, code] as const)),
);

export const COUNTRY_OF_REGION_CODE: ReadonlyMap<string, string> = new Map(
  Object.entries(CODES).flatMap(([code, names]) => names.split('|').map((name) => [name, code] as const)),
);

/** Whether an abbreviation is a Brazilian state. Only for text after a hyphen or slash: `São Paulo - SP`. */
export function isBrazilianState(code: string): boolean {
  return BRAZILIAN.has(code);
}
