import { type ImportDictionaries, importDictionaries } from './cells/dictionaries.ts';
import type { Db } from './queries.ts';

/** Loads the dictionaries for parsing cells from the database. */
export async function loadDictionaries(db: Db): Promise<ImportDictionaries> {
  const [skills, aliases, seniorities, english, countries] = await Promise.all([
    db
      .selectFrom('skill')
      .where('is_public', '=', true)
      .where('merged_into', 'is', null)
      .select(['id', 'name'])
      .execute(),
    db.selectFrom('skill_alias').selectAll().execute(),
    db.selectFrom('seniority').select(['id', 'label']).execute(),
    db.selectFrom('english_level').select(['id', 'name']).execute(),
    db.selectFrom('country').select(['id', 'code', 'name']).execute(),
  ]);
  const aliasesOf = Map.groupBy(aliases, ({ skill_id }) => skill_id);
  return importDictionaries({
    skills: skills.map(({ id, name }) => ({ id, name, aliases: (aliasesOf.get(id) ?? []).map(({ alias }) => alias) })),
    seniorities,
    english,
    countries,
  });
}
