import { isClosed } from '../../../people/accounts/closed.ts';
import type { MergedAccount, Both } from './accounts.ts';
import * as errors from '../../../core/messages/errors/staff.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

/** Returns the reasons why two accounts can't be merged, as messages for staff. */
export function obstaclesTo({ from, into }: Both): string[] {
  const each = [from, into].flatMap((account) =>
    OF_ONE.flatMap(([holds, why]) => (holds(account) ? [why(account)] : [])),
  );
  if (areClients(from) !== areClients(into)) each.push(formatMessage(errors.differentSides));
  if (from.superadmin_in !== null && into.superadmin_in !== null && from.superadmin_in !== into.superadmin_in) {
    each.push(formatMessage(errors.differentCompanies));
  }
  if (into.state === 'pending' && from.state !== 'pending') {
    each.push(formatMessage(errors.pendingTarget, { into: into.email, from: from.email }));
  }
  return each;
}

const OF_ONE: [(account: MergedAccount) => boolean, (account: MergedAccount) => string][] = [
  [({ is_staff }) => is_staff, ({ email }) => formatMessage(errors.staffAccount, { email })],
  [({ merged_into }) => merged_into !== null, ({ email }) => formatMessage(errors.alreadyMerged, { email })],
  [
    ({ state, merged_into }) => isClosed(state) && merged_into === null,
    ({ email, state }) => formatMessage(errors.closedAccount, { email, state }),
  ],
  [({ deletion_due }) => deletion_due !== null, ({ email }) => formatMessage(errors.deletionRequested, { email })],
];

function areClients({ type }: MergedAccount): boolean {
  return type === 1;
}
