import type { CompanyDomains, DomainState } from '@crewdock/contract/company-domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { call } from '../../../api.ts';
import { queryClient } from '../../../queryClient.ts';
import { Actions } from '../../../ui/primitives/Actions.ts';
import { ErrorState } from '../../../ui/patterns/ErrorState.tsx';
import { Form } from '../../../ui/patterns/form/Form.tsx';
import { FormMessage } from '../../../ui/patterns/form/FormMessage.tsx';
import { SubmitButton } from '../../../ui/patterns/form/SubmitButton.tsx';
import { useSubmit } from '../../../ui/patterns/form/useSubmit.ts';
import { Section } from '../../../ui/patterns/Section.tsx';
import { Skeleton } from '../../../ui/primitives/Skeleton.tsx';
import { TextField } from '../../../ui/primitives/TextField.tsx';
import { domainsQuery } from '../../queries.ts';
import { Domain } from './Domain.tsx';

/** The company's domains and their verification. Each change is saved immediately. */
export function Domains() {
  const { data, error, refetch } = useQuery(domainsQuery());
  return (
    <Section title={t(messages.domainTitle)} anchor="domain" about={t(messages.domainAbout)}>
      {data ? (
        <>
          {data.domains.length > 0 && (
            <List>
              {data.domains.map((domain) => (
                <Domain key={domain.domain} domain={domain} host={data.host} onChange={keep} />
              ))}
            </List>
          )}
          <Enter among={data.domains} />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton $height={120} />
      )}
    </Section>
  );
}

function Enter({ among }: { among: CompanyDomains['domains'] }) {
  const [typed, setTyped] = useState('');
  const form = useSubmit<'domain'>(async ({ domain }) => {
    keep(await call('POST /company/domain/', { body: { domain } }));
    setTyped('');
  });
  return (
    <Form form={form} aria-label={t(messages.domainTitle)}>
      <TextField
        name="domain"
        label={t(among.length === 0 ? messages.domainLabel : messages.otherDomainLabel)}
        placeholder="talents.example.com"
        description={whatOthersDo(among)}
        isRequired
        value={typed}
        onChange={setTyped}
      />
      <FormMessage />
      <Actions>
        <SubmitButton>{t(messages.addDomainButton)}</SubmitButton>
      </Actions>
    </Form>
  );
}

function whatOthersDo(domains: CompanyDomains['domains']): string | undefined {
  const has = (state: DomainState) => domains.some((domain) => domain.state === state);
  if (has('pending')) return t(messages.replacesPending);
  return has('proven') ? t(messages.replacesUsed) : undefined;
}

function keep(domains: CompanyDomains): void {
  queryClient.setQueryData(domainsQuery().queryKey, domains);
}

const List = styled.ul`
  display: grid;
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
