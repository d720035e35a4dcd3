import type { CompanyDomain, CompanyDomains, DomainState } from '@crewdock/contract/company-domain';
import { shortDate } from '@crewdock/sdk/cards/date';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { call } from '../../../api.ts';
import { Actions } from '../../../ui/primitives/Actions.ts';
import { Badge } from '../../../ui/primitives/Badge.tsx';
import { Button } from '../../../ui/primitives/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/primitives/Dialog.tsx';
import { Hint } from '../../../ui/primitives/Hint.ts';
import { showNotice } from '../../../ui/patterns/notices.ts';
import { getRefusalReason, tellRefusal } from '../../../ui/patterns/refusal.ts';
import { Records } from './Records.tsx';

interface Props {
  domain: CompanyDomain;
  /** Target of the domain's CNAME record. */
  host: string;
  onChange: (domains: CompanyDomains) => void;
}

const STATES = {
  pending: { label: messages.pending, tone: 'amber' },
  proven: { label: messages.inUse, tone: 'green' },
  lost: { label: messages.lost, tone: 'red' },
  former: { label: messages.former, tone: 'amber' },
} as const satisfies Record<DomainState, object>;

/** A domain with its status, required DNS records, and actions. */
export function Domain({ domain: { domain, record, missing_since, lost_on, ...rest }, host, onChange }: Props) {
  const id = useId();
  const [isRemoving, setRemoving] = useState(false);
  const isMissing = missing_since !== null;
  const state =
    isMissing && rest.state === 'proven' ? { label: messages.recordMissing, tone: 'red' as const } : STATES[rest.state];
  const check = useMutation({
    mutationFn: () => call('POST /company/domain/check/', { body: { domain } }),
    onSuccess(domains) {
      onChange(domains);
      showNotice({ text: t(messages.domainMoved, { domain }), lasts: 5000 });
    },
    onError: (refusal) => {
      if (getRefusalReason(refusal) === null) tellRefusal(refusal);
    },
  });
  const remove = useMutation({
    mutationFn: () => call('DELETE /company/domain/', { query: { domain } }),
    onSuccess(domains) {
      setRemoving(false);
      onChange(domains);
      showNotice({ text: t(messages.domainRemoved, { domain }) });
    },
    onError: tellRefusal,
  });
  const isInUse = rest.state === 'proven';
  const needsProof = record !== null && (isMissing || rest.state === 'pending' || rest.state === 'lost');
  return (
    <Entry aria-labelledby={id}>
      <Head>
        <h3 id={id}>{domain}</h3>
        <Badge $tone={state.tone}>{t(state.label)}</Badge>
      </Head>
      <Hint>{aboutOf(rest.state, lost_on)}</Hint>
      {needsProof && <Records domain={domain} record={record} host={host} />}
      <Outcome role="status">{check.error && !check.isPending && getRefusalReason(check.error)}</Outcome>
      <Actions>
        {record && (!isInUse || isMissing) && (
          <Button
            aria-label={t(messages.checkDomain, { domain })}
            isPending={check.isPending}
            onPress={() => check.mutate()}
          >
            {t(rest.state === 'former' ? messages.reuseButton : messages.checkButton)}
          </Button>
        )}
        <Button
          $kind="quiet"
          aria-label={t(messages.removeDomain, { domain })}
          isPending={remove.isPending}
          onPress={() => (isInUse ? setRemoving(true) : remove.mutate())}
        >
          {t(messages.removeButton)}
        </Button>
      </Actions>
      <Dialog title={t(messages.removeDomainTitle, { domain })} isOpen={isRemoving} onClose={() => setRemoving(false)}>
        <p>{t(messages.removeDomainText, { host, domain })}</p>
        <DialogActions>
          <Button onPress={() => setRemoving(false)}>{t(messages.cancelButton)}</Button>
          <Button $kind="primary" isPending={remove.isPending} onPress={() => remove.mutate()}>
            {t(messages.removeDomainButton)}
          </Button>
        </DialogActions>
      </Dialog>
    </Entry>
  );
}

function aboutOf(state: DomainState, lostOn: string | null): ReactNode {
  if (state === 'pending') return t(messages.pendingAbout);
  if (state === 'lost') return t(messages.lostAbout);
  if (state === 'former') return t(messages.formerAbout);
  if (lostOn) return t(messages.missingAbout, { date: shortDate(lostOn) });
  return t(messages.inUseAbout);
}

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;

  > h3 {
    min-inline-size: 0;
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
`;

/** Always rendered, because screen readers announce only changes of an existing live region. */
const Outcome = styled.p`
  color: var(--red);
  font-size: 0.8125rem;
  overflow-wrap: anywhere;

  &:empty {
    position: absolute;
  }
`;
