import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { XML_DEPTH_MAX } from './limits.ts';
import { ImportRefused } from './refused.ts';
import { createDamagedFileError } from './zip.ts';
import * as errors from '../../../core/messages/errors/document.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

type Attributes = Record<string, string>;

/** Callbacks of the parser. Element names have no namespace prefix: `sheet` for `x:sheet`. */
export interface XmlEvents {
  open: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/** Parses XML as a stream. Refuses documents with a DOCTYPE, which prevents entity expansion attacks. */
export async function readXml(source: Readable, { open, close, text }: XmlEvents): Promise<void> {
  const parser = new SaxesParser({ position: false });
  let depth = 0;
  let refusal: unknown;
  const guarded =
    <T extends unknown[]>(handle: (...values: T) => void) =>
    (...values: T): void => {
      try {
        if (refusal === undefined) handle(...values);
      } catch (error) {
        refusal = error;
      }
    };
  parser.on(
    'error',
    guarded(() => raise(createDamagedFileError())),
  );
  parser.on(
    'doctype',
    guarded(() => raise(new ImportRefused(formatMessage(errors.entities)))),
  );
  parser.on(
    'opentag',
    guarded(({ name, attributes }) => {
      depth += 1;
      if (depth > XML_DEPTH_MAX) raise(createDamagedFileError());
      open(localName(name), attributes as Attributes);
    }),
  );
  parser.on(
    'closetag',
    guarded(({ name }) => {
      depth -= 1;
      close?.(localName(name));
    }),
  );
  if (text) {
    parser.on('text', guarded(text));
    parser.on('cdata', guarded(text));
  }
  source.setEncoding('utf8');
  for await (const chunk of source) {
    parser.write(chunk as string);
    if (refusal !== undefined) throw refusal;
  }
  parser.close();
  if (refusal !== undefined) throw refusal;
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

function raise(error: ImportRefused): never {
  throw error;
}
