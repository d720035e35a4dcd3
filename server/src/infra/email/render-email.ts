import { AT_SIGNS } from '@crewdock/contract/company-settings';
import type { CompanyRow } from '../../core/identity/company.ts';
import type { Origins } from '../../core/config/origins.ts';
import { oneLine, plainIsolatedText, plainText, toOneLine } from '../../core/text/plain-text.ts';
import type { Letter, PlainLetter, Sender } from '../../core/email-content/email-message.ts';
import { letterHtml } from './email-html.ts';

/** An email rendered with the name and colors of its sender. */
export interface RenderedLetter {
  /** A single line. */
  subject: string;
  html: string;
  text: string;
}

export function renderLetter(letter: Letter, company: CompanyRow | null, origins: Origins): RenderedLetter {
  const clean: Letter = { ...plainLetter(letter), ...(letter.cards && { cards: letter.cards.map(plainLetter) }) };
  const address = plainText(company?.postal_address ?? '')
    .split('\n')
    .filter(Boolean);
  const sender = { name: senderName(company), origin: origins.of(company), address };
  return {
    subject: clean.subject,
    html: letterHtml(clean, sender, company),
    text: letterText(clean, sender),
  };
}

/** Removes the secret, control characters and bidirectional characters, except isolates of right-to-left text. */
export function plainLetter({
  subject,
  heading,
  paragraphs,
  answers,
  button,
  back,
  footnote,
}: PlainLetter): PlainLetter {
  return {
    subject: toOneLine(plainIsolatedText(subject)),
    heading: toOneLine(plainIsolatedText(heading)),
    paragraphs: paragraphs.map(plainIsolatedText),
    ...(answers && { answers }),
    ...(button && { button }),
    ...(back && { back }),
    ...(footnote !== undefined && { footnote: plainIsolatedText(footnote) }),
  };
}

/** Returns the name of the company on whose behalf an email is sent, or Crewdock. */
export function senderName(company: Pick<CompanyRow, 'name'> | null): string {
  return oneLine(company?.name ?? 'Crewdock');
}

/**
 * Returns the sender's display name. Mail programs show the name instead of the address, so the name must not contain
 * another address: at signs, and the start of an encoded word (RFC 2047), which could hide an at sign, become spaces.
 */
export function fromName(company: Pick<CompanyRow, 'name' | 'mail_sender'> | null): string {
  return withoutAddress(company?.mail_sender ?? '') || withoutAddress(senderName(company));
}

function withoutAddress(name: string): string {
  return oneLine(name.replaceAll(ADDRESS_SIGNS, ' '));
}

const ADDRESS_SIGNS = new RegExp(`${AT_SIGNS.source}|=\\?`, 'g');

function letterText({ heading, cards = [], ...letter }: Letter, { name, origin, address }: Sender): string {
  const parts = [
    heading,
    ...bodyText(letter),
    ...cards.flatMap((card) => [RULE, card.subject, ...bodyText(card)]),
    // Standard separator before a signature.
    ['-- ', name, ...address, origin].join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Separator between the cards in the plain-text body. */
const RULE = '* * *';

function bodyText({ paragraphs, answers = [], button, back, footnote }: Omit<PlainLetter, 'subject' | 'heading'>) {
  const links = [...answers, button, back];
  return [...paragraphs, ...links.map((link) => link && `${link.label}:\n${link.url}`), footnote];
}
