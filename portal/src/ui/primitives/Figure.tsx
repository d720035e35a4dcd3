import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

interface Props {
  title: string;
  /** The chart, which is hidden from screen readers. */
  children: ReactNode;
  /** The chart's data as a table: head and rows. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A chart, and its data as a table for screen readers and for users who prefer numbers. */
export function Figure({ title, children, head, rows }: Props) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div aria-hidden="true">{children}</div>
      <details>
        <summary>{t(messages.asTable)}</summary>
        <Scroll tabIndex={0} role="region" aria-label={t(messages.asTableLabel, { title })}>
          <table>
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([first, ...others]) => (
                <tr key={first}>
                  <th scope="row">{first}</th>
                  {others.map((cell, at) => (
                    <td key={head[at + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </details>
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);

  > h2 {
    font-size: 0.9375rem;
  }

  > details > summary {
    min-block-size: 24px;
    color: var(--muted);
    font-size: 0.8125rem;
    cursor: pointer;
  }
`;

const Scroll = styled.div`
  max-block-size: 260px;
  margin-block-start: 8px;
  overflow: auto;

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: 4px 8px;
    border-block-end: 1px solid var(--line);
    font-weight: 400;
    text-align: end;
  }

  th:first-child {
    text-align: start;
  }

  thead th {
    color: var(--muted);
  }
`;
