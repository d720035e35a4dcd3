import type { Relation } from '@crewdock/contract/relations';
import { expect, test } from 'vitest';
import { aimAt, getBoardColumns } from './columns.ts';

const STEPS = [
  { id: 1, label: 'Interview' },
  { id: 5, label: 'Offer' },
  { id: 4, label: 'Hire' },
];
const COLUMNS = getBoardColumns(STEPS);
const NOTHING = { confirm: false, reject: false, proceed: false, unarchive: false, archive: false };

function relation(to: Partial<Relation>, ...can: (keyof Relation['can'])[]): Relation {
  const may = Object.fromEntries(can.map((move) => [move, true]));
  return { status: 'proposed', is_confirmed: false, proceed: null, ...to, can: { ...NOTHING, ...may } } as Relation;
}

const at = (step: number) => ({ reason: STEPS.find(({ id }) => id === step)!, start_date: null, rate: '' });
const aims = (of: Relation) =>
  COLUMNS.map((column) => aimAt(of, column)).map((aim) =>
    'why' in aim ? '' : aim.deed === 'proceed' ? aim.step.label : aim.deed,
  );

test('columns are ordered from proposal to hire, followed by the final statuses', () => {
  expect(COLUMNS.map(({ label }) => label)).toEqual([
    'Proposed',
    'Confirmed',
    'Interview',
    'Offer',
    'Hired',
    'Rejected',
    'Withdrawn',
  ]);
  expect(COLUMNS.filter(({ isEnd }) => isEnd).map(({ id }) => id)).toEqual(['rejected', 'archived']);
});

test.each<[string, Relation, string[]]>([
  ['what waits for one', relation({}, 'confirm', 'reject'), ['', 'confirm', '', '', '', 'reject', '']],
  ['what waits for the other side', relation({}, 'reject'), ['', '', '', '', '', 'reject', '']],
  [
    'what is confirmed',
    relation({ status: 'confirmed' }, 'proceed', 'reject'),
    ['', '', 'Interview', 'Offer', 'Hire', 'reject', ''],
  ],
  ['what the talent’s side looks at', relation({ status: 'confirmed' }, 'reject'), ['', '', '', '', '', 'reject', '']],
  [
    'what is at a step',
    relation({ status: 'proceeded', proceed: at(5) }, 'proceed', 'reject'),
    ['', '', 'Interview', '', 'Hire', 'reject', ''],
  ],
  [
    'what was rejected at a step, by oneself',
    relation({ status: 'rejected', is_confirmed: true, proceed: at(5) }, 'unarchive'),
    ['', '', '', 'restore', '', '', ''],
  ],
  [
    'what staff look at',
    relation({ status: 'confirmed' }, 'proceed', 'reject', 'archive'),
    ['', '', 'Interview', 'Offer', 'Hire', 'reject', 'withdraw'],
  ],
  [
    'what was rejected, by staff',
    relation({ status: 'rejected', proceed: at(5) }, 'unarchive', 'archive'),
    ['', '', '', 'restore', '', '', 'withdraw'],
  ],
  ['what the other side rejected', relation({ status: 'rejected', proceed: at(5) }), ['', '', '', '', '', '', '']],
  ['what a move is under way of', relation({ status: 'confirmed' }), ['', '', '', '', '', '', '']],
])('the available moves of %s', (_, of, expected) => {
  expect(aims(of)).toEqual(expected);
});

test('a column that is not available explains why', () => {
  const why = (of: Relation, id: string) => {
    const aim = aimAt(
      of,
      COLUMNS.find((column) => column.id === id)!,
    );
    return 'why' in aim ? aim.why : null;
  };
  expect(why(relation({}, 'confirm', 'reject'), 'step-1')).toBe('Confirm it first.');
  expect(why(relation({}, 'reject'), 'step-1')).toBe('Not confirmed yet.');
  expect(why(relation({ status: 'confirmed' }, 'reject'), 'step-1')).toBe('Only the client can choose the next step.');
  expect(why(relation({ status: 'confirmed' }), 'step-1')).toBe('The last move is still being saved.');
  expect(why(relation({ status: 'rejected', proceed: at(5) }, 'unarchive'), 'step-1')).toBe(
    'Can only go back to offer.',
  );
});
