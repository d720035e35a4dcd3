import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../api.ts';
import { EACH_VISIT } from '../../queryClient.ts';
import { Section } from '../../ui/patterns/Section.tsx';
import { formatNumber } from '../../ui/format/formatNumber.ts';

/** Number of people whom an account submitted before another account, and after another account. */
export function BroughtSection({ owner }: { owner: number }) {
  return (
    <Section title="Brought first" about="People whom other accounts brought, too. Neither is told of the other.">
      <p>
        Before others: <Brought owner={owner} side="first" />. After somebody else:{' '}
        <Brought owner={owner} side="second" />.
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
  if (data.total === 0) return 'nobody';
  return (
    <Link to={`/admin-panel/ledger?${side}=${owner}`}>
      {data.total === 1 ? '1 person' : `${formatNumber(data.total)} people`}
    </Link>
  );
}
