import type { CardKind } from '@crewdock/contract/kinds';
import type { RejectionReason } from '@crewdock/contract/relations';

/** Returns the reasons from the perspective of the rejecting side, with its own decisions first. */
export function viewReasons(reasons: readonly RejectionReason[], rejecting: CardKind): RejectionReason[] {
  const own = reasons.filter(({ side }) => side === rejecting).map((reason) => ({ ...reason, by: 'we' as const }));
  const others = reasons.filter(({ side }) => side !== rejecting).map((reason) => ({ ...reason, by: 'they' as const }));
  return [...own, ...others];
}
