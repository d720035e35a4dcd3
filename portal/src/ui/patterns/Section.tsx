import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { MOBILE } from '../styles/screen.ts';

export interface SectionProps {
  title: string;
  /** A description, if the title is not sufficient. */
  about?: ReactNode;
  /** Fragment id for links to this section. */
  anchor?: string;
  children: ReactNode;
}

/** A section of a settings page: title and description on the left, fields on the right. */
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

const ABOUT = 250;
const GAP = 64;

/** Message and buttons of a form with several sections; aligned with the fields. */
export const SectionsEnd = styled.div`
  display: grid;
  gap: 20px;
  max-inline-size: ${ABOUT + GAP + 640}px;
  padding-inline-start: ${ABOUT + GAP}px;

  ${MOBILE} {
    padding-inline-start: 0;
  }
`;

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, ${ABOUT}px) minmax(0, 640px);
  gap: 12px ${GAP}px;
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
