import { styled } from 'styled-components';
import { NARROW } from '../ui/styles/screen.ts';

/** Crewdock's logo and name. */
export function Wordmark() {
  return (
    <Frame>
      <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
        <rect width="28" height="28" rx="8" fill="var(--brand)" />
        <circle cx="14" cy="10.25" r="3.25" fill="var(--on-brand)" />
        <path
          d="M6.75 11.5v2a7.25 7.25 0 0 0 14.5 0v-2"
          fill="none"
          stroke="var(--on-brand)"
          strokeWidth="2.75"
          strokeLinecap="round"
        />
      </svg>
      <span>Crewdock</span>
    </Frame>
  );
}

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  font-size: 1.0625rem;
  font-weight: 600;
  letter-spacing: -0.02em;

  ${NARROW} {
    > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;
