import { type ImportDictionaries, importDictionaries } from '@crewdock/server/imports/tables/cells/dictionaries';
import { judgeRow } from '@crewdock/server/imports/tables/cells/judge';
import type { JudgedRow } from '@crewdock/server/imports/tables/cells/resource';
import { findHeader } from '@crewdock/server/imports/tables/header/find';
import { suggestMapping } from '@crewdock/server/imports/tables/mapping/suggest';
import { likeliestTable } from '@crewdock/server/imports/tables/mapping/table';
import { englishLevels, referenceSeniorities } from '@crewdock/server/dictionaries/reference/dictionaries';
import { countryRows } from '@crewdock/server/dictionaries/reference/places';
import { referenceSkills } from '@crewdock/server/dictionaries/reference/skills';
import type { ImportMapping } from '@crewdock/contract/import-mapping';
import { EXCHANGE, TODAY, type Truth } from './truth.ts';

export const dictionaries: ImportDictionaries = importDictionaries({
  skills: referenceSkills.map(([id, name, , aliases = []]) => ({ id, name, aliases })),
  seniorities: [...referenceSeniorities],
  english: englishLevels,
  countries: countryRows(),
});

export interface Score {
  cells: number;
  right: number;
  /** Descriptions of mistakes, such as `Ana: city "" for "Kyiv"`. */
  wrong: string[];
}

type Table = { hidden: boolean; rows: string[][] };
export type Mapper = (rows: string[][]) => ImportMapping;

export const ours: Mapper = (rows) =>
  suggestMapping({ rows, header: findHeader(rows), saved: [], dictionaries }).mapping;

/**
 * Counts the cells of a file and the cells that are read correctly. Values that the file does not contain are mistakes.
 */
export function scoreOf(tables: Table[], truth: Truth[], mapper: Mapper = ours): Score {
  const { rows } = tables[likeliestTable(tables, dictionaries)]!;
  const mapping = { ...mapper(rows), exchange: EXCHANGE };
  const judged = rows
    .slice((mapping.header_row ?? -1) + 1)
    .map((cells) => judgeRow(cells, mapping, dictionaries, TODAY))
    .filter(({ skip }) => skip === null)
    .map(shortly);
  const score: Score = { cells: 0, right: 0, wrong: [] };
  const left = [...judged];
  for (const [at, meant] of truth.entries()) {
    const same = left.findIndex(({ name }) => name === meant.name);
    const found =
      same >= 0 ? left.splice(same, 1)[0]! : judged.length === truth.length ? left.splice(0, 1)[0]! : ({} as Truth);
    compare(meant, found, score, at);
  }
  for (const found of left) compare({ name: '' }, found, score, -1);
  return score;
}

function compare(meant: Truth, found: Truth, score: Score, at: number): void {
  const keys = [...new Set([...Object.keys(meant), ...Object.keys(found)])] as (keyof Truth)[];
  const compared = keys.filter((each) => each !== 'warned' || meant.warned !== undefined);
  for (const key of compared.filter((each) => (meant[each] ?? '') !== '' || (found[each] ?? '') !== '')) {
    score.cells += 1;
    if ((meant[key] ?? '') === (found[key] ?? '')) score.right += 1;
    else
      score.wrong.push(
        `${meant.name || `row ${at}`}: ${key} ${JSON.stringify(found[key])} for ${JSON.stringify(meant[key])}`,
      );
  }
}

const codes = new Map(countryRows().map(({ id, code }) => [id, code]));

/** Converts a parsed resource into the notation of `Truth`. */
function shortly({ values, faults }: JudgedRow): Truth {
  const said = {
    name: values.name,
    title: values.title,
    skills: values.skills
      .map(
        ({ name, experience, is_main }) => `${name}${is_main ? '*' : ''}${experience === null ? '' : ` ${experience}`}`,
      )
      .join(', '),
    seniority: referenceSeniorities.find(({ id }) => id === values.seniority_id)?.label,
    english: englishLevels.find(({ id }) => id === values.english_level_id)?.name.split(' · ')[0] as Truth['english'],
    country: codes.get(values.country_id ?? -1),
    city: values.city,
    visa: values.work_authorization,
    engagement: values.engagement_types.join(', '),
    relocation: values.relocation === null ? null : values.relocation ? 'yes' : 'no',
    experience: values.experience,
    hourly: values.hourly_rate,
    monthly: values.monthly_rate,
    from: values.available_from,
    status: values.status,
    email: values.email,
    phone: values.phone,
    reference: values.reference,
    employer: values.employer,
    cv: values.cv_url,
    summary: values.summary,
    warned: [...new Set(faults.map(({ field }) => String(field)))].toSorted((a, b) => (a < b ? -1 : 1)).join(', '),
  };
  return Object.fromEntries(
    Object.entries(said).filter(([, value]) => value != null && value !== ''),
  ) as unknown as Truth;
}
