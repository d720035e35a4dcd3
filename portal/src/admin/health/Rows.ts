import { styled } from 'styled-components';

/** A list with a name on the left and a number or an action on the right. */
export const HealthList = styled.ul`
  > li {
    display: flex;
    gap: 8px 24px;
    justify-content: space-between;
    align-items: start;
    padding-block: 10px;
  }

  > li + li {
    border-block-start: 1px solid var(--line);
  }

  > li > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  > li > :last-child:not(:first-child) {
    flex: none;
  }

  small {
    display: block;
    color: var(--muted);
    font-size: 0.8125rem;
  }
`;
