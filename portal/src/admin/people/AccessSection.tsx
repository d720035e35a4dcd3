import type { AccountState } from '@crewdock/contract/staff/account-states';
import type { PeopleTable } from '@crewdock/contract/staff/people';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { queryClient } from '../../queryClient.ts';
import { callTable } from '../../table/queries.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { formatMoment } from '../../ui/format/formatMoment.ts';
import { handleFormError } from '../../ui/patterns/form/failure.ts';
import { showNotice, notifyError } from '../../ui/patterns/notices.ts';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import { Section } from '../../ui/patterns/Section.tsx';
import { Actions } from '../../ui/primitives/Actions.ts';
import { type AccountRow, accountQuery, belongingsQuery, renewAccount } from './queries.ts';
import { getAccountStateChanges, ACCOUNT_STATE_LABELS, STATE_NOTES } from './words.ts';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

const TONES = { pending: 'amber', open: 'green', suspended: 'red', terminated: 'red' } as const;
/** Time for which undo is offered, in milliseconds. */
const UNDO_MS = 10_000;

/** The account's state, with buttons that change the state. */
export function AccessSection({ table, account }: { table: PeopleTable; account: AccountRow }) {
  const { uid, state } = account;
  const { data } = useQuery(belongingsQuery(uid));
  const move = useMutation({
    mutationFn: ({ to, from }: { to: AccountState; from: AccountRow; isUndo?: boolean }) =>
      callTable<AccountRow>(`PATCH /admin-panel/${table.name}/{uid}/`, {
        params: { uid },
        body: { version: from.version, state: to },
      }),
    async onSuccess(row, { from, isUndo }) {
      const undo = {
        label: t(messages.undoButton),
        run: () => move.mutate({ to: from.state, from: row, isUndo: true }),
      };
      const text = t(messages.stateChanged, { state: t(ACCOUNT_STATE_LABELS[row.state]).toLowerCase() });
      showNotice({ text, ...(!isUndo && { action: undo, lasts: UNDO_MS }) });
      await renewAccount(table, row);
    },
    async onError(error) {
      notifyError(handleFormError(error)?.text);
      await queryClient.invalidateQueries({ queryKey: accountQuery(table, uid).queryKey });
    },
  });
  const inviteAgain = useMutation({
    mutationFn: () => call('POST /admin-panel/accounts/{uid}/invitation/', { params: { uid } }),
    async onSuccess() {
      showNotice({ text: t(messages.invitationSent) });
      await renewAccount(table, account);
    },
    onError: tellRefusal,
  });
  const invitation = data?.invitation;
  return (
    <Section title={t(messages.accessTitle)} about={t(STATE_NOTES[state])}>
      <div>
        <Badge $tone={TONES[state]}>{t(ACCOUNT_STATE_LABELS[state])}</Badge>
      </div>
      {state === 'pending' && (
        <p>
          {invitation
            ? t(messages.invited, { sent: formatMoment(invitation.sent), expires: formatMoment(invitation.expires) })
            : t(messages.noInvitation)}
        </p>
      )}
      <Actions>
        {state === 'pending' && (
          <Button isPending={inviteAgain.isPending} onPress={() => inviteAgain.mutate()}>
            {t(messages.resendButton)}
          </Button>
        )}
        {getAccountStateChanges(account).map(({ to, label }) => (
          <Button key={to} isPending={move.isPending} onPress={() => move.mutate({ to, from: account })}>
            {t(label)}
          </Button>
        ))}
      </Actions>
    </Section>
  );
}
