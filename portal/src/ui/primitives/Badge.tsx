import { styled } from 'styled-components';

/** A short label whose colour has a meaning. */
export const Badge = styled.span<{ $tone: 'green' | 'amber' | 'red' }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 1px 7px;
  border-radius: 10px;
  background: var(--${({ $tone }) => $tone}-soft);
  color: var(--${({ $tone }) => $tone});
  font-size: 0.75rem;
  font-weight: 500;
  line-height: 1.5;
  white-space: nowrap;

  > .lucide {
    inline-size: 12px;
    block-size: 12px;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
