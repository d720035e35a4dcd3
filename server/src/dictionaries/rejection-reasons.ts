import type { CardKind } from '@crewdock/contract/kinds';
import type { RejectionReason } from '@crewdock/contract/relations';
import type { Names } from './names.ts';

/** Returns all reasons from the perspective of the rejecting side. Reasons for its own decisions come first. */
export function listRejectionReasons({ rejectionReason }: Names, rejecting: CardKind): RejectionReason[] {
  const reasons = [...rejectionReason.keys()].map((id) => presentRejectionReason({ rejectionReason }, id, rejecting)!);
  return [...reasons.filter(({ by }) => by === 'we'), ...reasons.filter(({ by }) => by === 'they')];
}

/**
 * Returns a reason from the perspective of the rejecting side; null if the reason is missing or not in the dictionary.
 */
export function presentRejectionReason(
  { rejectionReason }: Pick<Names, 'rejectionReason'>,
  id: number | null,
  rejecting: CardKind,
): RejectionReason | null {
  const reason = id === null ? undefined : rejectionReason.get(id);
  return reason ? { ...reason, by: reason.side === rejecting ? 'we' : 'they' } : null;
}
