import type { Company } from '../companies/queries.ts';

/** What a mail says, without its looks: one text for both parts. */
export interface Letter {
  subject: string;
  heading: string;
  paragraphs: string[];
  button?: { label: string; url: string };
  /** In small print below. */
  footnote?: string;
}

/** The HTML and the text part, in the company's name and colours. */
export function renderLetter(letter: Letter, company: Company | null): { html: string; text: string } {
  const name = company?.name ?? 'Crewdock';
  const text = [
    letter.heading,
    ...letter.paragraphs,
    letter.button && `${letter.button.label}: ${letter.button.url}`,
    letter.footnote,
    name,
  ];
  return { html: '', text: text.filter(Boolean).join('\n\n') };
}
