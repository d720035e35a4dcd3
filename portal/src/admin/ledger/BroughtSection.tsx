import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../api.ts';
import { Trans } from '../../i18n/Trans.tsx';
import { t } from '../../i18n/translate.ts';
import { EACH_VISIT } from '../../queryClient.ts';
import { Section } from '../../ui/patterns/Section.tsx';
import * as messages from './messages.ts';

/** Shows how many people an account submitted before another account did, and how many it submitted later. */
export function BroughtSection({ owner }: { owner: number }) {
  return (
    <Section title={t(messages.sectionTitle)} about={t(messages.sectionAbout)}>
      <p>
        <Trans
          message={messages.submitted}
          values={{ first: <Brought owner={owner} side="first" />, later: <Brought owner={owner} side="second" /> }}
        />
      </p>
    </Section>
  );
}

function Brought({ owner, side }: { owner: number; side: 'first' | 'second' }) {
  const { data } = useQuery({
    queryKey: ['ledger', side, owner],
    queryFn: ({ signal }) => call('GET /admin-panel/ledger/', { query: { [side]: String(owner), limit: 1 }, signal }),
    staleTime: EACH_VISIT,
  });
  if (data === undefined) return '…';
  if (data.total === 0) return t(messages.noOtherAccounts);
  return <Link to={`/admin-panel/ledger?${side}=${owner}`}>{t(messages.peopleCount, { count: data.total })}</Link>;
}
