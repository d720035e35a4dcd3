import { Fragment } from 'react';
import { styled } from 'styled-components';

/** Renders a text of the widget reference; parts in backticks are shown as code. */
export function ReferenceText({ children }: { children: string }) {
  return children
    .split('`')
    .map((part, at) => (at % 2 === 1 ? <Code key={at}>{part}</Code> : <Fragment key={at}>{part}</Fragment>));
}

/** Returns a text of the widget reference without backticks. */
export function plainWords(text: string): string {
  return text.replaceAll('`', '');
}

const Code = styled.code`
  padding: 1px 4px;
  border-radius: 4px;
  background: var(--hover);
  font-size: 0.75rem;
  overflow-wrap: anywhere;
`;
