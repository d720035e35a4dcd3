import { describe, expect, test } from 'vitest';
import type { Actor } from '../core/identity/actor.ts';
import { VISITOR } from '../core/identity/actor.ts';
import {
  isParty,
  type RelationPolicyFacts,
  type RelationMoveName,
  mayMove,
  getAllowedMoves,
  getMoveSide,
  type ViewerRole,
  getViewerRole,
  waitsFor,
} from './policy.ts';

const NOBODY: ViewerRole = { ownsRequest: false, ownsTalent: false, isStaff: false };
const CLIENT: ViewerRole = { ...NOBODY, ownsRequest: true };
const PROVIDER: ViewerRole = { ...NOBODY, ownsTalent: true };
const BOTH: ViewerRole = { ownsRequest: true, ownsTalent: true, isStaff: false };
const STAFF: ViewerRole = { ...NOBODY, isStaff: true };

const linked = (to: Partial<RelationPolicyFacts> = {}): RelationPolicyFacts => ({
  status: 'proposed',
  initiated_by: 'request',
  proceed_reason_id: null,
  last_side: 'request',
  ...to,
});
const can = (standing: ViewerRole, to: Partial<RelationPolicyFacts> = {}) =>
  Object.entries(getAllowedMoves(standing, linked(to)))
    .filter(([, may]) => may)
    .map(([move]) => move);

describe('the allowed moves of a relation', () => {
  test.each<[who: string, ViewerRole, Partial<RelationPolicyFacts>, RelationMoveName[]]>([
    ['the client, who began', CLIENT, {}, ['reject', 'archive']],
    ['the provider, who is asked', PROVIDER, {}, ['confirm', 'reject']],
    ['the provider, who began', PROVIDER, { initiated_by: 'talent' }, ['reject', 'archive']],
    ['the client, who is asked', CLIENT, { initiated_by: 'talent' }, ['confirm', 'reject']],
    ['the client, where staff began', CLIENT, { initiated_by: 'staff' }, ['confirm', 'reject']],
    ['the provider, where staff began', PROVIDER, { initiated_by: 'staff' }, ['confirm', 'reject']],
    ['who owns both', BOTH, {}, ['confirm', 'reject', 'archive']],
    ['staff', STAFF, {}, ['confirm', 'reject', 'archive']],
    ['nobody else', NOBODY, { initiated_by: 'staff' }, []],
    ['the client, once it is confirmed', CLIENT, { status: 'confirmed' }, ['reject', 'proceed']],
    ['the provider, once it is confirmed', PROVIDER, { status: 'confirmed' }, ['reject']],
    ['staff, once it is confirmed', STAFF, { status: 'confirmed' }, ['reject', 'proceed', 'archive']],
    ['the client, who turned it down', CLIENT, { status: 'rejected' }, ['unarchive']],
    ['the provider, who didn’t', PROVIDER, { status: 'rejected' }, []],
    ['the provider, who turned it down', PROVIDER, { status: 'rejected', last_side: 'talent' }, ['unarchive']],
    ['the client, who didn’t', CLIENT, { status: 'rejected', last_side: 'talent' }, []],
    ['both sides, where staff turned it down', BOTH, { status: 'rejected', last_side: 'staff' }, []],
    ['staff, once it is turned down', STAFF, { status: 'rejected' }, ['unarchive', 'archive']],
    ['the client, who withdrew it', CLIENT, { status: 'archived' }, ['unarchive']],
    ['the provider, whose proposal was withdrawn', PROVIDER, { status: 'archived' }, []],
    ['the client, once it was withdrawn with a card', CLIENT, { status: 'archived', last_side: 'none' }, []],
    ['the client, once staff withdrew it', CLIENT, { status: 'archived', last_side: 'staff' }, []],
    ['staff, once it is withdrawn', STAFF, { status: 'archived' }, ['unarchive']],
    ['the client, on the way', CLIENT, { status: 'proceeded' }, ['reject', 'proceed']],
    ['the provider, on the way', PROVIDER, { status: 'proceeded' }, ['reject']],
    ['staff, on the way', STAFF, { status: 'proceeded' }, ['reject', 'proceed', 'archive']],
  ])('follow the rules for %s', (_, standing, to, moves) => {
    expect(can(standing, to).toSorted()).toEqual(moves.toSorted());
  });

  test('are checked by role independently of the current status', () => {
    expect(mayMove('confirm', PROVIDER, linked({ status: 'archived' }))).toBe(true);
    expect(mayMove('archive', CLIENT, linked({ status: 'confirmed' }))).toBe(true);
    expect(mayMove('archive', PROVIDER, linked({ status: 'confirmed' }))).toBe(false);
  });
});

