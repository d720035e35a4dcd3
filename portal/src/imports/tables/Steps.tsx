import type { Import } from '@crewdock/contract/imports';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { FINGER } from '../../ui/styles/screen.ts';
import * as messages from './messages.ts';
import { isStepAvailable, type ImportStep, STEP_LABELS, STEPS, stepPath } from './steps.ts';

/** Progress of the wizard with links to completed steps. */
export function Steps({ step, now }: { step: ImportStep; now?: Import }) {
  return (
    <nav aria-label={t(messages.stepsLabel)}>
      <Line>
        {STEPS.map((each, at) => {
          const label = (
            <>
              <b>{at + 1}</b>
              <span>{t(STEP_LABELS[each])}</span>
            </>
          );
          const isHere = each === step;
          return (
            <li key={each} aria-current={isHere ? 'step' : undefined}>
              {now && !isHere && isStepAvailable(each, now) ? (
                <Link to={stepPath(now.uid, each)}>{label}</Link>
              ) : (
                <span>{label}</span>
              )}
            </li>
          );
        })}
      </Line>
    </nav>
  );
}

const Line = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  padding: 0;
  list-style: none;

  > li > * {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 32px;
    color: var(--muted);
    text-decoration: none;
  }

  b {
    display: grid;
    place-items: center;
    inline-size: 22px;
    block-size: 22px;
    border: 1px solid var(--control);
    border-radius: 50%;
    font-size: 0.75rem;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }

  a:hover {
    color: var(--text);
    text-decoration: underline;
  }

  > [aria-current] > span {
    color: var(--text);
    font-weight: 500;

    > b {
      border-color: var(--brand);
      background: var(--brand);
      color: var(--on-brand);
      forced-color-adjust: none;
    }
  }

  ${FINGER} {
    > li > a {
      min-block-size: 44px;
    }
  }

  @media (width < 560px) {
    justify-content: space-between;
    gap: 4px;

    > li:not([aria-current]) > * > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
