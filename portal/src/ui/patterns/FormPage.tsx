import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { NARROW } from '../styles/screen.ts';

interface Props {
  /** Omitted if the contents include a heading. */
  title?: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Links to other pages, below a separator. */
  foot?: ReactNode;
}

/** A one-column page with a form: title, introduction, contents and links to other pages. */
export function FormPage({ title, lead, children, foot }: Props) {
  return (
    <Column>
      {title && (
        <Head>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </Head>
      )}
      {children}
      {foot && <Foot>{foot}</Foot>}
    </Column>
  );
}

const Column = styled.div`
  --field: 42px;

  display: grid;
  gap: 28px;
  inline-size: min(400px, 100%);
  box-sizing: content-box;
  margin: 0 auto;
  padding: clamp(32px, 9dvh, 88px) 24px 72px;

  @media (width < 448px) {
    box-sizing: border-box;
  }

  ${NARROW} {
    padding-inline: 16px;
  }
`;

const Head = styled.div`
  display: grid;
  gap: 8px;

  > h1 {
    font-size: 1.75rem;
    letter-spacing: -0.022em;
  }

  > p {
    color: var(--muted);
    font-size: 1rem;
    text-wrap: pretty;
  }
`;

const Foot = styled.div`
  display: grid;
  gap: 8px;
  padding-block-start: 20px;
  border-block-start: 1px solid var(--line);
  color: var(--muted);
`;
