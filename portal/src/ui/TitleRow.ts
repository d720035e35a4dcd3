import { styled } from 'styled-components';

/** What a page shows is called, a line on it, and beside it what can be done. */
export const TitleRow = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;

  > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  h1 {
    font-size: 1.75rem;
  }

  p {
    margin-block-start: 4px;
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
`;
