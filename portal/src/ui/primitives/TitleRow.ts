import { styled } from 'styled-components';

/** A page's title, a line below it, and its actions next to it. */
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
