import type { Match } from '@crewdock/contract/matching';
import { styled } from 'styled-components';
import { SMALL } from '../ui/patterns/rows/Rows.ts';
import { type Grade, GRADE_LABELS, getMatchGrade, formatPotentialScore } from './words.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Props {
  match: Match;
  /** Omits the possible improvement, for small spaces. */
  isBrief?: boolean;
  /** For list rows: implies `isBrief`; a narrow list shows only the number. */
  size?: 'small';
}

/** A match score as a ring, with its grade and the score that more details could give. */
export function MatchScore({ match, size, isBrief = size === 'small' }: Props) {
  const { score } = match;
  const [grade, outlook] = [getMatchGrade(score), formatPotentialScore(match)];
  const label = [t(messages.matchScore, { score, grade }), outlook].filter(Boolean).join(', ');
  return (
    <Frame role="img" aria-label={label} title={size && label} data-size={size}>
      <Ring style={{ '--part': `${score}%`, '--grade': COLORS[grade] }}>{score}</Ring>
      <span>
        <b>{t(GRADE_LABELS[grade])}</b>
        {!isBrief && outlook && <small>{outlook}</small>}
      </span>
    </Frame>
  );
}

const COLORS: Record<Grade, string> = {
  Strong: 'var(--green)',
  Good: 'color-mix(in oklab, var(--green) 55%, var(--amber))',
  Partial: 'var(--amber)',
  Weak: 'var(--muted)',
};

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: var(--muted);
  font-size: 0.8125rem;

  > span {
    display: grid;
  }

  > span > b {
    font-weight: 500;
  }

  > span > small {
    font-size: 0.75rem;
  }

  &[data-size] {
    gap: 6px;

    > b {
      inline-size: 28px;
      block-size: 28px;
      font-size: 0.75rem;
    }

    > span {
      @container rows (width < 1180px) {
        display: none;
      }
    }

    ${SMALL} {
      > b {
        inline-size: 22px;
        block-size: 22px;
        font-size: 0.6875rem;
      }
    }
  }
`;

const Ring = styled.b`
  position: relative;
  display: grid;
  flex: none;
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
    background: conic-gradient(var(--grade) var(--part), var(--line) 0);
    mask: radial-gradient(closest-side, transparent calc(100% - 3.5px), black calc(100% - 3px));

    @media (forced-colors: active) {
      background: conic-gradient(CanvasText var(--part), transparent 0);
      forced-color-adjust: none;
    }
  }
`;
