import { CARD_KINDS, type CardKind } from '@crewdock/contract/kinds';
import { NOTICE_PERIODS } from '@crewdock/contract/card-fields';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '@crewdock/server/infra/db/schema';
import type { PlainCard } from './brute-force.ts';
import { indexCards } from '@crewdock/server/search/index-cards';
import { ANYWHERE } from '@crewdock/server/dictionaries/names';

export const SKILLS = ['JavaScript', 'TypeScript', 'Node.js', 'C++', 'C#', 'React', 'Go', 'PostgreSQL', '.NET', 'Vue'];
const CATEGORY_OF: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 2, 5: 3 };
/** Cities and regions, some of which are also words of titles. */
export const CITIES = ['Austin Texas', 'San Antonio Texas', 'Zürich', "L'Aquila", 'node', '東京'];
export const COUNTRIES = [100, 200, 300, 400];
const EASY_WORDS = "senior engineer Zürich data node remote team O'Brien lead".split(' ');
const ODD_WORDS =
  'front-end ASP.NET 3D anna@example.com Наталья İstanbul ﬁnance 東京エンジニア हिन्दी null {a,"b"}'.split(' ');
const WORDS = [...EASY_WORDS, ...ODD_WORDS, 'long'.repeat(100)];

/** Days around the limits of the availability filters. A talent has either a date or a notice period. */
const DAYS = [-400, -1, 0, 1, 2, 13, 14, 15, 16, 29, 30, 31, 32, 89, 90, 91, 92, 5000];
const UNTOLD = { availableFrom: null, noticePeriod: null };
const START: fc.Arbitrary<Pick<PlainCard, 'availableFrom' | 'noticePeriod'>> = fc.oneof(
  fc.constant(UNTOLD),
  fc.constantFrom(...NOTICE_PERIODS).map((days) => ({ availableFrom: null, noticePeriod: days })),
  fc.constantFrom(...DAYS).map((days) => {
    return { availableFrom: new Date(Date.UTC(2026, 5, 12 + days)).toISOString().slice(0, 10), noticePeriod: null };
  }),
);

export type NewCard = Omit<PlainCard, 'id' | 'categories' | 'companyId' | 'skillNames' | 'place'> & {
  company: 0 | 1 | null;
};
type World = Record<CardKind, NewCard[]>;

/** Random cards whose fields have few distinct values, so that random filters match some of them. */
export function arbitraryWorld(cards: number): fc.Arbitrary<World> {
  const size = { minLength: cards, maxLength: cards };
  return fc.record({
    talent: fc.array(arbitraryCard('talent'), size),
    request: fc.array(arbitraryCard('request'), size),
  });
}

export function arbitraryCard(kind: CardKind): fc.Arbitrary<NewCard> {
  const country = fc.option(fc.constantFrom(...COUNTRIES)).map((value) => (value === null ? [] : [value]));
  const countries = fc.subarray(COUNTRIES).map((list) => (list.length > 0 ? list : [ANYWHERE]));
  return fc
    .record({
      company: fc.option(fc.constantFrom(0 as const, 1 as const), { freq: 3 }),
      isActive: often(true),
      isOnHold: often(false),
      isPrivate: often(false),
      called: phrase(1, 4),
      skills: fc.subarray(SKILLS.map((_, at) => at + 1)),
      mainShare: fc.double({ min: 0, max: 1, noNaN: true }),
      specializations: fc.subarray([1, 2, 3, 4, 5], { maxLength: 3 }),
      industries: fc.subarray([1, 2, 3]),
      countries: kind === 'talent' ? country : countries,
      locality: kind === 'request' ? fc.constantFrom('', ...CITIES) : fc.constant(''),
      fullStack: fc.boolean(),
      seniority: fc.option(fc.integer({ min: 1, max: 4 })),
      english: fc.option(fc.integer({ min: 1, max: 7 })),
      hourly: rate(kind, 20),
      monthly: rate(kind, 3000),
      start: kind === 'talent' ? START : fc.constant(UNTOLD),
      engagement: kind === 'request' ? fc.option(fc.integer({ min: 1, max: 3 })) : fc.constant(null),
      workMode: kind === 'request' ? fc.option(fc.integer({ min: 1, max: 3 })) : fc.constant(null),
      priority: fc.integer({ min: 0, max: 2 }),
      // Few distinct dates, so that the last sort key has to resolve ties.
      modified: fc.integer({ min: 0, max: 12 }).map((days) => new Date(Date.UTC(2026, 5, 1 + days))),
    })
    .map(({ mainShare, start, ...card }) => ({
      ...card,
      ...start,
      mainSkills: card.skills.slice(0, Math.round(card.skills.length * mainShare)),
    }));
}

