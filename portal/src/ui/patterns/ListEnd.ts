import { styled } from 'styled-components';

/** Area below a list for its end message or the "load more" button. */
export const ListEnd = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding-block: 24px 8px;
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;
