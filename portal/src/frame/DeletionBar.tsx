import { useStore } from '@nanostores/react';
import { shortDate } from '@crewdock/sdk/cards/date';
import { useMutation } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import { styled } from 'styled-components';
import { call } from '../api.ts';
import { queryClient } from '../queryClient.ts';
import { $session, reloadSession } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { notify, notifyError } from '../ui/notices.ts';

/** Says that the account is about to be deleted, and keeps it at the press of a button. */
export function DeletionBar() {
  const due = useStore($session)?.deletion_due;
  const keep = useMutation({
    mutationFn: () => call('DELETE /profile/deletion/', {}),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: ['profile'] });
      await reloadSession();
      notify({ text: 'Your account stays.' });
    },
    onError: () => notifyError(),
  });
  if (!due) return null;
  return (
    <Bar role="region" aria-label="Deletion of your account">
      <p>
        <CalendarX2 aria-hidden="true" />
        <span>
          Your account will be deleted on <time dateTime={due}>{shortDate(due)}</time>.
        </span>
      </p>
      <Button $size="small" isDisabled={keep.isPending} onPress={() => keep.mutate()}>
        Keep my account
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 16px;
  padding: 8px 24px;
  background: var(--amber-soft);
  color: var(--amber);
  font-weight: 500;

  > p {
    display: flex;
    align-items: center;
    gap: 8px;
  }
`;
