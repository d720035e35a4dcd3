import { type AnyCard, getCardName, formatCardLocation, compactRate } from '../cards/facts.ts';

/** Formats cards as a Markdown list that is also readable as plain text; `portal` is the base URL of the links. */
export function formatCardsAsMarkdown(cards: readonly AnyCard[], portal: string): string {
  const lines = cards.map((card) => {
    const facts = ['company_name' in card ? card.company_name : null, formatCardLocation(card), compactRate(card)];
    const told = facts.flatMap((fact) => (fact ? [escaped(fact)] : []));
    return `- [${escaped(getCardName(card))}](${portal}${card.path})${told.length > 0 ? `: ${told.join(', ')}` : ''}\n`;
  });
  return lines.join('');
}

/** Escapes characters that have a special meaning in Markdown or HTML. */
function escaped(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>]/g, String.raw`\$&`);
}
