import { SEARCH_MAX } from '@crewdock/contract/limits';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/**
 * Stores a search text in a URL parameter. A new search adds a history entry; further changes of the same search update
 * that entry.
 */
export function useUrlSearch(name: string): [string, (search: string) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { typed?: string } | null };
  const change = (search: string) => {
    const next = new URLSearchParams(params);
    if (search.trim()) next.set(name, search.trim());
    else next.delete(name);
    void navigate(`?${next}`, {
      replace: state?.typed === name,
      preventScrollReset: true,
      state: { typed: name },
    });
  };
  return [(params.get(name) ?? '').slice(0, SEARCH_MAX), change];
}
