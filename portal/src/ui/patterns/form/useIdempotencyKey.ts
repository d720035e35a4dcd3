import { useRef } from 'react';

/** Returns a function that creates idempotency keys: an unchanged body gets the same key, a changed body a new key. */
export function useIdempotencyKey(): (body: object) => string {
  const last = useRef({ text: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
