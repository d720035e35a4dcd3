import { describe, expect, test } from 'vitest';
import { closingGround } from '../../../../tests/support/closing-ground.ts';

const ground = closingGround();
const { applied, close, link, list, mails, post, reopen, sql, standing } = ground;
const email = (role: Parameters<typeof ground.api.account>[0]) => ground.api.account(role).email;

describe('the list shown before closing a job', () => {
  test('contains open relations, the most advanced first, and undecided applications', async () => {
    const [a, b, c, d] = ground.talents as [number, number, number, number];
    const proposed = await link(a, 'proposed');
    const interview = await link(b, 'interview');
    const confirmed = await link(c, 'confirmed');
    await link(d, 'hired');
    const ada = await applied();
    const turnedDown = await applied('bob@example.com');
    await post('client', `/requests/${ground.job}/applications/${turnedDown}/reject/`, { rt_rejection_reason: 1 });
    const { relations, applications, ...rest } = await list();
    expect(relations.map(({ relation }) => relation.id)).toEqual([interview, confirmed, proposed]);
    expect(relations[0]!.talent.id).toBe(b);
    expect(applications).toEqual([{ id: ada, name: 'Ada Lovelace', status: 'open', created: expect.any(String) }]);
    expect(rest).toEqual({ is_open: true, hired: 1, headcount: 2, has_more: false, seen: expect.any(String) });
  });

  test('returns 404, as closing does, to users who may not edit the job', async () => {
    const { seen } = await list('staff');
    const body = { seen, relations: [], applications: [] };
    for (const role of ['secondClient', 'provider', 'superadmin'] as const) {
      const read = await ground.api.call(`/api/requests/${ground.job}/closing/`, { role });
      const closed = await post(role, `/requests/${ground.job}/close/`, body);
      expect([read.status, closed.status]).toEqual([404, 404]);
    }
    expect(await ground.isActive()).toBe(true);
    const host = 'acme.localhost';
    const theirs = await ground.newJob({ role: 'manager', host });
    expect((await close('superadmin', {}, theirs)).status).toBe(200);
  });
});

describe('closing a job', () => {
  test('rejects selected relations with the reason, archives the others, keeps hires and unpublishes the job', async () => {
    const [a, b, c] = ground.talents as [number, number, number];
    const told = await link(a, 'interview');
    const leftOut = await link(b, 'proposed');
    const hired = await link(c, 'hired');
    const answer = await close('client', { relations: [told], comment: 'Thank you all.' });
    expect(answer.json).toEqual({ id: expect.any(String), relations: 1, applications: 0 });
    expect(await standing()).toEqual({ [told]: 'rejected 17', [leftOut]: 'archived', [hired]: 'proceeded' });
    expect((await ground.api.call(`/api/requests/${ground.job}/`)).status).toBe(410);
    const history = await ground.api.call(`/api/relations/${told}/history/`, { role: 'client' });
    expect(history.json.items.at(-1)).toMatchObject({
      from: 'proceeded',
      from_step: { label: 'Interview' },
      to: 'rejected',
      why: 'Reason: The position is filled.\nThank you all.',
      actor: ground.api.account('client').name,
    });
    const card = await ground.api.call(`/api/requests/${ground.job}/`, { role: 'client' });
    const reasons = card.json.relations.map(
      ({ rt_rejection_reason }: { rt_rejection_reason: unknown }) => rt_rejection_reason,
    );
    expect(reasons).toContainEqual({ id: 17, label: 'The position is filled' });
    const updates = await sql('select title, detail from staff_update order by id desc limit 1');
    expect(updates).toEqual([
      { title: 'Rust developer was closed', detail: '1 talent was notified that the position is filled.' },
    ]);
  });

  test('sends each provider and applicant one email, without the relations that are not selected', async () => {
    const [a, b, c] = ground.talents as [number, number, number];
    for (const talent of [a, b]) await link(talent, 'confirmed');
    const leftOut = await link(c, 'confirmed');
    const told = (await list()).relations.map(({ relation }) => relation.id).filter((id) => id !== leftOut);
    await applied();
    await close('client', { relations: told, comment: 'Thank you all.' });
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual(['ada@example.com', email('provider')].toSorted());
    const toProvider = sent.find(({ recipient }) => recipient === email('provider'))!;
    expect(toProvider.subject).toBe('2 rejections for your talents');
    expect(toProvider.text.match(/Reason: The position is filled\.\s+Thank you all\./g)).toHaveLength(2);
    const toAda = sent.find(({ recipient }) => recipient === 'ada@example.com')!;
    expect(toAda).toMatchObject({ subject: 'Your application for Rust developer' });
    expect(toAda.text).toContain('Thank you all.');
  });

  test('by staff also notifies the owner by one email', async () => {
    for (const talent of ground.talents.slice(0, 2)) await link(talent, 'confirmed');
    await close('staff');
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual([email('client'), email('provider')].toSorted());
    expect(sent.find(({ recipient }) => recipient === email('client'))).toMatchObject({
      subject: 'Rust developer was closed',
      text: expect.stringContaining('2 talents were notified.'),
    });
  });

  test('emails a member of a company with links and the name of the company', async () => {
    const [row] = await sql(
      `select t.id, t.company_id, p.email from talent t join person p on p.id = t.owner_id
       join company c on c.id = t.company_id where c.slug = 'acme' and t.is_active and not t.is_draft limit 1`,
    );
    await link(row.id, 'confirmed');
    await close();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: row.email, company_id: row.company_id });
    expect(mail!.text).toContain('http://acme.localhost:3000/company/talents/');
    expect(mail!.text).not.toContain('Crewdock');
  });

  test('emails an invited applicant, and discards the email when the closing is undone', async () => {
    const ada = await applied();
    await post('client', `/requests/${ground.job}/applications/${ada}/invite/`, {});
    await sql('delete from mail');
    const { json } = await close();
    expect(await mails()).toMatchObject([
      { recipient: 'ada@example.com', subject: 'Your application for Rust developer' },
    ]);
    await reopen(json.id);
    expect(await mails()).toEqual([]);
  });

  test('reports the invalid field and changes nothing', async () => {
    const relation = await link(ground.talents[0]!, 'confirmed');
    const other = await ground.newJob();
    const foreign = await link(ground.talents[1]!, 'confirmed', other);
    const refused = await close('client', { relations: [relation, foreign] });
    expect(refused.json).toMatchObject({ code: 'invalid_input', issues: [{ path: 'body.relations' }] });
    expect((await close('client', { comment: 'x'.repeat(2001) })).json.issues).toMatchObject([
      { path: 'body.comment' },
    ]);
    expect([await ground.isActive(), await standing()]).toEqual([true, { [relation]: 'confirmed' }]);
    expect(await mails()).toEqual([]);
  });
});

