import { isolatedText } from '@crewdock/contract/isolated-text';
import type { Message } from '@crewdock/contract/message';
import { TransNoContext } from '@lingui/react/server';
import type { ReactElement, ReactNode } from 'react';
import { i18n } from './translate.ts';

interface Props<Values> {
  message: Message<Values>;
  /** Elements or strings for the parameters. Plurals need numbers. */
  values?: { [Name in keyof Values]: Values[Name] extends number ? number : ReactNode };
  /** Elements for the tags of the message: `b` for `<b>3 jobs</b>`. */
  components?: Record<string, ReactElement>;
}

/** Renders a message that contains elements. Use `t` for messages without elements. */
export function Trans<Values>({ message: { id, text }, values, components = {} }: Props<Values>) {
  return (
    <TransNoContext
      id={id}
      message={text}
      values={Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, protect(value)]))}
      components={components}
      lingui={LINGUI}
    />
  );
}

const LINGUI = { i18n };

/**
 * Wraps a string in an element if Lingui would interpret its tags or escape sequences, or if it has right-to-left
 * letters.
 */
function protect(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return /[<\\]/.test(value) || isolatedText(value) !== value ? <bdi dir="auto">{value}</bdi> : value;
}
