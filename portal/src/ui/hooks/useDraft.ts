import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { $pendingPath } from '../../browser/pendingNavigation.ts';

const PAUSE = 200;

/**
 * Provides a debounced text input. `onRest` is called when the user pauses typing for PAUSE milliseconds, unless a
 * navigation to another page is pending. A changed `value` replaces the draft.
 */
export function useDebouncedInput(value: string, onRest: (draft: string) => void): [string, (draft: string) => void] {
  const [draft, setDraft] = useState(value);
  const sent = useRef(value);
  const { pathname } = useLocation();
  const rest = useEffectEvent(() => {
    if (($pendingPath.get() ?? pathname) !== pathname) return;
    sent.current = draft;
    onRest(draft);
  });
  useEffect(() => {
    if (value.trim() === sent.current.trim()) return;
    sent.current = value;
    setDraft(value);
  }, [value]);
  useEffect(() => {
    if (draft === sent.current) return;
    const timer = setTimeout(() => rest(), PAUSE);
    return () => clearTimeout(timer);
  }, [draft]);
  return [draft, setDraft];
}
