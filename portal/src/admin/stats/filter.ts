import type { Message } from '@crewdock/contract/message';
import * as messages from './messages.ts';

const PERIODS = ['30', '90', '365', 'all'] as const;
type Period = (typeof PERIODS)[number];
const STATUSES = ['any', 'open', 'on_hold', 'archived'] as const;
type Status = (typeof STATUSES)[number];

/** Filter of the statistics, stored in the URL. */
export interface StatsFilter {
  period: Period;
  status: Status;
  /** Id of a status in the dictionary of job statuses. */
  stage: number | null;
  creator: number | null;
}

export const PERIOD_OPTIONS: { id: Period; label: Message<object> }[] = [
  { id: '30', label: messages.last30Days },
  { id: '90', label: messages.last90Days },
  { id: '365', label: messages.last12Months },
  { id: 'all', label: messages.allTime },
];

export const STATUS_OPTIONS: { id: Status; label: Message<object> }[] = [
  { id: 'any', label: messages.anyStatus },
  { id: 'open', label: messages.open },
  { id: 'on_hold', label: messages.onHold },
  { id: 'archived', label: messages.archived },
];

const DAY_MS = 86_400_000;

export function readFilter(params: URLSearchParams): StatsFilter {
  return {
    period: PERIODS.find((period) => period === params.get('period')) ?? '90',
    status: STATUSES.find((status) => status === params.get('status')) ?? 'any',
    stage: Number(params.get('stage')) || null,
    creator: Number(params.get('creator')) || null,
  };
}

export function writeFilter({ period, status, stage, creator }: StatsFilter): string {
  const params = new URLSearchParams();
  if (period !== '90') params.set('period', period);
  if (status !== 'any') params.set('status', status);
  if (stage !== null) params.set('stage', String(stage));
  if (creator !== null) params.set('creator', String(creator));
  return `?${params}`;
}

/** Converts the filter to query parameters of the API. */
export function toStatsQuery({ period, status, stage, creator }: StatsFilter) {
  const from = new Date(Date.now() - (Number(period) - 1) * DAY_MS);
  return {
    ...(period !== 'all' && { from: from.toISOString().slice(0, 10) }),
    ...(status !== 'any' && { status }),
    ...(stage !== null && { stage }),
    ...(creator !== null && { creator }),
  };
}
