import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { pageWidth } from '../ui/styles/pageWidth.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

interface Props {
  title: string;
  /** Date of the last change; undefined when unknown. */
  changed?: string | undefined;
  children: ReactNode;
}

/** Layout of a page with a long text. */
export function LegalTextLayout({ title, changed, children }: Props) {
  return (
    <Place>
      <Article>
        <h1>{title}</h1>
        <p>{changed === undefined ? '' : t(messages.lastChanged, { date: changed })}</p>
        {children}
      </Article>
    </Place>
  );
}

const Place = styled.div`
  ${pageWidth}
  padding-block: 56px 96px;
`;

const Article = styled.article`
  max-inline-size: 68ch;
  font-size: 1rem;
  line-height: 1.65;

  > h1 {
    font-size: 2rem;

    + p {
      margin-block: 8px 32px;
      color: var(--muted);
    }
  }

  h2,
  h3,
  h4 {
    margin-block: 36px 8px;
    font-size: 1.125rem;
  }

  p + p,
  ul + p,
  ul {
    margin-block-start: 12px;
  }

  ul,
  ol {
    padding-inline-start: 1.25em;
  }

  ul {
    list-style: disc;
  }

  li + li {
    margin-block-start: 4px;
  }

  a {
    color: var(--accent);
  }
`;
