import { describe, expect, test } from 'vitest';
import { relationGround, REJECTION } from '../../../../tests/support/relation-ground.ts';

const ground = relationGround();
const { post, pair, reversed, value, steps, status } = ground;
const staff = (path: string, method = 'GET', body?: object) =>
  ground.api.call(`/api${path}`, { method, role: 'staff', body });

describe('staff acting on behalf of a side', () => {
  test.each([
    ['the job’s', () => pair()],
    ['the talent’s', () => reversed()],
  ])('can propose, confirm, archive and restore from %s card', async (_, at) => {
    const proposed = await staff(`/admin-panel${at()}`, 'POST', { comment: 'Both asked us.' });
    expect(proposed.json).toMatchObject({
      status: 'proposed',
      initiated_by: 'staff',
      comment: 'Both asked us.',
      waits_for: ['talent', 'request'],
    });
    expect((await staff(`/admin-panel${at()}`, 'POST')).json.id).toBe(proposed.json.id);
    const confirmed = await staff(`/admin-panel${at()}confirm/`, 'POST', { from: 'proposed' });
    expect(confirmed.json).toMatchObject({ status: 'confirmed', is_confirmed: true, waits_for: [] });
    expect((await staff(`/admin-panel${at()}`, 'DELETE')).json.status).toBe('archived');
    expect((await post('staff', `${at()}unarchive/`, { from: 'archived' })).json.status).toBe('confirmed');
    const sides = await ground.api.database.pool.query('select distinct side from relation_event');
    expect(sides.rows).toEqual([{ side: 'staff' }]);
  });

  test('get 409 with the current status when confirming a relation that was moved meanwhile', async () => {
    await post('client', pair());
    await post('client', `${pair()}reject/`, REJECTION);
    const late = await staff(`/admin-panel${pair()}confirm/`, 'POST', { from: 'proposed' });
    expect([late.status, late.json.current.status]).toEqual([409, 'rejected']);
  });

  test('get 409 when restoring from an outdated status, and can restore with GET, but not by cookie', async () => {
    await post('client', pair());
    await post('client', `${pair()}reject/`, REJECTION);
    expect((await post('staff', `${pair()}unarchive/`, { from: 'archived' })).status).toBe(409);
    expect((await staff(`${pair()}unarchive/`)).json.status).toBe('proposed');
    expect((await ground.api.call(`/api${pair()}unarchive/`, { headers: { cookie: 'token=x' } })).status).toBe(401);
  });
});

describe('deleting a relation', () => {
  const linked = async () => {
    await post('client', pair(), { comment: 'A fit' });
    await post('provider', `${reversed()}confirm/`);
    await post('client', `${pair()}proceed/`, { proceed_reason: 1, rate: '$70/hr' });
    const id = await value<number>('select id from relation');
    await post('client', `/relations/${id}/notes/`, { text: 'Ours alone' });
    return id;
  };
  const picture = async () => {
    const told = await Promise.all(
      ['relation', 'relation_event', 'relation_note'].map((table) =>
        ground.api.database.pool.query(`select to_jsonb(t) as row from ${table} t order by t.created_at, t.id`),
      ),
    );
    return told.map(({ rows }) => rows);
  };

  test('removes all its rows, and can be undone without any difference', async () => {
    const id = await linked();
    const before = await picture();
    const gone = await staff(`/admin${pair()}?from=proceeded`, 'DELETE');
    expect(gone.json).toEqual({ id, request_id: ground.job, talent_id: ground.talent });
    expect(await picture()).toEqual([[], [], []]);
    expect(
      (await ground.api.call(`/api${pair()}reject/`, { method: 'POST', role: 'client', body: REJECTION })).status,
    ).toBe(404);
    expect((await staff(`/admin${pair()}`, 'DELETE')).status).toBe(404);
    const back = await staff(`/admin${reversed()}restore/`, 'POST');
    expect(back.json).toMatchObject({ id, status: 'proceeded', proceed: { reason: { id: 1 }, rate: '$70/hr' } });
    expect(await picture()).toEqual(before);
    expect((await staff(`/admin${reversed()}restore/`, 'POST')).json.id).toBe(id);
    expect(await value('select count(*) from removed_relation')).toBe(0);
  });

  test('cancels its pending emails', async () => {
    await staff(`/admin-panel${pair()}`, 'POST');
    expect(await ground.mailedTo()).toHaveLength(2);
    await staff(`/admin${pair()}`, 'DELETE');
    expect(await ground.mailedTo()).toEqual([]);
  });

  test('is refused with 409 when the relation was moved meanwhile', async () => {
    await linked();
    const late = await staff(`/admin${pair()}?from=confirmed`, 'DELETE');
    expect([late.status, late.json.current.status]).toEqual([409, 'proceeded']);
    expect(await status()).toBe('proceeded');
    expect(await steps()).toBe(3);
  });

  test('cannot be undone after the pair was linked again', async () => {
    await linked();
    await staff(`/admin${pair()}`, 'DELETE');
    await post('client', pair());
    const late = await staff(`/admin${pair()}restore/`, 'POST');
    expect([late.status, late.json.current.status]).toEqual([409, 'proposed']);
    expect(await steps()).toBe(1);
  });

  test.each(['client', 'provider', 'superadmin'] as const)('is refused for a %s', async (role) => {
    await linked();
    const refused = await ground.api.call(`/api/admin${pair()}`, { method: 'DELETE', role });
    expect(refused.status).toBe(403);
    expect(await status()).toBe('proceeded');
  });
});

