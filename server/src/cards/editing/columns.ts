import type { Input } from '@crewdock/contract/endpoint';
import type { cardEditing } from '@crewdock/contract/card-editing';
import type { ErrorBody } from '@crewdock/contract/errors';
import type { CardKind } from '@crewdock/contract/kinds';
import type { Names } from '../../dictionaries/names.ts';
import { invalidInput } from '../../platform/http/errors.ts';
import { oneLine, plainText } from '../../platform/plain-text.ts';
import { sanitizeSummary, tooMuchOf } from '../summary.ts';

type TalentChange = Input<typeof cardEditing.changeTalent>['body'];
type RequestChange = Input<typeof cardEditing.changeRequest>['body'];
/** Every field that a card of either kind may have; those of the other kind are refused by the contract. */
export type CardFields = Omit<TalentChange & RequestChange, 'version' | 'hourly_rate' | 'monthly_rate'> & {
  hourly_rate?: TalentChange['hourly_rate'] | RequestChange['hourly_rate'];
  monthly_rate?: TalentChange['monthly_rate'] | RequestChange['monthly_rate'];
};

type Columns = Record<string, unknown>;
type Issues = NonNullable<ErrorBody['issues']>;

/** What is one line stays one line, whatever was pasted into it. */
export function withPlainLines(fields: CardFields): CardFields {
  const plain = { ...fields };
  for (const field of ['title', 'name', 'city', 'company_name'] as const) {
    const value = fields[field];
    if (typeof value === 'string') plain[field] = oneLine(value);
  }
  return plain;
}

/** The named fields as columns of the table. Refuses ids that no dictionary knows, all at once. */
export function columnsOf(kind: CardKind, fields: CardFields, names: Names): Columns {
  const issues: Issues = [];
  const known = (field: string, id: number | null | undefined, map: Map<number, unknown>) => {
    if (id != null && !map.has(id)) issues.push({ path: `body.${field}`, message: 'is not known' });
    return id;
  };
  const allKnown = (field: string, ids: number[] | undefined, map: Map<number, unknown>) => {
    for (const [at, id] of (ids ?? []).entries()) known(`${field}.${at}`, id, map);
    return ids && [...new Set(ids)];
  };
  const countryId = (field: string, code: string | null | undefined) => {
    if (code == null) return code;
    const id = names.countryId.get(code);
    if (!id) issues.push({ path: `body.${field}`, message: 'is not known' });
    return id;
  };
  const summary = fields.summary === undefined ? undefined : sanitizeSummary(plainText(fields.summary));
  issues.push(...tooMuchOf(summary ?? '').map((message) => ({ path: 'body.summary', message })));
  const columns: Columns = {
    title: fields.title,
    summary,
    seniority_id: known('seniority', fields.seniority, names.seniority),
    english_level_id: known('english_level', fields.english_level, names.english),
    specialization_ids: allKnown('specializations', fields.specializations, names.specialization),
    industry_ids: allKnown('industries', fields.industries, names.industry),
    full_stack: fields.full_stack,
    is_private: fields.is_private,
    is_on_hold: fields.is_on_hold,
    is_draft: fields.is_draft,
    ...(kind === 'talent'
      ? {
          name: fields.name,
          country_id: countryId('country', fields.country),
          city: fields.city,
          hourly_rate: fields.hourly_rate,
          monthly_rate: fields.monthly_rate,
        }
      : {
          company_name: fields.company_name,
          country_ids: fields.countries && [
            ...new Set(fields.countries.map((code, at) => countryId(`countries.${at}`, code))),
          ],
          duration_id: known('duration', fields.duration, names.duration),
          ...bounds('hourly', fields.hourly_rate),
          ...bounds('monthly', fields.monthly_rate),
        }),
  };
  if (issues.length > 0) throw invalidInput(issues);
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** A card that others see has what makes it worth seeing. */
export function checkComplete(kind: CardKind, card: { title: string; name?: string; skills: number }): void {
  const issues: Issues = [];
  if (kind === 'talent' && !card.name) issues.push({ path: 'body.name', message: 'must not be empty' });
  if (!card.title) issues.push({ path: 'body.title', message: 'must not be empty' });
  if (card.skills === 0) issues.push({ path: 'body.skills', message: 'must name at least one skill' });
  if (issues.length > 0) throw invalidInput(issues);
}

function bounds(unit: 'hourly' | 'monthly', range: CardFields['hourly_rate']): Columns {
  if (range === undefined) return {};
  const { min, max } = typeof range === 'object' && range ? range : { min: null, max: null };
  return { [`${unit}_min`]: min, [`${unit}_max`]: max };
}
