import type { TestApi } from './api.ts';
import { changesOf, elsewhere, type GrowingList } from './growing-lists.ts';

const IMPORT = '00000000-0000-4000-8000-000000000001';
const MASS_IMPORT = '00000000-0000-4000-8000-000000000002';
const LINK_KEY = 'linkOfProviderForTests1';
const OPERATION = '00000000-0000-4000-8000-000000000003';

/** The paginated lists of a talent provider, of a company's members and of staff. */
export function buildProviderLists(api: () => TestApi): [name: string, list: () => GrowingList][] {
  const touch = (table: string, set: string, where: string, key?: string) =>
    changesOf(api()).touch(table, set, where, key);
  const ids = async (text: string) =>
    (await api().database.pool.query(text)).rows.map(({ id }) => id as string | number);
  const provider = () => `(select id from person where email = '${api().account('provider').email}')`;
  const offered = `status = 'available' and deleted_at is null and company_id is null`;
  const ofProvider = () => `owner_id = ${provider()}`;
  const ofImport = `import_id = (select id from import where uid = '${IMPORT}')`;
  const created = `${ofImport} and answer = 'create'`;
  const ofMassImport = `mass_import_id = (select id from mass_import where uid = '${MASS_IMPORT}')`;
  const inAcme = `id in (select m.person_id from company_member m join company c on c.id = m.company_id where c.slug = 'acme')`;
  const resources = (path: string, set: string[]): GrowingList => ({
    path: () => path,
    role: 'provider',
    expected: () => ids(`select uid as id from resource where ${offered} and ${ofProvider()}`),
    changes: [
      ...set.map((each) => touch('resource', each, `${offered} and ${ofProvider()}`, 'uid')),
      touch('resource', `status = 'placed'`, `${offered} and ${ofProvider()}`, 'uid'),
      touch(
        'resource',
        `status = 'available', offered_at = clock_timestamp()`,
        `status = 'placed' and ${ofProvider()}`,
        'uid',
      ),
    ],
  });
  const byRate = [`hourly_rate = 20 + (coalesce(hourly_rate, 0) * 7 + 13) % 60`, `hourly_rate = null`];
  return [
    [
      'available resources, the latest first',
      () => ({
        ...resources('/api/available_resources/?sortBy=-offered', ['offered_at = clock_timestamp()']),
        role: 'visitor',
        expected: () => ids(`select uid as id from resource where ${offered}`),
      }),
    ],
    ['own resources by rate', () => resources('/api/available_resources/?mine=1&status=available&sortBy=rate', byRate)],
    [
      'own resources by highest rate',
      () => resources('/api/available_resources/?mine=1&status=available&sortBy=-rate', byRate),
    ],
    [
      'own resources by availability',
      () =>
        resources('/api/available_resources/?mine=1&status=available&sortBy=available', [
          `available_from = date '2026-12-01' + (random() * 60)::int`,
        ]),
    ],
    [
      'imports of resources',
      () => ({
        path: () => '/api/available_resources/imports/?',
        role: 'provider',
        expected: () => ids(`select uid as id from import where ${ofProvider()} and expires_at > now()`),
        changes: [
          touch('import', `name = reverse(name)`, ofProvider(), 'uid'),
          touch('import', `expires_at = now()`, `${ofProvider()} and uid <> '${IMPORT}' and id % 3 = 0`, 'uid'),
        ],
      }),
    ],
    [
      'all rows of an import',
      () => ({
        path: () => `/api/available_resources/imports/${IMPORT}/rows/?`,
        role: 'provider',
        expected: () => ids(`select number as id from import_row where ${ofImport}`),
        changes: [touch('import_row', `answer = 'create', state = 'done'`, ofImport, 'number')],
      }),
    ],
    [
      'rows of an import with one result',
      () => ({
        path: () => `/api/available_resources/imports/${IMPORT}/rows/?show=create`,
        role: 'provider',
        expected: () => ids(`select number as id from import_row where ${created}`),
        changes: [
          touch('import_row', `answer = 'update'`, created, 'number'),
          touch('import_row', `answer = 'create'`, `${ofImport} and answer = 'update'`, 'number'),
        ],
      }),
    ],
    [
      'mappers',
      () => ({
        path: () => '/api/mapper/?',
        role: 'provider',
        expected: () => ids(`select uid as id from import_mapper where ${ofProvider()}`),
        changes: [touch('import_mapper', 'modified_at = clock_timestamp()', ofProvider(), 'uid')],
      }),
    ],
    [
      'mass imports',
      () => ({
        path: () => '/api/ai/mass_import/?kind=talent',
        role: 'provider',
        expected: () => ids(`select uid as id from mass_import where ${ofProvider()}`),
        changes: [touch('mass_import', 'name = reverse(name)', ofProvider(), 'uid')],
      }),
    ],
    [
      'files of a mass import with one result',
      () => ({
        path: () => `/api/ai/mass_import/${MASS_IMPORT}/files/?answer=refused`,
        role: 'provider',
        expected: () => ids(`select number as id from mass_import_file where ${ofMassImport} and answer = 'refused'`),
        changes: [
          touch('mass_import_file', `answer = 'refused'`, `${ofMassImport} and answer = 'known'`, 'number'),
          touch('mass_import_file', `answer = 'known'`, `${ofMassImport} and answer = 'refused'`, 'number'),
        ],
      }),
    ],
    [
      'files sent through an import link',
      () => ({
        path: () => `/api/import_links/${LINK_KEY}/imports/${MASS_IMPORT}/files/?`,
        role: 'visitor',
        expected: () => ids(`select number as id from mass_import_file where ${ofMassImport}`),
        changes: [touch('mass_import_file', `answer = 'refused'`, ofMassImport, 'number')],
      }),
    ],
    [
      'import links',
      () => ({
        path: () => '/api/ai/import_links/?kind=talent',
        role: 'provider',
        expected: () => ids(`select key as id from import_link where ${ofProvider()}`),
        changes: [touch('import_link', 'label = reverse(label)', ofProvider(), 'key')],
      }),
    ],
    [
      'operations',
      () => ({
        path: () => '/api/operations/?',
        role: 'provider',
        expected: () => ids(`select uid as id from operation where ${ofProvider()}`),
        changes: [touch('operation', 'title = reverse(title)', ofProvider(), 'uid')],
      }),
    ],
    [
      'issues of an operation',
      () => ({
        path: () => `/api/operations/${OPERATION}/issues/?`,
        role: 'provider',
        expected: () => ids(`select item as id from operation_issue where operation_uid = '${OPERATION}'`),
        changes: [
          async () => {
            await api().database.pool.query(
              `insert into operation_issue select operation_uid, max(position) + 1, 'Item ' || max(position) + 1, 'Unreadable.'
               from operation_issue where operation_uid = '${OPERATION}' group by 1`,
            );
            return null;
          },
        ],
      }),
    ],
    [
      'verdicts on a card',
      () => ({
        path: () => `/api/talents/${talentOfProvider}/verdicts/?`,
        role: 'provider',
        expected: () => ids(`select id::text as id from share_verdict`),
        changes: [touch('share_verdict', `word = 'maybe', modified_at = clock_timestamp()`, 'true', 'id::text')],
      }),
    ],
    [
      'members of a company',
      () => ({
        path: () => '/api/staff_members/?',
        role: 'superadmin',
        host: 'acme.localhost',
        expected: () => ids(`select uid as id from person where ${inAcme}`),
        changes: [touch('person', 'first_name = reverse(first_name)', inAcme, 'uid')],
      }),
    ],
    [
      'creators of jobs in the statistics',
      () => ({
        path: () => '/api/admin-panel/requests_stats/?',
        role: 'staff',
        expected: () => ids('select distinct owner_id as id from request where not is_draft'),
        changes: [
          elsewhere(
            touch(
              'request',
              `owner_id = coalesce(
                (select min(o.owner_id) from request o where o.owner_id > request.owner_id and not o.is_draft),
                (select min(o.owner_id) from request o where not o.is_draft)),
                card_number = (select max(o.card_number) + 1 from request o)`,
              'not is_draft',
            ),
          ),
        ],
      }),
    ],
    [
      'faults in the feed',
      () => ({
        path: () => '/api/admin-panel/feed/?',
        role: 'staff',
        expected: () => ids('select id from request where is_active and not is_draft'),
        changes: [
          touch('request', 'modified_at = clock_timestamp()', 'is_active and not is_draft'),
          touch('request', 'is_active = not is_active', 'not is_draft'),
        ],
      }),
    ],
  ];
}

