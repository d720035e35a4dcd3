import { useEffect, useEffectEvent, useRef, useState } from 'react';

const PAUSE = 200;

/** What is being typed, handed on when the typing rests (milliseconds); a value that changes from outside takes its place. */
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
