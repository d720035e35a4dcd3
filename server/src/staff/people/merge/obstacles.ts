import { isClosed } from '../../../people/accounts/closed.ts';
import type { MergedAccount, Both } from './accounts.ts';

/** Reasons why two accounts can't be merged, as messages for staff. */
export function obstaclesTo({ from, into }: Both): string[] {
  const each = [from, into].flatMap((account) =>
    OF_ONE.flatMap(([holds, why]) => (holds(account) ? [why(account)] : [])),
  );
  if (areClients(from) !== areClients(into)) each.push('One is a client’s and the other the talent side’s.');
  if (from.superadmin_in !== null && into.superadmin_in !== null && from.superadmin_in !== into.superadmin_in) {
    each.push('They are superadmins of different companies.');
  }
  if (into.state === 'pending' && from.state !== 'pending') {
    each.push(`${into.email} hasn’t come in yet: merge it into ${from.email} instead.`);
  }
  return each;
}

const OF_ONE: [(account: MergedAccount) => boolean, (account: MergedAccount) => string][] = [
  [({ is_staff }) => is_staff, ({ email }) => `${email} is one of the staff.`],
  [({ merged_into }) => merged_into !== null, ({ email }) => `${email} was merged into another account before.`],
  [
    ({ state, merged_into }) => isClosed(state) && merged_into === null,
    ({ email, state }) => `${email} is ${state}: what belongs to it would come back to the market.`,
  ],
  [({ deletion_due }) => deletion_due !== null, ({ email }) => `The owner of ${email} has asked to delete it.`],
];

function areClients({ type }: MergedAccount): boolean {
  return type === 1;
}
