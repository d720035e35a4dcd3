import { PASSWORD_MIN } from '@crewdock/contract/limits';
import type { Message } from '@crewdock/contract/message';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';

const LEVELS = [
  { name: messages.tooEasy, tone: 'red' },
  { name: messages.tooEasy, tone: 'red' },
  { name: messages.fair, tone: 'amber' },
  { name: messages.good, tone: 'green' },
  { name: messages.strong, tone: 'green' },
] as const;

/** Pause in typing before the strength is announced, in milliseconds. */
const PAUSE_MS = 1000;

interface Props {
  /** Id of the rating, for the `aria-describedby` of the password field. */
  id: string;
  password: string;
  known: string[];
}

/** Shows the strength of a password with an explanation. This is only advice: the server validates the password. */
export function StrengthMeter({ id, password, known }: Props) {
  // The lists of common passwords are large, so they are loaded only after the first input.
  const { data: judge } = useQuery({
    queryKey: ['password-strength'],
    queryFn: async () => (await import('./strength.ts')).getPasswordStrength,
    enabled: password !== '',
    staleTime: Infinity,
    // The query's data is a function, and structural sharing can't compare functions.
    structuralSharing: false,
  });
  const typed = useDeferredValue(password);
  const strength = judge && typed ? judge(typed, known) : null;
  const missing = PASSWORD_MIN - typed.length;
  const score = strength && (missing > 0 ? 0 : strength.score);
  const level = score === null ? null : LEVELS[score];
  const words = missing > 0 ? hint(typed, missing) : level && rate(level.name, strength?.why ?? null);
  return (
    <Frame>
      <Bars $tone={level?.tone} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <i key={step} data-on={score !== null && step <= Math.max(1, score)} />
        ))}
      </Bars>
      <p id={id}>{words ?? t(messages.checking)}</p>
      <Spoken words={(typed && words) || null} />
    </Frame>
  );
}

function hint(typed: string, missing: number): string {
  if (typed === '') return t(messages.hint, { min: PASSWORD_MIN });
  return t(messages.tooShort, { count: missing });
}

function rate(level: Message<object>, why: Message<object> | null): string {
  return why ? t(messages.rating, { level: t(level), reason: t(why) }) : t(level);
}

/** Announces the strength after a pause in typing, instead of after each character. */
function Spoken({ words }: { words: string | null }) {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}

const Frame = styled.div`
  display: grid;
  gap: 6px;
  margin-block-start: 10px;
  color: var(--muted);
  font-size: 0.8125rem;

  > p {
    min-block-size: 1.25rem;
  }
`;

const Bars = styled.div<{ $tone?: string }>`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 4px;

  > i {
    block-size: 4px;
    border-radius: 2px;
    background: var(--hover);
    transition: background-color var(--swift);
  }

  > [data-on='true'] {
    background: var(--${({ $tone }) => $tone ?? 'control'});
  }
`;
