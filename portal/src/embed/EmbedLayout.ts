import { styled } from 'styled-components';
import { NARROW } from '../ui/styles/screen.ts';
import { pageWidth } from '../ui/styles/pageWidth.ts';

/** Layout of the widget pages: a heading and the `Workbench`. */
export const EmbedLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  ${pageWidth}
  padding-block: 32px 96px;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px 24px;
  }

  > header h1 {
    font-size: 1.75rem;
  }

  > header p {
    color: var(--muted);
  }

  > header > :last-child:not(:first-child) {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  ${NARROW} {
    padding-block: 24px 64px;
  }
`;