describe('undoing the closing of a job', () => {
  test('restores the job, its relations and its applications, and discards unsent emails', async () => {
    const [a, b, c] = ground.talents as [number, number, number];
    await link(a, 'interview');
    await link(b, 'confirmed');
    const leftOut = await link(c, 'proposed');
    const ada = await applied();
    await post('client', `/requests/${ground.job}/applications/${ada}/shortlist/`, {});
    const before = await standing();
    const told = (await list()).relations.map(({ relation }) => relation.id).filter((id) => id !== leftOut);
    const { json } = await close('client', { relations: told });
    expect(await mails()).toHaveLength(2);
    const back = await reopen(json.id);
    expect(back.json).toMatchObject({ is_open: true, applications: [{ id: ada, status: 'shortlisted' }] });
    expect(back.json.relations.map(({ relation }: { relation: { proceed: unknown } }) => relation.proceed)).toEqual([
      expect.objectContaining({ reason: { id: 1, label: 'Interview' } }),
      null,
      null,
    ]);
    expect(await standing()).toEqual(before);
    expect(await mails()).toEqual([]);
    expect((await ground.api.call(`/api/requests/${ground.job}/`)).status).toBe(200);
    // Idempotent: reopening twice returns the same list.
    expect((await reopen(json.id)).json).toEqual(await list());
  });

  test('notifies recipients whose rejection email was already sent', async () => {
    await link(ground.talents[0]!, 'confirmed');
    const { json } = await close();
    await sql('update mail set sent_at = now(), gathers_as = null, parts = null');
    await reopen(json.id);
    expect((await mails()).map(({ subject }) => subject)).toHaveLength(2);
  });

  test('does not restore relations that have changed since', async () => {
    const [a, b, c] = ground.talents as [number, number, number];
    const [first, second, third] = [await link(a, 'confirmed'), await link(b, 'confirmed'), await link(c, 'confirmed')];
    const { json } = await close();
    const pair = (talent: number) => `/requests/${ground.job}/related-talent/${talent}/`;
    const staff = (path: string, method: string) => ground.api.call(`/api${path}`, { method, role: 'staff' });
    expect((await staff(pair(a), 'DELETE')).status).toBe(200);
    // Rejects with a different reason than the closing sets.
    expect((await staff(`${pair(b)}unarchive/`, 'GET')).status).toBe(200);
    expect((await post('staff', `${pair(b)}reject/`, { rt_rejection_reason: 2 })).status).toBe(200);
    await reopen(json.id);
    expect(await standing()).toEqual({ [first]: 'archived 17', [second]: 'rejected 2', [third]: 'confirmed' });
  });

  test('is refused to users who did not close the job, and conflicts when the job has changed since', async () => {
    const { json } = await close('staff');
    expect((await reopen(json.id, 'client')).status).toBe(403);
    expect((await reopen(json.id, 'secondClient')).status).toBe(404);
    expect((await reopen('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    await ground.api.call(`/api/requests/${ground.job}/activate/`, { method: 'PATCH', role: 'client' });
    expect((await reopen(json.id, 'staff')).json).toMatchObject({ code: 'conflict', current: { is_open: true } });
  });
});
