import type { RelationInterview } from '@crewdock/contract/booking';
import type { RelationStatus } from '@crewdock/contract/relations';
import { useMutation, useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ownZone } from '../browser/timeZone.ts';
import { call } from '../api.ts';
import { queryClient } from '../queryClient.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { tellRefusal } from '../ui/patterns/refusal.ts';
import { ArrangedInterview } from './ArrangedInterview.tsx';
import { interviewQuery } from './queries.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

const OfferDialog = lazy(async () => ({ default: (await import('./OfferDialog.tsx')).OfferDialog }));

interface Props {
  relationId: number;
  /** The relation's status, which determines the possible actions. */
  status: RelationStatus;
}

/**
 * The interview of a relation. The job's side offers times, the talent's side picks one, and both sides can move or
 * cancel the interview.
 */
export function InterviewSection({ relationId, status }: Props) {
  const query = interviewQuery(relationId);
  const { data, refetch } = useQuery(query);
  const [isOffering, setOffering] = useState(false);
  useEffect(() => void refetch(), [status, refetch]);
  const params = { id: relationId };
  // Invalidates all other queries, because the relation and its history might have changed.
  const take = async (answer: RelationInterview) => {
    queryClient.setQueryData(query.queryKey, answer);
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'interview' });
  };
  const pick = useMutation({
    mutationFn: (slot: string) => call('POST /relations/{id}/interview/pick/', { params, body: { slot } }),
    onSuccess: take,
    onError(error) {
      tellRefusal(error);
      void refetch();
    },
  });
  if (!data) return null;
  const { interview, can, talent_time_zone } = data;
  const isThere = interview !== null && (interview.state === 'offered' || interview.state === 'booked') && can.cancel;
  if (!isThere && !can.offer) return null;
  const zone = ownZone();
  const otherZone = can.offer ? talent_time_zone : (interview?.time_zone ?? null);
  const offer = can.offer && (
    <Button $size="small" onPress={() => setOffering(true)}>
      <CalendarPlus aria-hidden="true" />
      {t(
        interview?.state === 'booked' && isThere
          ? messages.moveButton
          : isThere
            ? messages.changeTimesButton
            : messages.offerTimesButton,
      )}
    </Button>
  );
  return (
    <section aria-label={t(messages.sectionLabel)}>
      <h3>{t(isThere && interview.state === 'booked' ? messages.bookedTitle : messages.sectionLabel)}</h3>
      {isThere ? (
        <ArrangedInterview
          interview={interview}
          can={can}
          zone={zone}
          otherZone={otherZone}
          isPending={pick.isPending}
          onPick={({ id }) => pick.mutate(id)}
          onCancel={async (reason) =>
            take(await call('POST /relations/{id}/interview/cancel/', { params, body: { reason } }))
          }
        >
          {offer}
        </ArrangedInterview>
      ) : (
        offer
      )}
      {isOffering && (
        <Suspense>
          <OfferDialog
            relationId={relationId}
            interview={isThere ? interview : null}
            otherZone={talent_time_zone}
            onOffered={(answer) => void take(answer)}
            onClose={() => setOffering(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
