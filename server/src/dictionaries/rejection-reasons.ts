import type { CardKind } from '@crewdock/contract/kinds';
import type { RejectionReason } from '@crewdock/contract/relations';
import type { Names } from './names.ts';

/** All reasons from the perspective of the rejecting side, whose own decisions come first. */
export function listRejectionReasons({ rejectionReason }: Names, rejecting: CardKind): RejectionReason[] {
  const reasons = [...rejectionReason.keys()].map((id) => presentRejectionReason({ rejectionReason }, id, rejecting)!);
  return [...reasons.filter(({ by }) => by === 'we'), ...reasons.filter(({ by }) => by === 'they')];
}

/** A reason from the perspective of the rejecting side; null for an unknown or missing reason. */
export function presentRejectionReason(
  { rejectionReason }: Pick<Names, 'rejectionReason'>,
  id: number | null,
  rejecting: CardKind,
): RejectionReason | null {
  const reason = id === null ? undefined : rejectionReason.get(id);
  return reason ? { ...reason, by: reason.side === rejecting ? 'we' : 'they' } : null;
}
