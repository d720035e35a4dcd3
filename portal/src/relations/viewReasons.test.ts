import type { RejectionReason } from '@crewdock/contract/relations';
import { expect, test } from 'vitest';
import { viewReasons } from './viewReasons.ts';

const REASONS: RejectionReason[] = [
  { id: 1, label: 'Skills don’t fit', side: 'request', by: 'we', ends_hire: false },
  { id: 2, label: 'Not available', side: 'talent', by: 'they', ends_hire: false },
  { id: 3, label: 'Another reason', side: 'request', by: 'we', ends_hire: false },
];
const seen = (side: 'request' | 'talent') => viewReasons(REASONS, side).map(({ id, by }) => [id, by]);

test('the rejecting side sees its own reasons first, as its decision', () => {
  expect(seen('request')).toEqual([
    [1, 'we'],
    [3, 'we'],
    [2, 'they'],
  ]);
  expect(seen('talent')).toEqual([
    [2, 'we'],
    [1, 'they'],
    [3, 'they'],
  ]);
});
