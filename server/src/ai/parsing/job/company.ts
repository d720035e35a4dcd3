import type { Found } from '@crewdock/contract/resumes';
import type { Row } from '../rows.ts';
import { isTitle } from '../work/titles.ts';
import { foundIn, type Piece } from './lines.ts';

/** A company name: up to five capitalized words, possibly with small words in between. */
const NAME = String.raw`((?:[\p{Lu}\d][\p{L}\p{N}&.'’+-]{0,30})(?:\s(?:[\p{Lu}\d&][\p{L}\p{N}&.'’+-]{0,30}|of|and|de|und|für|the|y)){0,4})`;
const AT = new RegExp(String.raw`\s(?:at|@|bei(?: der| dem)?|join)\s+${NAME}`, 'u');
const SEEKS = new RegExp(
  String.raw`^(?:[Tt]he |[Dd]ie |[Aa]t |[Ee]n |Firma |Empresa )*${NAME}(?:,[^,]{1,80},)?,?\s(?:is (?:now |currently )?(?:looking|hiring|seeking|recruiting|searching|an?\s|the\s)|are looking|seeks|needs|wants|hires|builds|makes|runs|develops|sucht|ist ein|entwickelt|busca|es una|szuka|шукає|recherche|est un)`,
  'u',
);
const OPENS = new RegExp(
  String.raw`^(?:[Aa]t|[Bb]ei(?: der)?|[Jj]oin|[Aa]bout|[Ee]n|[ÜüUu]ber)\s${NAME}(?:\s*$|,|\s(?:we|you|and|as|to|our|wir|buscamos|in|team)\b|[.!:?])`,
  'u',
);
const NOBODY =
  /^(?:we|us|you|our|the|this|it|he|she|they|there|uns|wir|die|der|das|nosotros|home|least|work|remote|as|if|who|what|a|an|your|one|role|company|job|position|team|client|customer|today|now|software|senior|junior|lead)$/iu;

const WHOLE = new RegExp(`^${NAME}$`, 'u');
/** Legal forms at the end of company names. */
const LEGAL =
  /\s(?:GmbH|AG|SE|KG|UG|Inc\.?|LLC|Ltd\.?|Limited|PLC|S\.?A\.?|S\.?L\.?|B\.?V\.?|Oy|AB|A\/S|Sp\. z o\.o\.|s\.r\.o\.|SAS|SARL)$/u;

interface Told {
  facts: readonly Piece[];
  head: readonly Row[];
  title: Found<string> | null;
  headings: readonly Row[];
  sentences: readonly Piece[];
  /** Whether a text is a place or a term of employment instead. */
  isElse: (text: string) => boolean;
}

/** The hiring company: from a label, after or below the title, or from a sentence about itself. */
export function companyOf({ facts, head, title, headings, sentences, isElse }: Told): Found<string> | null {
  const [fact] = facts;
  if (fact) return foundIn(fact.text.slice(0, 120), 0.97, fact);
  for (const row of head.slice(0, 3)) {
    const behind = row.text.length <= 140 && !row.text.endsWith('.') ? nameIn(AT, row.text) : null;
    if (behind) return foundIn(behind, 0.85, row);
  }
  const below = head[head.findIndex((row) => row.where === title?.where[0]) + 1];
  const name = title && below ? aloneIn(below, isElse) : null;
  if (name) return foundIn(name, LEGAL.test(name) ? 0.85 : 0.7, below!);
  for (const sentence of [...sentences.slice(0, 40), ...headings]) {
    const text = sentence.text.slice(0, 300);
    const own = nameIn(SEEKS, text) ?? nameIn(OPENS, text);
    if (own) return foundIn(own, 0.75, sentence);
  }
  return null;
}

/** The name in a line that consists of a name or begins with one: `Corvid Cloud`, `Mühlbach AG, Zürich`. */
function aloneIn({ text, bullet }: Row, isElse: Told['isElse']): string | null {
  if (bullet || text.length > 60 || /[.!?;]$|:/.test(text)) return null;
  const [first = ''] = text.split(/\s[|•·–—-]\s|[|•·,(]/);
  const name = nameIn(WHOLE, first.trim());
  return name && !isTitle(name) && !isElse(name) ? name : null;
}

function nameIn(pattern: RegExp, text: string): string | null {
  const name = pattern
    .exec(text)?.[1]
    ?.replace(/[.,'’-]+$/, '')
    .replace(/\s(?:of|and|de|und|für|the|y)$/u, '');
  if (!name || name.length < 2) return null;
  return NOBODY.test(name.split(' ')[0]!) || /^(?:\d+|[ABC][12])$/.test(name) ? null : name;
}
