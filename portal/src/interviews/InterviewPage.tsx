import type { LinkedInterview } from '@crewdock/contract/booking';
import { useMutation, useQuery } from '@tanstack/react-query';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { ownZone, zoneName } from '../browser/timeZone.ts';
import { call } from '../api.ts';
import { FormPage } from '../ui/patterns/FormPage.tsx';
import { isSpent } from '../auth/links/isSpent.ts';
import { Working } from '../auth/links/Working.tsx';
import { queryClient } from '../queryClient.ts';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { SelectField } from '../ui/patterns/form/SelectField.tsx';
import { Message } from '../ui/primitives/Message.tsx';
import { tellRefusal } from '../ui/patterns/refusal.ts';
import { ArrangedInterview } from './ArrangedInterview.tsx';
import { linkedInterviewQuery } from './queries.ts';

/**
 * Page that a link in an email opens, to pick, move or cancel an interview without an account. Opening the page changes
 * nothing.
 */
export function InterviewPage() {
  const { token = '' } = useParams();
  const query = linkedInterviewQuery(token);
  const { data, error, refetch } = useQuery(query);
  const [zone, setZone] = useState(ownZone);
  const take = (answer: LinkedInterview) => void queryClient.setQueryData(query.queryKey, answer);
  const pick = useMutation({
    mutationFn: (slot: string) => call('POST /interview_links/{token}/pick/', { params: { token }, body: { slot } }),
    onSuccess: take,
    onError(failure) {
      tellRefusal(failure);
      void refetch();
    },
  });
  const zones = useMemo(() => [...new Set([ownZone(), ...Intl.supportedValuesOf('timeZone'), 'UTC'])].toSorted(), []);
  if (isSpent(error)) {
    return (
      <Message level="h1" icon={<CalendarX2 />} title="This interview isn’t open">
        <p role="alert">It was cancelled, is over, or the link isn’t whole. The latest mail says more.</p>
      </Message>
    );
  }
  if (!data) {
    return error ? (
      <ErrorState level="h1" error={error} onRetry={() => void refetch()} />
    ) : (
      <Working>Opening the interview…</Working>
    );
  }
  const { interview, can } = data;
  if (interview.state === 'cancelled' || interview.state === 'withdrawn') {
    return (
      <Message
        level="h1"
        icon={<CalendarX2 />}
        title={interview.state === 'cancelled' ? 'Interview cancelled' : 'Thank you'}
      >
        <p role="status">We have told the other side.</p>
      </Message>
    );
  }
  const isBooked = interview.state === 'booked';
  return (
    <FormPage
      title={isBooked ? 'Interview booked' : 'Pick a time'}
      lead={`${interview.talent} and ${interview.job}, ${interview.minutes} minutes`}
    >
      {isBooked && <p role="status">The invitation is in your mail.</p>}
      <SelectField
        label="Time zone"
        value={zone}
        none="Choose"
        options={zones.map((id) => ({ id, label: zoneName(id) }))}
        onChange={(to) => to && setZone(to)}
      />
      <ArrangedInterview
        interview={interview}
        can={can}
        zone={zone}
        isPending={pick.isPending}
        onPick={({ id }) => pick.mutate(id)}
        onCancel={async (reason) =>
          take(await call('POST /interview_links/{token}/cancel/', { params: { token }, body: { reason } }))
        }
      />
    </FormPage>
  );
}
