import { styled } from 'styled-components';

/** The place below a list, for its end and for loading more. */
export const ListEnd = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding-block: 24px 8px;
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;
