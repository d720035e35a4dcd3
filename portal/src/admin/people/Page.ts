import { styled } from 'styled-components';
import { pageWidth } from '../../ui/pageWidth.ts';
import { MOBILE } from '../../ui/screen.ts';

/** A page of one account. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${pageWidth}
  padding-block: 20px 96px;

  > h1 {
    font-size: 1.5rem;
    overflow-wrap: anywhere;
  }

  ${MOBILE} {
    padding-block: 16px 80px;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

/** What belongs to an account, a line each: what it is, and when. */
export const Lines = styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
    padding-block: 8px;
  }

  > li + li {
    border-block-start: 1px solid var(--line);
  }

  > li > :first-child {
    flex: 1 1 240px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  small,
  time {
    color: var(--muted);
    font-size: 0.8125rem;
  }

  a {
    color: var(--accent);
  }
`;
