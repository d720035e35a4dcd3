import type { ReadDocument } from '../../reading/document.ts';
import type { DocumentRow } from '../document-row.ts';

/** Fields of email headers in English, German, Spanish, French and Polish. */
export const HEADER =
  /^(?:from|to|cc|bcc|date|sent|reply-to|von|an|datum|gesendet|de|para|enviado|fecha|envoyé|à|od|do|data|wysłano)\s?:\s*\S/iu;
const SUBJECT = /^(?:subject|betreff|asunto|objet|temat|re|fwd?|aw|wg)\s?:\s*\S/iu;
/** Lines that begin a forwarded or quoted message. */
const QUOTED =
  /^[-_\s]*(?:begin )?(?:forwarded message|original message|weitergeleitete nachricht|ursprüngliche nachricht|mensaje reenviado|message transféré)\b|^(?:on|am|el|le)\s.{8,90}\s(?:wrote|schrieb|escribió|a écrit)\b.{0,60}:$/iu;
export const GREETING =
  /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|guten (?:tag|morgen)|sehr geehrte[rs]?|buen[oa]s (?:días|tardes)|hola|estimad[oa]s?|cześć|dzień dobry|bonjour|greetings|good (?:morning|afternoon))(?![\p{L}-])[^.:?]{0,40}[,!:.]?$/iu;
export const CLOSING =
  /^(?:--|(?:(?:with )?(?:best|kind|warm|many)\s)?(?:regards|wishes|thanks)(?: (?:and|&) (?:best )?regards)?|best|cheers|thank you|all the best|yours (?:sincerely|faithfully|truly)|sincerely|mit (?:freundlichen|besten|vielen) grüßen|(?:viele|beste|liebe|schöne) grüße|freundliche grüße|vg|lg|mfg|(?:un )?(?:cordial )?saludo[s]?|atentamente|cordialement|bien cordialement|pozdrawiam|z poważaniem)(?:[,.!]?|[,.!]\s[\p{L}]+)$/iu;
/** Maximum number of rows of a signature. */
const SIGNATURE_ROWS = 8;
/** Rows that end a signature, because they belong to the text. */
const RESUMES = /^[^:]{3,30}:\s*$|^(?:job|role|position|title|location|duration|start|client)[^:]{0,15}:/iu;

/**
 * Removes the frame of an email: header fields, greetings, and signatures, whose titles and companies are
 * those of the sender. Keeps the subject.
 */
export function withoutMessageFrame<R extends DocumentRow>(rows: readonly R[]): R[] {
  const kept: R[] = [];
  let signature = 0;
  for (const [at, row] of rows.entries()) {
    const isHeader = HEADER.test(row.text) && hasHeaderBeside(rows, at);
    const isQuote = QUOTED.test(row.text);
    if (signature > 0) signature = isHeader || isQuote || RESUMES.test(row.text) ? 0 : signature - 1;
    if (CLOSING.test(row.text.trim()) && row.text.length <= 45) signature = SIGNATURE_ROWS;
    if (signature === 0 && !isHeader && !isQuote && !GREETING.test(row.text)) kept.push(row);
  }
  return kept.length > 0 ? kept : [...rows];
}

function hasHeaderBeside(rows: readonly DocumentRow[], at: number): boolean {
  return [rows[at - 1], rows[at + 1]].some((row) => row && (HEADER.test(row.text) || SUBJECT.test(row.text)));
}

const QUOTE_SIGN = /^\s*(?:>\s?)+/u;

/** Removes the quote markers (`>`) from quoted lines. Drops lines that contain nothing else. */
export function withoutQuoteSigns(document: ReadDocument): ReadDocument {
  const isQuoted = document.pages.some(({ lines }) => lines.filter(({ text }) => QUOTE_SIGN.test(text)).length > 1);
  if (!isQuoted) return document;
  const pages = document.pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => {
      const text = line.text.replace(QUOTE_SIGN, '');
      return text.trim() === '' ? [] : [{ ...line, text }];
    }),
  }));
  return { ...document, pages };
}
