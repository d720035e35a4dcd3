import { styled } from 'styled-components';

/** What a list is called that others were shown, and how much is in it. */
export const ListTitle = styled.header`
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
