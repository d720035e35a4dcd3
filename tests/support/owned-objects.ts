import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { folderStore } from '@crewdock/server/infra/storage/folder-store';
import { toStorageKey } from '@crewdock/server/infra/storage/path';
import type { TestApi } from './api.ts';
import type { ObjectIds } from './object-calls.ts';

interface Owners {
  /** Email addresses of accounts. The talent's owner owns all objects except those of the job's side. */
  talentOwner: string;
  requestOwner: string;
  /** Slug of the company that owns the objects; null if the two accounts own them personally. */
  company: string | null;
}

/** Creates one object of each kind, private if possible, so that only its owner's side has access. */
export async function makeOwnedObjects({ config, database: { pool } }: TestApi, owners: Owners): Promise<ObjectIds> {
  const one = async (query: string, values: unknown[] = []) => (await pool.query(query, values)).rows[0].id;
  const personOf = (email: string) => one('select id from person where email = $1', [email]);
  const talentOwner = await personOf(owners.talentOwner);
  const requestOwner = await personOf(owners.requestOwner);
  const company = owners.company && (await one('select id from company where slug = $1', [owners.company]));
  if (company) await pool.query('update company set interview_booking_enabled = true where id = $1', [company]);
  const card = (kind: 'talent' | 'request', owner: number) =>
    one(
      `insert into ${kind} (owner_id, company_id, card_number, link_key, title, is_private${kind === 'talent' ? ', name' : ''})
       select $1, $2, 900000 + count(*), gen_random_uuid(), 'Of its owner', true${kind === 'talent' ? `, 'Ada'` : ''} from ${kind} returning id`,
      [owner, company],
    );
  const talent = await card('talent', talentOwner);
  const request = await card('request', requestOwner);
  const relation = await one(
    `insert into relation (request_id, talent_id, status, initiated_by) values ($1, $2, 'proposed', 'request') returning id`,
    [request, talent],
  );
  await pool.query(`insert into relation_event (relation_id, side, to_status) values ($1, 'request', 'proposed')`, [
    relation,
  ]);
  const list = await one(`insert into card_list (owner_id, name, public_key) values ($1, 'Own', ${KEY}) returning id`, [
    requestOwner,
  ]);
  const cards = { talent, request, list };
  const tag = (kind: keyof typeof cards) =>
    one(
      `insert into share_tag (public_key, number, ${kind}_id, tag)
       select ${KEY}, 914200000000 + count(*), $1, 'Own' from share_tag returning public_key as id`,
      [cards[kind]],
    );
  const tags = { talent: await tag('talent'), request: await tag('request'), list: await tag('list') };
  const verdict = (kind: keyof typeof cards, judged: 'talent' | 'request') =>
    one(
      `insert into share_verdict (tag_id, ${judged}_id, voter, name, word)
       select id, $2, sha256('visitor'), 'Visitor', 'yes' from share_tag where public_key = $1 returning id`,
      [tags[kind], cards[judged]],
    );
  const access = (kind: keyof typeof cards) =>
    one(
      `insert into statistics_access (public_key, ${kind}_id, key, password_hash) values (${KEY}, $1, ${KEY}, '') returning public_key as id`,
      [cards[kind]],
    );
  const massImport = await one(`insert into mass_import (owner_id, name, files) values ($1, 'Own', 1) returning id`, [
    talentOwner,
  ]);
  const file = `/files/${randomBytes(16).toString('base64url')}.pdf`;
  await folderStore(join(config.dataDirectory, 'files')).write(toStorageKey(file)!, Readable.from(['%PDF-1.7 %%EOF']));
  await pool.query(
    `insert into file (path, purpose, type, state, bytes) values ($1, 'application-cv', 'application/pdf', 'stored', 14)`,
    [file],
  );
  await pool.query(
    `insert into mass_import_file (mass_import_id, number, name, file, sha256) values ($1, 1, 'Own.pdf', $2, '')`,
    [massImport, file],
  );
  const home = company ?? (await one(`select id from company where slug = 'acme'`));
  return {
    talent,
    request,
    relation,
    list,
    row: 1,
    company: home,
    key: await one('select public_key as id from card_list where id = $1', [list]),
    item: await one('insert into card_list_item (list_id, talent_id) values ($1, $2) returning id', [list, talent]),
    note: await one(
      `insert into relation_note (relation_id, person_id, side, is_shared, text) values ($1, $2, 'request', false, 'Own') returning id`,
      [relation, requestOwner],
    ),
    application: await one(
      `insert into application (id, request_id, name, email, phone_number, message, content_hash, cv_file, cv_name)
       values (gen_random_uuid(), $1, 'A', 'a@example.org', '', '', '', $2, 'Own.pdf') returning id`,
      [request, file],
    ),
    closing: await one(
      `insert into request_closing (request_id, person_id, seen, relation_ids, application_ids, request_version)
       values ($1, $2, '', '{}', '{}', 1) returning id`,
      [request, requestOwner],
    ),
    talentTag: tags.talent,
    requestTag: tags.request,
    listTag: tags.list,
    talentVerdict: await verdict('talent', 'talent'),
    requestVerdict: await verdict('request', 'request'),
    listVerdict: await verdict('list', 'talent'),
    talentAccess: await access('talent'),
    requestAccess: await access('request'),
    listAccess: await access('list'),
    resource: await one(
      `insert into resource (owner_id, company_id, name, title, status) values ($1, $2, 'Ada', 'Own', 'unavailable') returning uid as id`,
      [talentOwner, company],
    ),
    upload: await one(
      `insert into import (owner_id, company_id, file, name) values ($1, $2, '', 'Own') returning uid as id`,
      [talentOwner, company],
    ),
    mapper: await one(
      `insert into import_mapper (owner_id, company_id, name, files_columns, mapping) values ($1, $2, 'Own', '{}', '{}') returning uid as id`,
      [talentOwner, company],
    ),
    massImport: await one('select uid as id from mass_import where id = $1', [massImport]),
    importLink: await one(
      `insert into import_link (key, owner_id, label, last_day, files) values (${KEY}, $1, 'Own', '2100-01-01', 1) returning key as id`,
      [talentOwner],
    ),
    operation: await one(
      `insert into operation (kind, title, owner_id, company_id, total, input) values ('import', 'Own', $1, $2, 1, '{}') returning uid as id`,
      [talentOwner, company],
    ),
    subscription: await one(
      `insert into market_subscription (email, kind, query, frequency, confirmed_at, looked_at, seen)
       select email, 'talent', $2, 'daily', now(), now(), pg_current_snapshot() from person where id = $1 returning uid as id`,
      [talentOwner, `search=${talent}`],
    ),
    // A session that the owner's calls do not use.
    session: await one(
      `insert into access_token (hash, person_id) values (decode(md5(random()::text), 'hex'), $1) returning id`,
      [talentOwner],
    ),
    member: await one(
      `select uid as id from person where id = (select min(person_id) from company_member where company_id = $1 and person_id <> $2)`,
      [home, talentOwner],
    ),
    invitation: await one(
      `insert into company_invitation (company_id, email, first_name, last_name, is_superadmin, token_hash, sent_at, expires_at)
       values ($1, $2, 'Cora', 'Coral', false, decode(md5(random()::text), 'hex'), now(), now() + interval '7 days') returning uid as id`,
      [home, `cora${talent}@example.org`],
    ),
    group: await one('select min(id) as id from company_group where company_id = $1', [home]),
    message: await one(
      `insert into contact_message (id, company_id, name, email, company_name, phone_number, message)
       values (gen_random_uuid(), $1, 'A', 'a@example.org', '', '', 'Own') returning id`,
      [home],
    ),
  };
}

const KEY = `left(replace(gen_random_uuid()::text, '-', ''), 22)`;

/** Tables that calls write to before they check access to the object. */
const WRITTEN_BY_ALL = ['access_token', 'rate_limit', 'known_device', 'idempotency_key', 'file', 'audit_entry'];
/** Excluded, because partitions inherit the trigger of their table. */
const PARTITIONS = ['share_day_rest', 'share_source_rest'];

/**
 * Makes writes to all other tables fail, so that a permitted call cannot change data that later calls use. Returns a
 * function that allows writes again.
 */
export async function refuseWrites({ database: { pool } }: TestApi): Promise<() => Promise<void>> {
  await pool.query(`
    create function refuse_write() returns trigger language plpgsql as $$ begin raise exception 'refused in this test'; end $$;
    do $$ declare name text; begin
      for name in select table_name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all('{${[...WRITTEN_BY_ALL, ...PARTITIONS].join(',')}}')
      loop execute format('create trigger refuse_write before insert or update or delete on %I for each row execute function refuse_write()', name);
      end loop;
    end $$`);
  return async () => void (await pool.query('drop function refuse_write cascade'));
}
