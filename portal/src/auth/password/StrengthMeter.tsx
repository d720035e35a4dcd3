import { PASSWORD_MIN } from '@crewdock/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';

const LEVELS = [
  { name: 'Too easy to guess', tone: 'red' },
  { name: 'Too easy to guess', tone: 'red' },
  { name: 'Fair', tone: 'amber' },
  { name: 'Good', tone: 'green' },
  { name: 'Strong', tone: 'green' },
] as const;

/** Pause in typing before the strength is announced, in milliseconds. */
const PAUSE_MS = 1000;

interface Props {
  /** Id of the text, for the `aria-describedby` of the password field. */
  id: string;
  password: string;
  known: string[];
}

/** Shows the strength of a password with an explanation. This is only advice: the server decides. */
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
  const words = missing > 0 ? hint(typed, missing) : level && [level.name, strength?.why].filter(Boolean).join('. ');
  return (
    <Frame>
      <Bars $tone={level?.tone} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <i key={step} data-on={score !== null && step <= Math.max(1, score)} />
        ))}
      </Bars>
      <p id={id}>{words ?? 'Judging…'}</p>
      <Spoken words={(typed && words) || null} />
    </Frame>
  );
}

function hint(typed: string, missing: number): string {
  if (typed === '') return `At least ${PASSWORD_MIN} characters. A few words in a row are good.`;
  return `${missing} more ${missing === 1 ? 'character' : 'characters'} to go.`;
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
