import { KINDS } from '@crewdock/contract/kinds';
import type { LeadTable } from '@crewdock/contract/staff/leads';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { LoadingHeading } from '../../frame/LoadingHeading.tsx';
import { MissingPage } from '../../frame/MissingPage.tsx';
import { usePageTitle } from '../../frame/pageTitle.ts';
import { missingStatus } from '../../query/missing.ts';
import { BackLink } from '../../ui/patterns/BackLink.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { Section } from '../../ui/patterns/Section.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { SectionsPage } from '../../ui/patterns/SectionsPage.ts';
import { ConvertSection } from './ConvertSection.tsx';
import { LeadSection } from './LeadSection.tsx';
import { LEAD_TABLE_PAGES } from './places.ts';
import { leadQuery } from './queries.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';
import { Trans } from '../../i18n/Trans.tsx';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

export function EditLeadPage({ table }: { table: LeadTable }) {
  const { id = '' } = useParams();
  const { data: lead, error, refetch } = useQuery(leadQuery(table, id));
  const { path, title } = LEAD_TABLE_PAGES[table.name];
  usePageTitle(lead?.company_name);
  if (!lead && missingStatus(error)) return <MissingPage />;
  return (
    <SectionsPage>
      <BackLink to={path}>{t(title)}</BackLink>
      {lead ? (
        <>
          <h1>
            <UserText>{lead.company_name}</UserText>
          </h1>
          {lead.stage === 'converted' ? (
            <Section title={t(messages.convertedTitle)} about={t(messages.convertedText)}>
              {lead.client && (
                <p>
                  <Trans message={messages.chosenClient} values={{ name: <UserText>{lead.client.name}</UserText> }} />
                </p>
              )}
              {lead.job && (
                <p>
                  <Trans
                    message={messages.convertedJob}
                    values={{
                      name: (
                        <Link to={`/my/${KINDS.request.own}/${lead.job.id}/edit`}>
                          <UserText>{lead.job.name}</UserText>
                        </Link>
                      ),
                    }}
                  />
                </p>
              )}
            </Section>
          ) : (
            <ConvertSection table={table} lead={lead} />
          )}
          <LeadSection key={lead.id} table={table} lead={lead} />
        </>
      ) : error ? (
        <ErrorState level="h1" error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <LoadingHeading />
          <Skeleton $height={480} />
        </>
      )}
    </SectionsPage>
  );
}
