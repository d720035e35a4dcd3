import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Account, addAccount } from '../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { exportedData } from '../../../../tests/support/exported-data.ts';
import { signIn } from '../../../../tests/support/sign-in.ts';
import { taskServices } from '../../../../tests/support/task-services.ts';
import { applicationCvs, earlierApplicationCvs } from '../../applications/cv-files.ts';
import { uploadedCvs } from '../../cards/files/cv-upload.ts';
import { photoPurpose } from '../../cards/files/photo.ts';
import { importedFiles } from '../../imports/tables/upload.ts';
import { toStorageKey } from '../../infra/storage/path.ts';
import type { Purpose } from '../../infra/storage/purpose.ts';
import { resourceCvs } from '../../resources/cv.ts';
import { avatarPurpose } from './avatar.ts';

let api: TestApi;
let account: Account;
let token: string;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

beforeEach(async () => {
  account = await addAccount(api);
  token = await signIn(api, account);
});

const sql = async (text: string, ...values: unknown[]) => (await api.database.pool.query(text, values)).rows;
const files = () => taskServices(api).files;

interface Stored {
  contents: string;
  name?: string;
  ownerId?: number | null;
  type?: 'application/pdf' | 'image/webp' | 'text/csv';
}

/** Stores a file; `statement` refers to its path as `$1`. Returns the path. */
async function store(
  purpose: Purpose,
  { contents, name, ownerId = account.id, type = 'application/pdf' }: Stored,
  statement: string,
  ...values: unknown[]
): Promise<string> {
  return files().add({ purpose, ownerId, type, name }, Buffer.from(contents), async (path) => {
    await sql(statement, path, ...values);
    return path;
  });
}

async function addTalent(ownerId = account.id, company: string | null = null): Promise<number> {
  const [{ id }] = (await sql(
    `update talent set owner_id = $1, card_number = 100000 + id, name = 'Ada Lovelace', company_id = (select id from company where slug = $2),
       photo = null, cv_file = null
     where id = (select id from talent where owner_id in (select id from person where email like '%@people.crewdock.example')
       order by id limit 1) returning id`,
    ownerId,
    company,
  )) as [{ id: number }];
  return id;
}

async function archive() {
  const answer = await api.call('/api/profile/export/', { token });
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="account-export-\d{4}-\d\d-\d\d\.zip"$/),
  });
  return exportedData(answer);
}

describe('the files of a data export', () => {
  test('are in the archive under the names in its list', async () => {
    const talent = await addTalent();
    const cv = 'update talent set cv_file = $1, cv_name = $3 where id = $2';
    await store(
      avatarPurpose,
      { contents: 'face', type: 'image/webp' },
      'update person set avatar = $1 where id = $2',
      account.id,
    );
    await store(
      photoPurpose,
      { contents: 'photo', type: 'image/webp' },
      'update talent set photo = $1 where id = $2',
      talent,
    );
    // Uploaded by staff, but part of the person's card.
    const name = 'Lebens/lauf.pdf';
    await store(uploadedCvs, { contents: 'talent cv', name, ownerId: null }, cv, talent, name);
    await store(
      resourceCvs,
      { contents: 'resource cv' },
      `insert into resource (owner_id, name, title, cv_file) values ($2, 'Bela', 'Go developer', $1)`,
      account.id,
    );
    await store(
      applicationCvs,
      { contents: 'application cv', ownerId: null },
      `insert into application (id, request_id, name, email, phone_number, message, cv_file, cv_name, content_hash)
       select gen_random_uuid(), min(id), 'Quirina', $2, '', '', $1, 'me.pdf', '\\x01' from request`,
      account.email,
    );
    await store(
      earlierApplicationCvs,
      { contents: 'earlier application cv', ownerId: null },
      `insert into application_earlier_cv (application_id, file, name, added_at)
       select id, $1, 'old.pdf', now() from application where email = $2`,
      account.email,
    );
    await store(
      importedFiles,
      { contents: 'a;b', name: 'people.csv', type: 'text/csv' },
      `insert into import (owner_id, file, name, expires_at) values ($2, $1, 'people.csv', now() + interval '1 day')`,
      account.id,
    );
    const exported = await archive();
    expect(Object.values(exported.files).sort()).toEqual(
      ['a;b', 'application cv', 'earlier application cv', 'face', 'photo', 'resource cv', 'talent cv'].sort(),
    );
    expect(exported.files).toMatchObject({
      [`files/talent-cv/${talent} Lebens_lauf.pdf`]: 'talent cv',
      [`files/photo/${talent} Ada Lovelace.webp`]: 'photo',
      [`files/avatar/${account.uid}.webp`]: 'face',
    });
    const listed = exported.json.files;
    expect(listed.map(({ file }: { file: string }) => file).sort()).toEqual(Object.keys(exported.files).sort());
    for (const { is_missing } of listed) expect(is_missing).toBe(false);
    expect(listed).toContainEqual(
      expect.objectContaining({ purpose: 'talent-cv', name, type: 'application/pdf', bytes: 9 }),
    );
    expect(JSON.stringify(listed)).not.toContain('/files/');
  });

  test('without stored contents are listed as missing', async () => {
    const talent = await addTalent();
    const path = await store(
      photoPurpose,
      { contents: 'photo', type: 'image/webp' },
      'update talent set photo = $1 where id = $2',
      talent,
    );
    await files().store.remove(toStorageKey(path)!);
    await sql(
      `update talent set cv_file = '/files/gone-gone-gone-gone-gg.pdf', cv_name = 'gone.pdf' where id = $1`,
      talent,
    );
    const exported = await archive();
    expect(exported.files).toEqual({});
    expect(exported.json.files).toMatchObject([
      { file: `files/photo/${talent} Ada Lovelace.webp`, is_missing: true },
      { file: `files/talent-cv/${talent} gone.pdf`, is_missing: true },
    ]);
  });

  test('exclude files of others, and those on a company’s card unless the person is a member', async () => {
    const statement = 'update talent set cv_file = $1, cv_name = null where id = $2';
    const [{ id: other }] = await sql('select id from person where email = $1', api.account('provider').email);
    await store(uploadedCvs, { contents: 'foreign', ownerId: other }, statement, await addTalent(other));
    const talent = await addTalent(account.id, 'acme');
    await store(uploadedCvs, { contents: 'acme', name: 'cv.pdf' }, statement, talent);
    const { json, files: contents } = await archive();
    expect(contents).toEqual({});
    // The person uploaded the file, so its name belongs to their data.
    expect(json.files).toMatchObject([{ purpose: 'talent-cv', name: 'cv.pdf', file: null, is_missing: false }]);
    await sql(
      `insert into company_member (company_id, person_id) select id, $1 from company where slug = 'acme'`,
      account.id,
    );
    expect(Object.values((await archive()).files)).toEqual(['acme']);
  });
});
