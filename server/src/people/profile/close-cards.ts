import type { CardKind } from '@crewdock/contract/kinds';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { removeFile } from '../../platform/files/naming.ts';
import { indexCards } from '../../search/index-cards.ts';
import { invitedOf } from './audit-subjects.ts';
import { NAME } from './nobody.ts';

type Trx = Transaction<Schema>;

const NONE = sql<never>`'[]'`;

/** Talents that others made of the person’s applications. */
export async function closeInvited(trx: Trx, { email }: { email: string }): Promise<void> {
  const { rows } = await sql<{ id: number; cv_file: string | null }>`
    with former as (select id, cv_file from talent where id = any(${invitedOf(email)}) for update)
    update talent t
    set name = ${NAME}, photo = null, cv_file = null, cv_name = null, summary = '', city = null, is_active = false,
      work_experience = '[]', education = '[]', languages = '[]', links = '[]', time_zone = null, available_from = null,
      notice_period = null
    from former where t.id = former.id returning t.id, former.cv_file`.execute(trx);
  for (const { cv_file } of rows) if (cv_file) await removeFile(trx, cv_file);
  await indexCards(
    trx,
    'talent',
    rows.map(({ id }) => id),
  );
}

/** Cards leave the market for good. What a company's member wrote stays its company's, for its members alone. */
export async function closeTalents(trx: Trx, { id }: { id: number }): Promise<void> {
  const own = await trx
    .selectFrom('talent')
    .where('owner_id', '=', id)
    .where('company_id', 'is', null)
    .select(['photo', 'cv_file'])
    .execute();
  await close(trx, 'talent', id);
  await trx
    .updateTable('talent')
    .set({
      name: NAME,
      photo: null,
      cv_file: null,
      cv_name: null,
      summary: '',
      city: null,
      work_experience: NONE,
      education: NONE,
      languages: NONE,
      links: NONE,
      time_zone: null,
      available_from: null,
      notice_period: null,
    })
    .where('owner_id', '=', id)
    .where('company_id', 'is', null)
    .execute();
  for (const path of own.flatMap(({ photo, cv_file }) => [photo, cv_file])) {
    if (path) await removeFile(trx, path);
  }
}

export async function closeRequests(trx: Trx, { id }: { id: number }): Promise<void> {
  await close(trx, 'request', id);
  await trx
    .updateTable('request')
    .set({ company_name: null, summary: '', specific_project: null })
    .where('owner_id', '=', id)
    .where('company_id', 'is', null)
    .execute();
}

async function close(trx: Trx, kind: CardKind, ownerId: number): Promise<void> {
  const cards = await trx
    .updateTable(kind)
    .set({ is_active: false, is_private: true })
    .where('owner_id', '=', ownerId)
    .returning('id')
    .execute();
  await indexCards(
    trx,
    kind,
    cards.map((card) => card.id),
  );
}
