import type { Health } from '@crewdock/contract/staff/health';
import { useState } from 'react';
import { call } from '../../api.ts';
import { Trans } from '../../i18n/Trans.tsx';
import { t } from '../../i18n/translate.ts';
import { queryClient } from '../../queryClient.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { showNotice } from '../../ui/patterns/notices.ts';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import { formatMoment } from '../../ui/format/formatMoment.ts';
import { Section } from '../../ui/patterns/Section.tsx';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import * as messages from './messages.ts';
import { healthQuery } from './queries.ts';
import { HealthList } from './Rows.ts';

/** Number of unsent mails, with a button that retries failed mails. */
export function UnsentMails({ mails: { waiting, oldest, last_refused } }: { mails: Health['mails'] }) {
  const count = waiting.reduce((sum, one) => sum + one.count, 0);
  return (
    <Section title={t(messages.emailsTitle)} about={t(messages.emailsAbout)}>
      {count === 0 ? (
        <p>{t(messages.noneQueued)}</p>
      ) : (
        <p>{oldest ? t(messages.queuedSince, { count, time: formatMoment(oldest) }) : t(messages.queued, { count })}</p>
      )}
      {count > 0 && (
        <HealthList aria-label={t(messages.queuedLabel)}>
          {waiting.map(({ reason, count: many }) => (
            <li key={reason}>
              <span>{reason}</span>
              <span>{many}</span>
            </li>
          ))}
        </HealthList>
      )}
      {last_refused.length === 0 ? (
        <p>{t(messages.noneFailed)}</p>
      ) : (
        <HealthList aria-label={t(messages.failedLabel)}>
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
  const time = formatMoment(failed);
  const again = async () => {
    setAsking(true);
    try {
      await call('POST /admin-panel/mails/{id}/again/', { params: { id } });
      showNotice({ text: t(messages.sentAgain) });
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
        <Trans message={messages.failedEmail} values={{ subject, recipient }} components={{ b: <strong /> }} />
        <small>{t(messages.failure, { reason, time, reply })}</small>
      </span>
      <Button $kind="secondary" $size="small" isPending={isAsking} onPress={() => void again()}>
        {t(messages.sendAgainButton)}
        <VisuallyHidden>{t(messages.sendAgainDetails, { subject, recipient, time })}</VisuallyHidden>
      </Button>
    </li>
  );
}
