import type { Company } from '../company.ts';
import type { Origins } from '../http/origins.ts';
import { oneLine, plainText } from '../plain-text.ts';
import type { Letter, Sender } from './letter.ts';
import { letterHtml } from './letter-html.ts';

/** A letter in the name and colours of whoever sends it. */
export interface RenderedLetter {
  /** One line. */
  subject: string;
  html: string;
  text: string;
}

export function renderLetter(letter: Letter, company: Company | null, origins: Origins): RenderedLetter {
  const clean: Letter = {
    subject: oneLine(letter.subject),
    heading: oneLine(letter.heading),
    paragraphs: letter.paragraphs.map(plainText),
    ...(letter.button && { button: letter.button }),
    ...(letter.footnote !== undefined && { footnote: plainText(letter.footnote) }),
  };
  const sender = { name: senderName(company), origin: origins.of(company) };
  return {
    subject: clean.subject,
    html: letterHtml(clean, sender, company),
    text: letterText(clean, sender),
  };
}

/** Whom a mail speaks for. */
export function senderName(company: Pick<Company, 'name'> | null): string {
  return oneLine(company?.name ?? 'Crewdock');
}

function letterText({ heading, paragraphs, button, footnote }: Letter, { name, origin }: Sender): string {
  const parts = [
    heading,
    ...paragraphs,
    button && `${button.label}:\n${button.url}`,
    footnote,
    // What mail programs know as the start of a signature.
    `-- \n${name}\n${origin}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
