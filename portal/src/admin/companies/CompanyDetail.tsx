import { companies } from '@crewdock/contract/staff/companies';
import type { Row } from '@crewdock/contract/table';
import { shortDate } from '@crewdock/sdk/cards/date';
import { useMutation, useQuery } from '@tanstack/react-query';
import Building2 from 'lucide-react/icons/building-2';
import { useState } from 'react';
import { call } from '../../api.ts';
import { queryClient } from '../../queryClient.ts';
import { Detail, DetailFact } from '../../table/Detail.tsx';
import { rowsKey } from '../../table/queries.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { showNotice } from '../../ui/patterns/notices.ts';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import { CloseDialog } from './CloseDialog.tsx';
import { COMPANY_STATE_LABELS } from './words.ts';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

interface Props {
  company: Row<typeof companies>;
  onClose: () => void;
}

/** The side panel of a company, with buttons to close and reopen the company. */
export function CompanyDetail({ company, onClose }: Props) {
  const {
    id,
    name,
    slug,
    domain,
    state,
    members,
    superadmins,
    talents,
    requests,
    created,
    deletion_due: due,
  } = company;
  const [isAsking, setAsking] = useState(false);
  const portal = useQuery({
    queryKey: ['company', id],
    queryFn: ({ signal }) => call('GET /companies/{id}/', { params: { id: String(id) }, signal }),
    select: ({ portal_url: url }) => url,
  });
  const reopen = useMutation({
    mutationFn: () => call('POST /admin-panel/companies/{id}/reopen/', { params: { id } }),
    async onSuccess() {
      showNotice({ text: t(messages.reopened, { name }) });
      await queryClient.invalidateQueries({ queryKey: rowsKey(companies) });
    },
    onError: tellRefusal,
  });
  const kind = (
    <>
      <Building2 aria-hidden="true" />
      {t(messages.kindLabel)}
    </>
  );
  return (
    <Detail entry={id} kind={kind} title={name} onClose={onClose}>
      <dl>
        <DetailFact name={t(messages.stateLabel)}>{t(COMPANY_STATE_LABELS[state])}</DetailFact>
        {due !== null && (
          <DetailFact name={t(messages.endLabel)}>
            <time dateTime={due}>{shortDate(due)}</time>
          </DetailFact>
        )}
        <DetailFact name={t(messages.slugLabel)}>{slug}</DetailFact>
        {domain && <DetailFact name={t(messages.domainLabel)}>{domain}</DetailFact>}
        {portal.data && (
          <DetailFact name={t(messages.portalLabel)}>
            <a href={`${portal.data}/admin/users`}>{t(messages.portalLink)}</a>
          </DetailFact>
        )}
        <DetailFact name={t(messages.membersLabel)}>{members}</DetailFact>
        <DetailFact name={t(messages.superadminsLabel)}>{superadmins || t(messages.noSuperadmin)}</DetailFact>
        <DetailFact name={t(messages.cardsLabel)}>{t(messages.cards, { talents, jobs: requests })}</DetailFact>
        <DetailFact name={t(messages.createdLabel)}>
          <time dateTime={created}>{shortDate(created)}</time>
        </DetailFact>
      </dl>
      <div>
        {state === 'open' ? (
          <Button $kind="danger" onPress={() => setAsking(true)}>
            {t(messages.openCloseDialogButton)}
          </Button>
        ) : (
          <Button isPending={reopen.isPending} onPress={() => reopen.mutate()}>
            {t(messages.reopenButton)}
          </Button>
        )}
      </div>
      {isAsking && <CloseDialog company={company} onClose={() => setAsking(false)} />}
    </Detail>
  );
}