describe('the staff view of relations', () => {
  test('lists the relations of any card with both owners, filtered by status', async () => {
    await post('client', pair());
    const at = `/admin-panel/requests/related_talents/?card_id=${ground.job}`;
    const { json } = await staff(at);
    expect(json).toMatchObject({
      total: 1,
      own: { email: ground.api.account('client').email },
      items: [
        {
          relation: { status: 'proposed', can: { archive: true } },
          owner: { email: ground.api.account('provider').email },
        },
      ],
    });
    expect((await staff(`${at}&status=rejected`)).json).toMatchObject({ total: 0, items: [] });
    const mirrored = await staff(`/admin-panel/talents/related_requests/?card_id=${ground.talent}`);
    expect(mirrored.json.items[0].owner.email).toBe(ground.api.account('client').email);
  });

  test('suggests cards by number, by words of the card and by the owner’s name', async () => {
    const { rows } = await ground.api.database.pool.query(
      `select t.id, t.name, t.title, p.first_name, p.last_name from talent t join person p on p.id = t.owner_id where t.id = $1`,
      [ground.talent],
    );
    const [{ id, name, title, first_name, last_name }] = rows;
    const suggested = async (search: string) => {
      const { json } = await staff(
        `/admin-panel/talents/suggest/?search=${encodeURIComponent(search)}&for=${ground.job}`,
      );
      return json.items.map(({ card_data }: { card_data: { id: number } }) => card_data.id);
    };
    expect((await suggested(String(id)))[0]).toBe(id);
    expect(await suggested(name)).toContain(id);
    expect(await suggested(`${title} ${name.slice(0, 3)}`)).toContain(id);
    expect((await suggested(`${first_name} ${last_name}`)).length).toBeGreaterThan(0);
    expect(await suggested('nobody is called that')).toEqual([]);
    expect((await suggested(title.split(' ')[0])).length).toBeLessThanOrEqual(10);
    await post('client', pair());
    const { json } = await staff(`/admin-panel/talents/suggest/?search=${id}&for=${ground.job}`);
    expect(json.items[0]).toMatchObject({ relation: { status: 'proposed' }, match: { score: expect.any(Number) } });
    expect((await staff('/admin-panel/talents/suggest/?search=%20')).json.issues).toMatchObject([
      { path: 'query.search' },
    ]);
    expect((await staff('/admin-panel/talents/suggest/?search=a&limit=11')).status).toBe(400);
  });

  test('ranks suggestions by exact name, name prefix, word prefix and substring, including new cards', async () => {
    const names = ['Nobody of Zorvik', 'Xzorvik', 'Zorvikson Mia', 'Zorvik'];
    for (const name of names) {
      const body = { name, title: 'Tester', skills: [{ name: 'Go', experience: 1, is_main: true }] };
      expect((await ground.api.call('/api/talents/', { method: 'POST', role: 'provider', body })).status).toBe(200);
    }
    const { json } = await staff('/admin-panel/talents/suggest/?search=zorvik');
    expect(json.items.map(({ card_data }: { card_data: { name: string } }) => card_data.name)).toEqual([
      'Zorvik',
      'Zorvikson Mia',
      'Nobody of Zorvik',
      'Xzorvik',
    ]);
  });

  test('lists the available filters', async () => {
    const { json } = await staff('/admin-panel/requests/filters/');
    expect(json.processing.map(({ code }: { code: string }) => code)).toEqual(['all', 'active', 'noactive']);
    expect(json.statuses.map(({ label }: { label: string }) => label)).toContain('Waiting for client');
    expect(json.managers.length).toBeGreaterThan(0);
  });
});
