import countries from 'i18n-iso-countries';
import type { Knowledge } from '@crewdock/server/imports/documents/parsing/knowledge';
import { englishLevels, referenceSeniorities } from '@crewdock/server/dictionaries/reference/dictionaries';
import { referenceSkills } from '@crewdock/server/dictionaries/reference/skills';
import { importDictionaries } from '@crewdock/server/imports/tables/cells/dictionaries';

/** The server's dictionaries, filled with the reference data. */
export function knowledge(): Knowledge {
  const names = Object.entries(countries.getNames('en', { select: 'official' }));
  const dictionaries = importDictionaries({
    skills: referenceSkills.map(([id, name, , aliases = []]) => ({ id, name, aliases })),
    seniorities: [...referenceSeniorities],
    english: englishLevels,
    countries: names.map(([code, name], at) => ({ id: at + 1, code, name })),
  });
  return { ...dictionaries, today: '2026-07-01' };
}
