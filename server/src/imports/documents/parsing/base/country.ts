import { normalizeText } from '../../../tables/cells/folded.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Found } from '@crewdock/contract/resumes';
import { countryOfAddress } from '../places/address.ts';
import { isProse } from '../prose.ts';
import type { DocumentRow } from '../document-row.ts';

const LABEL =
  /^(?:location|address|city|country|residence|(?:currently )?based in|lives? in|living in|located in|home address|current location|wohnort|wohnhaft in|adresse|anschrift|ort|ubicacion|domicilio|direccion|pais|residencia|localisation|pays|ville|lokalizacja|adres|miasto|miejsce zamieszkania|endereco|localizacao|cidade|indirizzo|residenza|woonplaats|sehir|adres|ikamet|місто|адреса|країна|локація|город|адрес|地址|现居住?地?|所在地|العنوان)\s*[:：]?\s*/u;
/** Labels for nationality, origin or willingness to relocate, which do not state the residence. */
const OTHER_PLACE =
  /^(?:nationality|citizenship|citizen of|staatsangehorigkeit|nationalite|nacionalidad|nacionalidade|nazionalita|громадянство|narodowosc|obywatelstwo|uyruk|国籍|place of birth|born in|geburtsort|geboren|lugar de nacimiento|willing|visa|work permit|work authori[sz]ation|(?:open|ready|happy|willing|able) (?:for|to) relocat|open to .*relocat|relocat|eligible to work)/u;
const CONTACT = /\S+@\S+|(?:https?:\/\/|www\.)\S+|\+[\d\s().-]{7,}\d/g;
/** A postal code before a town: `26721 Emden`. */
const POSTCODE = /(?<!\d)\d{4,6}\s+\p{Lu}\p{Ll}/u;
const ROW_MAX = 160;
/** Maximum number of words in an address. */
const WORDS_MAX = 14;

/** Whether a normalized line is about a place other than the residence, such as `nationality: …`. */
export function isOtherPlace(key: string): boolean {
  return OTHER_PLACE.test(key);
}

/** Whether a row states the residence with a label: `Location: Lviv, Ukraine`. */
export function isLabelledPlace({ key, cells }: DocumentRow): boolean {
  const label = LABEL.exec(key)?.[0];
  return (
    label !== undefined &&
    (cells.length > 1 ? normalizeText(cells[0]!).length <= label.length : /[:：]\s*$/u.test(label))
  );
}

/** Finds the country in contact rows: by its name, otherwise by a state, the form of an address or a city. */
export function findCountry(
  rows: readonly DocumentRow[],
  name: string | null,
  knowledge: Pick<Knowledge, 'countries' | 'country_codes'>,
): Found<string> | null {
  const found = rows.flatMap((row) =>
    row.text.length > ROW_MAX || row.text === name || isOtherPlace(row.key)
      ? []
      : row.cells.flatMap((cell) => countriesIn(cell, row, knowledge)),
  );
  // Prefers a country that is named explicitly to a country derived from a city.
  return found.find(({ sure }) => sure >= 0.9) ?? found[0] ?? null;
}

function countriesIn(
  cell: string,
  { where }: DocumentRow,
  knowledge: Pick<Knowledge, 'countries' | 'country_codes'>,
): Found<string>[] {
  return cell
    .replaceAll(CONTACT, ' · ')
    .split(/[|•·;]|\s[–—]\s/)
    .flatMap((piece) => {
      const text = piece.replaceAll(/^[^\p{L}\p{N}(]+|[\s.,]+$/gu, '');
      const key = normalizeText(text);
      const label = LABEL.exec(key);
      // Cuts off the label by its normalized length, which equals the original length unless the text contains
      // ligatures.
      const address = label && key.length === text.length ? text.slice(label[0].length) : text;
      if (
        isOtherPlace(key) ||
        (!label && isProse(address) && !POSTCODE.test(address)) ||
        address.split(/\s+/).length > WORDS_MAX
      )
        return [];
      const country = countryOfAddress(address, knowledge);
      if (!country) return [];
      return [{ value: country.code, sure: label ? Math.max(country.sure, 0.9) : country.sure, where: [where] }];
    });
}
