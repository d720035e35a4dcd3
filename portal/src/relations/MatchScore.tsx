import type { Match } from '@crewdock/contract/matching';
import { styled } from 'styled-components';
import { MODE_LABELS } from './words.ts';

/** How well two cards fit: the score as a ring, and the strictest mode that keeps the pair. */
export function MatchScore({ match: { score, mode } }: { match: Match }) {
  return (
    <Frame role="img" aria-label={`Match ${score} of 100, ${MODE_LABELS[mode].toLowerCase()}`}>
      <Ring style={{ '--part': `${score}%` }} $isStrong={mode === 'strict' || mode === 'moderate'}>
        {score}
      </Ring>
      <span>{MODE_LABELS[mode]}</span>
    </Frame>
  );
}

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: var(--muted);
  font-size: 0.8125rem;
  white-space: nowrap;
`;

const Ring = styled.b<{ $isStrong: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 34px;
  block-size: 34px;
  color: var(--text);
  font-size: 0.8125rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 50%;
    background: conic-gradient(var(--${({ $isStrong }) => ($isStrong ? 'green' : 'amber')}) var(--part), var(--line) 0);
    mask: radial-gradient(closest-side, transparent calc(100% - 3.5px), black calc(100% - 3px));
  }
`;