/** Inserts the cards into an empty database and adds them to the market index. */
export async function insertWorld(
  db: Kysely<Schema>,
  world: World,
): Promise<{ cards: Record<CardKind, PlainCard[]>; companies: number[] }> {
  await insertDictionaries(db);
  const companies = await insertCompanies(db);
  const { id: owner } = await db
    .insertInto('person')
    .values({ email: 'owner@example.com', first_name: 'An', last_name: 'Owner', owner_number: 48_213 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const plain = (cards: NewCard[]) => cards.map((card, at) => plainCard(card, at + 1, companies));
  const cards = { talent: plain(world.talent), request: plain(world.request) };
  for (const kind of CARD_KINDS) await insertCards(db, kind, cards[kind], owner);
  return { cards, companies };
}

/** Converts a new card into a plain card with its database ids. */
export function plainCard({ company, ...card }: NewCard, id: number, companies: number[]): PlainCard {
  return {
    ...card,
    id,
    companyId: company === null ? null : companies[company]!,
    skillNames: card.skills.map((skill) => `${SKILLS[skill - 1]}${skill === 1 ? ' js' : ''}`).join(' '),
    place: [card.locality, ...card.countries.map((country) => (country === ANYWHERE ? '' : `Country ${country}`))].join(
      ' ',
    ),
    categories: [...new Set(card.specializations.map((value) => CATEGORY_OF[value]!))],
  };
}

async function insertDictionaries(db: Kysely<Schema>): Promise<void> {
  const labelled = (ids: number[], prefix: string) => ids.map((id) => ({ id, label: `${prefix} ${id}` }));
  await db
    .insertInto('seniority')
    .values(labelled([1, 2, 3, 4], 'Seniority'))
    .execute();
  await db
    .insertInto('engagement')
    .values(labelled([1, 2, 3], 'Engagement'))
    .execute();
  await db
    .insertInto('work_mode')
    .values(labelled([1, 2, 3], 'Work mode'))
    .execute();
  await db
    .insertInto('industry')
    .values(labelled([1, 2, 3], 'Industry'))
    .execute();
  await db
    .insertInto('category')
    .values(labelled([1, 2, 3], 'Category'))
    .execute();
  const specializations = Object.entries(CATEGORY_OF).map(([id, category_id]) => ({
    id: Number(id),
    category_id,
    label: `Specialization ${id}`,
  }));
  await db.insertInto('specialization').values(specializations).execute();
  const levels = [1, 2, 3, 4, 5, 6, 7].map((level) => ({ id: level, name: `Level ${level}`, level }));
  await db.insertInto('english_level').values(levels).execute();
  const countries = COUNTRIES.map((id, at) => ({
    id,
    code: `A${String.fromCharCode(65 + at)}`,
    name: `Country ${id}`,
  }));
  await db.insertInto('country').values(countries).execute();
  await db
    .insertInto('skill')
    .values(
      SKILLS.map((name, at) => ({ id: at + 1, name, image: null, made_by: null, made_for: null, is_public: true })),
    )
    .execute();
  await db
    .insertInto('skill_alias')
    .values(SKILLS.map((name, at) => ({ alias: name.toLowerCase(), skill_id: at + 1 })))
    .execute();
  await db.insertInto('skill_alias').values({ alias: 'js', skill_id: 1 }).execute();
}

async function insertCompanies(db: Kysely<Schema>): Promise<number[]> {
  const colors = { brand_color: '#102030', font_color: '#ffffff' };
  const rows = await db
    .insertInto('company')
    .values([
      { slug: 'one', name: 'One', ...colors },
      { slug: 'two', name: 'Two', ...colors },
    ])
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Inserts cards with their skills, and adds them to the market index. */
export async function insertCards(
  db: Kysely<Schema>,
  kind: CardKind,
  cards: PlainCard[],
  owner: number,
): Promise<void> {
  await insertRows(
    db,
    kind,
    cards.map((card) => (kind === 'talent' ? talentRow(card, owner) : requestRow(card, owner))),
  );
  const skills = cards.flatMap((card) =>
    card.skills.map((skill) => ({
      [`${kind}_id`]: card.id,
      skill_id: skill,
      experience: null,
      is_main: card.mainSkills.includes(skill),
    })),
  );
  await insertRows(db, `${kind}_skill`, skills);
  await indexCards(
    db,
    kind,
    cards.map(({ id }) => id),
  );
}

async function insertRows(db: Kysely<Schema>, table: string, rows: object[]): Promise<void> {
  if (rows.length === 0) return;
  const name = sql.table(table);
  const columns = sql.join(Object.keys(rows[0]!).map((column) => sql.ref(column)));
  await sql`insert into ${name} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${name}, ${JSON.stringify(rows)})`.execute(db);
}

function sharedRow(card: PlainCard, owner: number) {
  return {
    id: card.id,
    owner_id: owner,
    company_id: card.companyId,
    card_number: card.id,
    link_key: `${card.id}-1`,
    title: card.called,
    summary: '',
    seniority_id: card.seniority,
    english_level_id: card.english,
    specialization_ids: card.specializations,
    industry_ids: card.industries,
    full_stack: card.fullStack,
    is_active: card.isActive,
    is_on_hold: card.isOnHold,
    is_private: card.isPrivate,
    is_verified: false,
    priority: card.priority,
    created_at: card.modified,
    modified_at: card.modified,
  };
}

function talentRow(card: PlainCard, owner: number): object {
  return {
    ...sharedRow(card, owner),
    name: '',
    country_id: card.countries[0] ?? null,
    hourly_rate: card.hourly.min,
    monthly_rate: card.monthly.min,
    available_from: card.availableFrom,
    notice_period: card.noticePeriod,
  };
}

function requestRow(card: PlainCard, owner: number): object {
  return {
    ...sharedRow(card, owner),
    city: card.locality.split(' ')[0] || null,
    region: card.locality.split(' ').slice(1).join(' ') || null,
    country_ids: card.countries.filter((id) => id !== ANYWHERE),
    hourly_min: card.hourly.min,
    hourly_max: card.hourly.max,
    monthly_min: card.monthly.min,
    monthly_max: card.monthly.max,
    engagement_id: card.engagement,
    work_mode_id: card.workMode,
  };
}

/** Generates rates. A talent has a single rate per unit; a job has two optional bounds. */
function rate(kind: CardKind, unit: number): fc.Arbitrary<PlainCard['hourly']> {
  const amount = fc.option(fc.integer({ min: 1, max: 6 }).map((steps) => steps * unit));
  if (kind === 'talent') return amount.map((value) => ({ min: value, max: value }));
  return fc.tuple(amount, amount).map(ordered);
}

/** Converts a pair to bounds; swaps them if the first is greater than the second. */
export function ordered([a, b]: [number | null, number | null]): { min: number | null; max: number | null } {
  return a !== null && b !== null && a > b ? { min: b, max: a } : { min: a, max: b };
}

function phrase(minLength: number, maxLength: number): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(...WORDS), { minLength, maxLength }).map((list) => list.join(' '));
}

function often(value: boolean): fc.Arbitrary<boolean> {
  return fc.integer({ min: 1, max: 10 }).map((roll) => (roll === 1 ? !value : value));
}
