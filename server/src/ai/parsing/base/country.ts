import { folded } from '../../../imports/cells/folded.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Found } from '@crewdock/contract/resumes';
import type { Row } from '../rows.ts';

const LABEL =
  /^(?:location|address|city|country|residence|based in|lives in|wohnort|adresse|anschrift|ort|ubicacion|direccion|pais|residencia|localisation|pays|ville|lokalizacja|adres|miasto|місто|адреса|країна|локація)\s*:?\s+/u;
/** Labels for nationality, origin or willingness to relocate. */
const OTHER_PLACE =
  /^(?:nationality|citizenship|staatsangehorigkeit|nationalite|nacionalidad|громадянство|narodowosc|obywatelstwo|place of birth|geburtsort|willing|relocat)/u;

/** Whether a folded line is about a place other than the residence, such as `nationality: …`. */
export function isOtherPlace(key: string): boolean {
  return OTHER_PLACE.test(key);
}

/** The code of the country in contact rows, alone or after a city. */
export function countryOf(rows: readonly Row[], { countries, country_codes }: Knowledge): Found<string> | null {
  for (const row of rows) {
    if (isOtherPlace(row.key) || row.text.length > 160) continue;
    for (const cell of row.cells) {
      for (const piece of cell.split(/\s[|•·–—-]\s|[|•·;]/)) {
        const isLabelled = LABEL.test(folded(piece));
        const parts = folded(piece)
          .replace(LABEL, '')
          .split(/[,/()]/)
          .map((part) => part.replaceAll(/[\d.:]+/g, ' ').trim());
        for (const part of parts.toReversed()) {
          const id =
            part.length > 3 || (parts.length > 1 && /^(uk|usa|us|uae)$/.test(part)) ? countries[part] : undefined;
          if (id === undefined || !Object.hasOwn(countries, part)) continue;
          return { value: country_codes[id]!, sure: isLabelled || parts.length > 1 ? 0.95 : 0.85, where: [row.where] };
        }
      }
    }
  }
  return null;
}
