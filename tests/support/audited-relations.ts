import { expect } from 'vitest';
import type { auditedCalls, Steps } from './audited-calls.ts';

type CardsType = 'requests' | 'talents';
type Call = ReturnType<typeof auditedCalls>['call'];
/** Builds the path prefix of a pair of cards, starting with the card of this type. */
type Pair = (kind: CardsType) => string;

/** Returns steps for every transition of a relation, called by the side of `kind`. */
export function relationSteps(kind: CardsType, call: Call, pair: Pair): Steps {
  const base =
    kind === 'requests' ? '/requests/{id}/related-talent/{otherId}/' : '/talents/{id}/related-request/{otherId}/';
  const move = (line: string, before: string, after: string, body?: object) => async () => {
    const [method, end] = line.split(' ') as [string, string];
    await call(`${method} ${pair(kind)}${end}`, { role: 'staff', body });
    const to = expect.objectContaining({ status: after });
    return { action: 'moved', actor: 'staff', before: expect.objectContaining({ status: before }), after: to };
  };
  return {
    [`POST ${base}`]: async () => {
      const role = kind === 'requests' ? 'client' : 'provider';
      const { id } = (await call(`POST ${pair(kind)}`, { role, body: { comment: 'A fit' } })).json;
      const after = expect.objectContaining({ status: 'proposed', comment: 'A fit' });
      return { action: 'created', subject: { kind: 'relation', id: String(id) }, after };
    },
    [`POST ${base}undo/`]: async () => {
      await call(`POST ${pair(kind)}confirm/`, { role: 'staff', body: {} });
      return move('POST undo/', 'confirmed', 'proposed', {})();
    },
    [`POST ${base}confirm/`]: move('POST confirm/', 'proposed', 'confirmed', {}),
    [`POST ${base}reject/`]: move('POST reject/', 'confirmed', 'rejected', { rt_rejection_reason: 1 }),
    [`GET ${base}unarchive/`]: move('GET unarchive/', 'rejected', 'confirmed'),
    [`DELETE ${base}`]: move('DELETE ', 'confirmed', 'archived'),
    [`POST ${base}unarchive/`]: move('POST unarchive/', 'archived', 'confirmed', {}),
    [`POST ${base}proceed/`]: async () => {
      return move('POST proceed/', 'confirmed', 'proceeded', { proceed_reason: 1 })();
    },
  };
}

/** Steps for actions on the pair that only staff can take. */
export function staffRelationSteps(kind: CardsType, call: Call, pair: Pair): Steps {
  const base =
    kind === 'requests' ? '/requests/{id}/related-talent/{otherId}/' : '/talents/{id}/related-request/{otherId}/';
  const done = async (line: string, area: string, end = '') => {
    const body = line === 'POST' ? {} : undefined;
    return (await call(`${line} ${area}${pair(kind)}${end}`, { role: 'staff', body })).json;
  };
  const moved = (before: string, after: string) => ({
    action: 'moved',
    actor: 'staff',
    before: expect.objectContaining({ status: before }),
    after: expect.objectContaining({ status: after }),
  });
  return {
    [`DELETE /admin${base}`]: async () => {
      const { id } = await done('DELETE', '/admin');
      const before = expect.objectContaining({ status: 'proceeded' });
      return { action: 'deleted', actor: 'staff', subject: { kind: 'relation', id: String(id) }, before };
    },
    [`POST /admin${base}restore/`]: async () => {
      const { id } = await done('POST', '/admin', 'restore/');
      const after = expect.objectContaining({ status: 'proceeded' });
      return { action: 'restored', actor: 'staff', subject: { kind: 'relation', id: String(id) }, after };
    },
    [`DELETE /admin-panel${base}`]: async () => {
      await done('DELETE', '/admin-panel');
      return moved('proceeded', 'archived');
    },
    [`POST /admin-panel${base}`]: async () => {
      await done('DELETE', '/admin');
      await done('POST', '/admin-panel');
      const after = expect.objectContaining({ status: 'proposed', initiated_by: 'staff' });
      return { action: 'created', actor: 'staff', after };
    },
    [`POST /admin-panel${base}confirm/`]: async () => {
      await done('POST', '/admin-panel', 'confirm/');
      return moved('proposed', 'confirmed');
    },
  };
}

