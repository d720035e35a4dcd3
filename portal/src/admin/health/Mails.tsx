import type { Health } from '@crewdock/contract/staff/health';
import { useState } from 'react';
import { call } from '../../api.ts';
import { queryClient } from '../../queryClient.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { showNotice } from '../../ui/patterns/notices.ts';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import { formatMoment } from '../../ui/format/formatMoment.ts';
import { Section } from '../../ui/patterns/Section.tsx';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import { healthQuery } from './queries.ts';
import { HealthList } from './Rows.ts';

/** Number of unsent mails, with a button that retries failed mails. */
export function UnsentMails({ mails: { waiting, oldest, last_refused } }: { mails: Health['mails'] }) {
  const count = waiting.reduce((sum, one) => sum + one.count, 0);
  return (
    <Section
      title="Mails"
      about="What waits for a mail server is sent as soon as one mail gets through; “gathers” waits up to ten minutes for more of the same person, “limit” until its address has got fewer in an hour. What was given up is kept for 30 days."
    >
      {count === 0 ? (
        <p>None wait.</p>
      ) : (
        <p>{`${count} wait${oldest ? `, the oldest since ${formatMoment(oldest)}` : ''}:`}</p>
      )}
      {count > 0 && (
        <HealthList aria-label="Mails that wait">
          {waiting.map(({ reason, count: many }) => (
            <li key={reason}>
              <span>{reason}</span>
              <span>{many}</span>
            </li>
          ))}
        </HealthList>
      )}
      {last_refused.length === 0 ? (
        <p>None were given up.</p>
      ) : (
        <HealthList aria-label="Mails that were given up">
          {last_refused.map((mail) => (
            <Refused key={mail.id} mail={mail} />
          ))}
        </HealthList>
      )}
    </Section>
  );
}

function Refused({
  mail: { id, recipient, subject, reason, reply, failed },
}: {
  mail: Health['mails']['last_refused'][0];
}) {
  const [isAsking, setAsking] = useState(false);
  const again = async () => {
    setAsking(true);
    try {
      await call('POST /admin-panel/mails/{id}/again/', { params: { id } });
      showNotice({ text: 'The mail is tried again.' });
      await queryClient.invalidateQueries(healthQuery);
    } catch (error) {
      tellRefusal(error);
    } finally {
      setAsking(false);
    }
  };
  return (
    <li>
      <span>
        <strong>{subject}</strong> to {recipient}
        <small>
          {reason}, {formatMoment(failed)}: {reply}
        </small>
      </span>
      <Button $kind="secondary" $size="small" isPending={isAsking} onPress={() => void again()}>
        Send again
        <VisuallyHidden>
          “{subject}” to {recipient}, {formatMoment(failed)}
        </VisuallyHidden>
      </Button>
    </li>
  );
}
