import type { Match } from '@crewdock/contract/matching';
import type { Message } from '@crewdock/contract/message';
import { MODE_LABELS } from './words.ts';
import * as messages from './messages.ts';

type Mode = Match['mode'];

const STRICTEST_FIRST: readonly Mode[] = ['strict', 'moderate', 'recommended', 'all'];

/** Groups matches by mode, the strictest mode first. Keeps the order within a mode. */
export function groupByMode<T extends { match: Match }>(items: readonly T[]): { mode: Mode; items: T[] }[] {
  return STRICTEST_FIRST.map((mode) => ({ mode, items: items.filter(({ match }) => match.mode === mode) })).filter(
    (group) => group.items.length > 0,
  );
}

/** Headings of the groups. `all` is the group of cards that no other mode includes. */
export const GROUP_HEADINGS: Record<Mode, Message<object>> = { ...MODE_LABELS, all: messages.groupOther };
