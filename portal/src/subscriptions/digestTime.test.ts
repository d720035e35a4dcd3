import { expect, test } from 'vitest';
import { describeSchedule } from './digestTime.ts';

test.each([
  [{ frequency: 'weekly', hour: 9, weekday: 1, time_zone: 'Europe/Berlin' }, 'Every Monday at 9:00 (Europe/Berlin)'],
  [{ frequency: 'weekly', hour: 0, weekday: 7, time_zone: 'UTC' }, 'Every Sunday at 0:00 (UTC)'],
  [
    { frequency: 'daily', hour: 23, weekday: 3, time_zone: 'America/New_York' },
    'Every day at 23:00 (America/New York)',
  ],
] as const)('the schedule %j is described in one sentence', (schedule, sentence) => {
  expect(describeSchedule(schedule)).toBe(sentence);
});