/** Steps that close a job and reopen it. Closing rejects its open relations and emails the talents' owners. */
export function closingSteps(call: Call, job: () => string): Steps {
  let closing: string;
  return {
    'POST /requests/{id}/close/': async () => {
      const { seen, relations, applications } = (await call(`GET ${job()}closing/`, { role: 'client' })).json;
      const body = {
        seen,
        relations: relations.map(({ relation }: { relation: { id: number } }) => relation.id),
        applications: applications.map(({ id }: { id: string }) => id),
      };
      closing = (await call(`POST ${job()}close/`, { role: 'client', body })).json.id;
      return { action: 'archived', before: { is_active: true }, after: { is_active: false } };
    },
    'POST /requests/{id}/reopen/': async () => {
      await call(`POST ${job()}reopen/`, { role: 'client', body: { closing } });
      const before = expect.objectContaining({ status: 'rejected', rejection_reason_id: 17 });
      return { action: 'moved', before, after: expect.objectContaining({ rejection_reason_id: null }) };
    },
  };
}

/** Steps of an interview that staff propose, and that is booked with the link in an email. */
export function bookingSteps(call: Call, pair: Pair, token: () => Promise<string>): Steps {
  let relation: string;
  const at = (end = '') => `/relations/${relation}/interview/${end}`;
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const told = (words: RegExp) => ({
    action: 'changed',
    subject: { kind: 'relation', id: relation },
    after: expect.objectContaining(Object.fromEntries([[key(), expect.stringMatching(words)]])),
  });
  let id: string;
  const key = () => `interview ${id}`;
  const offer = async () => {
    const body = { minutes: 30, slots: [inHours(40), inHours(50)], place: 'Here', time_zone: 'UTC' };
    const { interview } = (await call(`POST ${at()}`, { role: 'staff', body })).json;
    ({ id } = interview);
    return interview.slots[0].id;
  };
  let slot: string;
  return {
    'POST /relations/{id}/interview/': async () => {
      relation = String((await call(`POST ${pair('requests')}`, { role: 'client', body: {} })).json.id);
      await call(`POST ${pair('requests')}confirm/`, { role: 'staff', body: {} });
      slot = await offer();
      return { ...told(/^2 times offered at 2/), actor: 'staff' };
    },
    'POST /relations/{id}/interview/pick/': async () => {
      await call(`POST ${at('pick/')}`, { role: 'staff', body: { slot } });
      return { ...told(/^booked, 2/), actor: 'staff' };
    },
    'POST /relations/{id}/interview/cancel/': async () => {
      await call(`POST ${at('cancel/')}`, { role: 'staff', body: { reason: 'Ill' } });
      return { ...told(/^cancelled, 2/), actor: 'staff' };
    },
    'POST /interview_links/{token}/pick/': async () => {
      slot = await offer();
      await call(`POST /interview_links/${await token()}/pick/`, { body: { slot } });
      return { ...told(/^booked, 2/), actor: 'visitor', person: null };
    },
    'POST /interview_links/{token}/cancel/': async () => {
      await call(`POST /interview_links/${await token()}/cancel/`, { body: {} });
      return { ...told(/^cancelled, 2/), actor: 'visitor', person: null };
    },
  };
}

/** Steps that add, edit and remove a private note of the job's side. */
export function noteSteps(call: Call, pair: Pair): Steps {
  let [relation, id] = ['', ''];
  // The audit entry does not contain the text of a private note, because staff read the log.
  const told = expect.stringMatching(/^private, 2[\d-]+T[\d:.]+Z$/);
  const left = (before: unknown, after: unknown) => ({
    action: 'changed',
    subject: { kind: 'relation', id: relation },
    before: { [`note ${id}`]: before },
    after: { [`note ${id}`]: after },
  });
  const at = (own = '') => `/relations/${relation}/notes/${own}`;
  return {
    'POST /relations/{id}/notes/': async () => {
      relation = String((await call(`POST ${pair('requests')}`, { role: 'client', body: {} })).json.id);
      id = (await call(`POST ${at()}`, { role: 'client', body: { text: 'Ours' } })).json.id;
      return left(null, told);
    },
    'PATCH /relations/{id}/notes/{noteId}/': async () => {
      await call(`PATCH ${at(`${id}/`)}`, { role: 'client', body: { text: 'Ours, too' } });
      return left(told, told);
    },
    'DELETE /relations/{id}/notes/{noteId}/': async () => {
      await call(`DELETE ${at(`${id}/`)}`, { role: 'client' });
      return left(told, null);
    },
  };
}
