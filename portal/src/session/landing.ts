import type { Session } from '@crewdock/contract/session';
import type { RouteName } from '../routeTable.ts';

export function getStartPage(session: Pick<Session, 'staff' | 'type'>): RouteName {
  if (session.staff) return 'admin-panel-updates';
  return session.type === 1 ? 'my-requests' : 'my-talents';
}
