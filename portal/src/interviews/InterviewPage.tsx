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
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

/**
 * Page that a link in an email opens, on which an interview can be picked, moved or canceled without an account.
 * Opening the page changes nothing.
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
      <Message level="h1" icon={<CalendarX2 />} title={t(messages.unavailableTitle)}>
        <p role="alert">{t(messages.unavailableText)}</p>
      </Message>
    );
  }
  if (!data) {
    return error ? (
      <ErrorState level="h1" error={error} onRetry={() => void refetch()} />
    ) : (
      <Working>{t(messages.opening)}</Working>
    );
  }
  const { interview, can } = data;
  if (interview.state === 'cancelled' || interview.state === 'withdrawn') {
    return (
      <Message
        level="h1"
        icon={<CalendarX2 />}
        title={t(interview.state === 'cancelled' ? messages.cancelledTitle : messages.thanksTitle)}
      >
        <p role="status">{t(messages.othersNotified)}</p>
      </Message>
    );
  }
  const isBooked = interview.state === 'booked';
  return (
    <FormPage
      title={t(isBooked ? messages.bookedTitle : messages.pickTitle)}
      lead={t(messages.lead, { talent: interview.talent, job: interview.job, count: interview.minutes })}
    >
      {isBooked && <p role="status">{t(messages.invitationSent)}</p>}
      <SelectField
        label={t(messages.zoneLabel)}
        value={zone}
        none={t(messages.choose)}
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
