import { useEffect, useEffectEvent, useRef, useState } from 'react';

const PAUSE = 200;

/**
 * A debounced text input: `onRest` is called after a pause in typing (PAUSE milliseconds). A changed `value` replaces
 * the draft.
 */
export function useDraft(value: string, onRest: (draft: string) => void): [string, (draft: string) => void] {
  const [draft, setDraft] = useState(value);
  const sent = useRef(value);
  const handOn = useEffectEvent(onRest);
  useEffect(() => {
    if (value.trim() === sent.current.trim()) return;
    sent.current = value;
    setDraft(value);
  }, [value]);
  useEffect(() => {
    if (draft === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = draft;
      handOn(draft);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [draft]);
  return [draft, setDraft];
}
