import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { MOBILE } from './screen.ts';

export interface SectionProps {
  title: string;
  /** What it is for, where the title doesn't say it all. */
  about?: ReactNode;
  /** By which an address leads to it. */
  anchor?: string;
  children: ReactNode;
}

/** One matter of a page of fields: what it is on the left, what can be done on the right. */
export function Section({ title, about, anchor, children }: SectionProps) {
  const id = useId();
  return (
    <Frame id={anchor} aria-labelledby={id}>
      <About>
        <h2 id={id}>{title}</h2>
        {about && <p>{about}</p>}
      </About>
      <Fields>{children}</Fields>
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 250px) minmax(0, 640px);
  gap: 12px 64px;
  padding-block: 32px;

  & + & {
    border-block-start: 1px solid var(--line);
  }

  ${MOBILE} {
    grid-template-columns: minmax(0, 640px);
    gap: 16px;
    padding-block: 28px;
  }
`;

const About = styled.div`
  display: grid;
  gap: 4px;
  align-content: start;

  > h2 {
    font-size: 0.9375rem;
    letter-spacing: -0.005em;
  }

  > p {
    max-inline-size: 52ch;
    color: var(--muted);
    font-size: 0.8125rem;
  }
`;

const Fields = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
  min-inline-size: 0;
`;