let talentOfProvider = 0;

/** Creates the entries of the lists. */
export async function prepareProviderLists({ database: { pool }, account }: TestApi): Promise<void> {
  const { rows } = await pool.query(`select id from person where email = $1`, [account('provider').email]);
  const { id } = rows[0];
  const numbers = 'generate_series(1, 14) n';
  const mapping = `'{"sheet":0,"header_row":0,"fields":["name","title"],"day_first":true,"period":"hour","currency":"USD","exchange":{}}'`;
  for (const statement of [
    `insert into resource (owner_id, name, title, status, hourly_rate, available_from, offered_at)
     select ${id}, 'Person ' || n, 'Tester', 'available', nullif(20 + n * 7 % 5, 20), '2026-12-01', now() - n * interval '1 hour' from ${numbers}`,
    `insert into import (uid, owner_id, file, name, state, sheets, mapping)
     select case when n = 1 then '${IMPORT}' else gen_random_uuid() end, ${id}, 'file', 'people-' || n || '.csv', 'checked',
       '[{"name":"People","rows":15,"columns":2,"hidden":false}]', ${mapping} from ${numbers}`,
    `insert into import_row (import_id, sheet, number, cells, answer, "values")
     select i.id, 0, n, '["Ana","Tester"]', case n % 3 when 0 then 'update' else 'create' end, '{}'
     from import i, ${numbers} where i.uid = '${IMPORT}'`,
    `insert into import_mapper (owner_id, name, files_columns, mapping)
     select ${id}, 'Mapper ' || n, '{Name,Title}', ${mapping} from ${numbers}`,
    `insert into import_link (key, owner_id, kind, label, last_day, files)
     select case when n = 1 then '${LINK_KEY}' else 'link' || n end, ${id}, 'talent', 'Link ' || n, '2099-01-01', 100 from ${numbers}`,
    `insert into mass_import (uid, owner_id, kind, link_id, name, files)
     select case when n = 1 then '${MASS_IMPORT}' else gen_random_uuid() end, ${id}, 'talent',
       case when n = 1 then (select id from import_link where key = '${LINK_KEY}') end, 'Import ' || n, 14 from ${numbers}`,
    `insert into mass_import_file (mass_import_id, number, name, file, sha256, answer)
     select m.id, n, 'cv-' || n || '.pdf', 'file', sha256(n::text::bytea), case n % 3 when 0 then 'known' else 'refused' end
     from mass_import m, ${numbers} where m.uid = '${MASS_IMPORT}'`,
    `insert into operation (uid, owner_id, kind, title, state, input, total, failed, finished_at)
     select case when n = 1 then '${OPERATION}' else gen_random_uuid() end, ${id}, 'import-resources', 'Import ' || n, 'done', '{}',
       14, 14, now() from ${numbers}`,
    `insert into operation_issue select '${OPERATION}', n, 'Item ' || n, 'Unreadable.' from ${numbers}`,
    `insert into company_member (company_id, person_id)
     select c.id, p.id from company c, person p where c.slug = 'acme' order by p.id limit 9 on conflict do nothing`,
  ])
    await pool.query(statement);
  const found = await pool.query(
    `select id from talent where owner_id = $1 and company_id is null and is_active limit 1`,
    [id],
  );
  talentOfProvider = found.rows[0].id;
  await pool.query(
    `insert into share_tag (public_key, number, talent_id, tag) values ('keyForTests', 123456789012, $1, 'tests')`,
    [talentOfProvider],
  );
  await pool.query(
    `insert into share_verdict (tag_id, talent_id, voter, name, word)
     select t.id, t.talent_id, sha256(n::text::bytea), 'Visitor ' || n, 'yes' from share_tag t, ${numbers}
     where t.public_key = 'keyForTests'`,
  );
}
