import { useEffect, useRef, useState } from 'react';

const PAUSE = 200;

/** What is being typed, handed on when the typing rests (milliseconds); a value that changes from outside takes its place. */
export function useDraft(value: string, onRest: (draft: string) => void): [string, (draft: string) => void] {
  const [draft, setDraft] = useState(value);
  const sent = useRef(value);
  const rest = useRef(onRest);
  rest.current = onRest;
  useEffect(() => {
    if (value.trim() === sent.current.trim()) return;
    sent.current = value;
    setDraft(value);
  }, [value]);
  useEffect(() => {
    if (draft === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = draft;
      rest.current(draft);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [draft]);
  return [draft, setDraft];
}
