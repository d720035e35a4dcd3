import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from '../messages.ts';
import guide from '../../../../docs/partners/README.md?raw';
import reference from '../../../../docs/partners/reference.md?raw';
import keys from '../../../../docs/partners/messages.md?raw';
import { $company } from '../../session/company.ts';
import { MOBILE, NARROW } from '../../ui/styles/screen.ts';
import { proseStyles } from '../../ui/styles/prose.ts';
import { CodeBlock } from '../Code.tsx';
import { type MarkdownBlock, readBlocks, readInline } from './markdown.ts';
import { pageWidth } from '../../ui/styles/pageWidth.ts';

const NAMES: Record<string, string> = { html: 'HTML', css: 'CSS', js: 'JavaScript', ts: 'TypeScript', tsx: 'React' };

/** The partner guide, the widget reference and the messages from docs/partners, with the URL of this portal. */
export function Component() {
  const company = useStore($company);
  const portal = company?.portal_url ?? location.origin;
  const slug = company?.slug ?? 'acme';
  const blocks = useMemo(() => {
    // Lowers the headings of the other documents by one level, because they are parts of this page.
    const parts = `${reference.replace(/^Written by .*$/m, '')}\n${keys}`.replaceAll(/^#/gm, '##');
    const text = `${guide}\n${parts}`;
    return readBlocks(
      text
        .replaceAll(/https:\/\/(talents|acme)\.example\.com/g, portal)
        .replaceAll('company="acme"', `company="${slug}"`),
    );
  }, [portal, slug]);
  return (
    <Layout>
      <Text>
        {blocks.map((block, at) => (
          <Piece key={at} block={block} />
        ))}
      </Text>
      <Contents aria-label={t(messages.contents)}>
        {blocks.map(
          (block) =>
            block.kind === 'heading' &&
            block.level === 2 && (
              <a key={block.id} href={`#${block.id}`}>
                {block.text}
              </a>
            ),
        )}
      </Contents>
    </Layout>
  );
}

function Piece({ block }: { block: MarkdownBlock }) {
  switch (block.kind) {
    case 'heading': {
      const Level = block.level === 1 ? 'h1' : block.level === 2 ? 'h2' : 'h3';
      return <Level id={block.id}>{block.text}</Level>;
    }
    case 'paragraph':
      return (
        <p>
          <Words text={block.text} />
        </p>
      );
    case 'code':
      return <CodeBlock label={NAMES[block.language] ?? t(messages.text)} code={block.text} />;
    case 'table':
      return (
        <Scrolling tabIndex={0} role="group" aria-label={t(messages.table, { columns: block.head.join(', ') })}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row) => (
                <tr key={row[0]}>
                  {row.map((cell, at) => (
                    <td key={at}>
                      <Words text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolling>
      );
  }
}

function Words({ text }: { text: string }) {
  return readInline(text).map((part, at) => {
    if ('code' in part) return <code key={at}>{part.code}</code>;
    if ('href' in part) {
      return (
        <a key={at} href={part.href}>
          {part.text}
        </a>
      );
    }
    return part.text;
  });
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 760px) 220px;
  justify-content: space-between;
  gap: 56px;
  ${pageWidth}
  padding-block: 40px 120px;

  ${MOBILE} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${NARROW} {
    padding-block: 24px 64px;
  }
`;

const Contents = styled.nav`
  position: sticky;
  inset-block-start: 24px;
  display: grid;
  align-self: start;
  gap: 2px;
  max-block-size: calc(100dvh - 48px);
  overflow-y: auto;

  > a {
    padding: 5px 10px;
    border-radius: var(--radius);
    color: var(--muted);
    overflow-wrap: anywhere;
    text-decoration: none;
  }

  > a:hover {
    background: var(--hover);
    color: var(--text);
  }

  > a:focus-visible {
    outline-offset: -2px;
  }

  ${MOBILE} {
    display: none;
  }
`;

const Text = styled.article`
  ${proseStyles}
  max-inline-size: 760px;

  > h1 {
    font-size: 1.75rem;
  }

  > h2 {
    margin-block-start: 2em;
    font-size: 1.25rem;
  }

  > h3 {
    margin-block-start: 2em;
    overflow-wrap: anywhere;
  }

  > [id] {
    scroll-margin-block-start: 24px;
  }

  p code,
  td code {
    padding: 1px 4px;
    border-radius: 4px;
    background: var(--hover);
    font-size: 0.8125em;
    overflow-wrap: anywhere;
  }
`;

const Scrolling = styled.div`
  overflow-x: auto;

  > table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 0.875rem;
    line-height: 1.5;
  }

  th,
  td {
    min-inline-size: 110px;
    padding: 8px 16px 8px 0;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }

  th {
    color: var(--muted);
    font-weight: 500;
  }
`;