test('only the two sides and staff are parties to a relation', () => {
  expect([CLIENT, PROVIDER, BOTH, STAFF, NOBODY].map(isParty)).toEqual([true, true, true, true, false]);
});

test.each<[ViewerRole, RelationMoveName | 'propose', RelationPolicyFacts | undefined, string]>([
  [CLIENT, 'propose', undefined, 'request'],
  [PROVIDER, 'propose', undefined, 'talent'],
  [BOTH, 'propose', undefined, 'request'],
  [STAFF, 'propose', undefined, 'staff'],
  [BOTH, 'confirm', linked(), 'talent'],
  [BOTH, 'confirm', linked({ initiated_by: 'talent' }), 'request'],
  [BOTH, 'confirm', linked({ initiated_by: 'staff' }), 'request'],
  [BOTH, 'reject', linked(), 'request'],
  [PROVIDER, 'reject', linked(), 'talent'],
  [STAFF, 'confirm', linked(), 'staff'],
  [BOTH, 'archive', linked({ initiated_by: 'talent' }), 'talent'],
  [BOTH, 'archive', linked(), 'request'],
])('a move is attributed to the correct side: %j %s', (standing, move, to, side) => {
  expect(getMoveSide(standing, move, to)).toBe(side);
});

test('a rejection by the owner of both cards counts for the card whose relations they move', () => {
  expect(getMoveSide(BOTH, 'reject', linked(), 'talent')).toBe('talent');
  expect(getMoveSide(BOTH, 'reject', linked(), 'request')).toBe('request');
  expect(getMoveSide(CLIENT, 'reject', linked(), 'talent')).toBe('request');
  expect(getMoveSide(PROVIDER, 'reject', linked(), 'request')).toBe('talent');
});

test('a proposal awaits the other side, a staff proposal both sides, and a confirmed relation none', () => {
  expect(waitsFor(linked())).toEqual(['talent']);
  expect(waitsFor(linked({ initiated_by: 'talent' }))).toEqual(['request']);
  expect(waitsFor(linked({ initiated_by: 'staff' })).toSorted()).toEqual(['request', 'talent']);
  expect(waitsFor(linked({ status: 'confirmed' }))).toEqual([]);
});

describe('the role of a viewer', () => {
  const person = (to: object): Actor =>
    ({
      kind: 'person',
      id: 1,
      isStaff: false,
      superadminIn: null,
      companyIds: [],
      worksIn: [],
      leads: [],
      ...to,
    }) as unknown as Actor;
  const card = (owner_id: number) => ({ owner_id, company_id: null }) as Parameters<typeof getViewerRole>[1];

  test.each<[Actor, owners: [number, number], ViewerRole]>([
    [person({}), [1, 2], CLIENT],
    [person({}), [2, 1], PROVIDER],
    [person({}), [1, 1], BOTH],
    [person({}), [2, 3], NOBODY],
    // Staff always act as staff, even on their own cards.
    [person({ isStaff: true }), [1, 1], STAFF],
    [VISITOR, [1, 1], NOBODY],
  ])('depends on staff status and on the owners of the cards: case %#', (actor, [request, talent], standing) => {
    expect(getViewerRole(actor, card(request), card(talent))).toEqual(standing);
  });
});
