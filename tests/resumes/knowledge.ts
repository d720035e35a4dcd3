import countries from 'i18n-iso-countries';
import type { Knowledge } from '@crewdock/server/imports/documents/parsing/knowledge';
import { englishLevels, seniorities } from '@crewdock/server/dictionaries/reference/dictionaries';
import { skills } from '@crewdock/server/dictionaries/reference/skills';
import { importDictionaries } from '@crewdock/server/imports/tables/cells/dictionaries';

/** The server's dictionaries, filled with the reference data. */
export function knowledge(): Knowledge {
  const names = Object.entries(countries.getNames('en', { select: 'official' }));
  const dictionaries = importDictionaries({
    skills: skills.map(([id, name, , aliases = []]) => ({ id, name, aliases })),
    seniorities: [...seniorities],
    english: englishLevels,
    countries: names.map(([code, name], at) => ({ id: at + 1, code, name })),
  });
  return { ...dictionaries, today: '2026-07-01' };
}
