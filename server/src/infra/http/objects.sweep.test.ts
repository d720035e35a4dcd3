import { api as tables } from '@crewdock/contract/api';
import type { EndpointTable } from '@crewdock/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';
import { OBJECT_ACCESS } from '../../../../tests/support/object-access.ts';
import { addressOf, NO_OBJECTS, type ObjectIds, sentBy } from '../../../../tests/support/object-calls.ts';
import { collectOutcomes } from '../../../../tests/support/outcomes.ts';
import { makeOwnedObjects, refuseWrites } from '../../../../tests/support/owned-objects.ts';

/** Calls whose path does not contain an owned object, by reason. */
const WITHOUT_OWNER: Record<string, RegExp> = {
  'a signed or secret link carries the right':
    /\{uidb64\}|\{token\}|\{hash\}|\/open\/|\/appl-clk\/|^\S+ \/import_links\/|^GET \/lists\/public\/|\.pdf$|\/cv\.json$|\/cv-upload\/|^GET \/available_resources\/\{uid\}\/cv\//,
  'it names reference data or a public company': /\{code\}|\{name\}|\{page\}|\{type\}|^GET \/companies\/\{id\}\/$/,
  'it names a provider of sign-in': /\{provider\}/,
  'it acts on the company of the host': /\{scheme\}/,
};

const CALLS = Object.values<EndpointTable>(tables)
  .flatMap((table) => Object.values(table))
  .map(({ method, path, access }) => ({ call: `${method} ${path}`, access }))
  .filter(({ call }) => call.includes('{') && !Object.values(WITHOUT_OWNER).some((pattern) => pattern.test(call)));
type Call = (typeof CALLS)[number];

/** Private objects by type of owner, and the roles that request them on each portal. */
const MATRICES = [
  {
    whose: 'person',
    host: 'localhost',
    owners: { talentOwner: 'provider', requestOwner: 'client', company: null },
    roles: ['visitor', 'provider', 'client', 'developer', 'secondClient', 'manager', 'superadmin', 'staff'],
  },
  {
    whose: 'company',
    host: 'acme.localhost',
    owners: { talentOwner: 'manager', requestOwner: 'manager', company: 'acme' },
    roles: ['visitor', 'manager', 'teamLead', 'superadmin', 'otherSuperadmin', 'client', 'provider', 'staff'],
  },
] as const;

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

describe.each(MATRICES)('objects that only a $whose may access', ({ whose, host, owners, roles }) => {
  let objects: ObjectIds;

  beforeAll(async () => {
    objects = await makeOwnedObjects(api, {
      talentOwner: api.account(owners.talentOwner).email,
      requestOwner: api.account(owners.requestOwner).email,
      company: owners.company,
    });
    return refuseWrites(api);
  });

  it.each(roles)('are accessible to a %s exactly through the calls in the table', async (role) => {
    const send = (call: string, ids: ObjectIds) => askFor(call, ids, { role, host });
    const outcomes = await collectOutcomes(
      CALLS,
      ({ call }) => call,
      (each) => outcomeOf(each, objects, send),
    );
    const expected = CALLS.map(({ call, access }) => [call, expectedOutcome({ call, access }, whose, role)]);
    expect(outcomes).toEqual(Object.fromEntries(expected));
  });
});

/** Returns the expected outcome: `in` for staff in staff endpoints; the table lists all other calls. */
function expectedOutcome({ call, access }: Call, whose: 'person' | 'company', role: Role): string {
  if (access === 'staff') return role === 'staff' ? 'in' : 'out';
  const entry = OBJECT_ACCESS.find(({ calls }) => calls.includes(call));
  if (!entry) return 'is missing in tests/support/object-access.ts';
  return entry[whose].split(' ').includes(role) ? 'in' : 'out';
}

const isRefused = ({ status }: { status: number }) => [401, 403, 404].includes(status);

/** Throws if there is no test object for the call, or if the call is rejected before its ownership check. */
async function outcomeOf(
  { call, access }: Call,
  objects: ObjectIds,
  send: (call: string, ids: ObjectIds) => Promise<{ status: number; text: string }>,
): Promise<'in' | 'out'> {
  if (access === 'staff') {
    const { status } = await send(call.replaceAll(/\{\w+\}/g, '1'), objects);
    return [401, 403].includes(status) ? 'out' : 'in';
  }
  const unknown = await send(call, NO_OBJECTS);
  if (!isRefused(unknown)) throw new Error(`An unknown object is answered ${unknown.status} ${unknown.text}`);
  return isRefused(await send(call, objects)) ? 'out' : 'in';
}

async function askFor(call: string, ids: ObjectIds, by: { role: Role; host: string }) {
  await api.database.pool.query('truncate rate_limit');
  return api.call(`/api${addressOf(call, ids)}`, { ...sentBy(call, ids), method: call.split(' ')[0]!, ...by });
}
