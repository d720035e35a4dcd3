import type { Found } from '@crewdock/contract/resumes';
import type { DocumentRow } from '../rows.ts';
import { isTitle } from '../work/titles.ts';
import { foundIn, type TextPiece } from './lines.ts';

/** Pattern of a company name: up to five capitalized words, possibly with short words such as `of` in between. */
const NAME = String.raw`((?:[\p{Lu}\d][\p{L}\p{N}&.'’+-]{0,30})(?:\s(?:[\p{Lu}\d&][\p{L}\p{N}&.'’+-]{0,30}|of|and|de|und|für|the|y)){0,4})`;
const AT = new RegExp(String.raw`\s(?:at|@|bei(?: der| dem)?|join)\s+${NAME}`, 'u');
const SEEKS = new RegExp(
  String.raw`^(?:[Tt]he |[Dd]ie |[Aa]t |[Ee]n |Firma |Empresa |(?:[Oo]ur|[Mm]y) (?:client|customer|partner),? |[Ff]ür unseren (?:Kunden|Partner),? )*${NAME}(?:,[^,]{1,80},)?,?\s(?:is (?:now |currently )?(?:looking|hiring|seeking|recruiting|searching|an?\s|the\s)|are looking|seeks|needs|wants|hires|builds|makes|runs|develops|sucht|ist ein|entwickelt|suchen|busca|es una|szuka|шукає|recherche|est un)`,
  'u',
);
const OPENS = new RegExp(
  String.raw`^(?:[Aa]t|[Bb]ei(?: der)?|[Jj]oin|[Ww]e are|[Ww]ir sind|[Ss]omos|[Aa]bout|[Ee]n|[ÜüUu]ber)\s${NAME}(?:\s*$|,|\s(?:we|you|and|as|to|our|wir|buscamos|in|team)\b|[.!:?])`,
  'u',
);
const NOBODY =
  /^(?:we|us|you|our|the|this|it|he|she|they|there|uns|wir|die|der|das|nosotros|home|least|work|remote|as|if|who|what|a|an|your|one|role|company|job|position|team|client|customer|today|now|software|senior|junior|lead|hiring|looking|best|regards|thanks|thank|cheers|kind|hi|hello|dear|viele|mit|saludos|subject|fwd?|re|urgent|new|open|remote|opportunity)$/iu;

const WHOLE = new RegExp(`^${NAME}$`, 'u');
/** Legal forms at the end of company names. */
const LEGAL =
  /\s(?:GmbH|AG|SE|KG|UG|Inc\.?|LLC|Ltd\.?|Limited|PLC|S\.?A\.?|S\.?L\.?|B\.?V\.?|Oy|AB|A\/S|Sp\. z o\.o\.|s\.r\.o\.|SAS|SARL)$/u;

interface Told {
  facts: readonly TextPiece[];
  head: readonly DocumentRow[];
  title: Found<string> | null;
  headings: readonly DocumentRow[];
  sentences: readonly TextPiece[];
  /** Whether a text is a place or a term of employment, not a company. */
  isElse: (text: string) => boolean;
}

/**
 * Finds the hiring company: by a label, after or below the title, or in a sentence in which the company introduces
 * itself.
 */
export function findHiringCompany({ facts, head, title, headings, sentences, isElse }: Told): Found<string> | null {
  for (const fact of facts) {
    const named = labelledName(fact.text);
    if (named) return foundIn(named.slice(0, 120), 0.95, fact);
  }
  for (const row of head.slice(0, 3)) {
    const behind = row.text.length <= 140 && !row.text.endsWith('.') ? nameIn(AT, row.text) : null;
    if (behind) return foundIn(behind, 0.85, row);
  }
  const at = head.findIndex((row) => row.where === title?.where[0]);
  const above = at === 1 ? aloneIn(head[0]!, isElse) : null;
  if (above) return foundIn(above, LEGAL.test(above) ? 0.85 : 0.7, head[0]!);
  const below = head[at + 1];
  const name = title && below ? aloneIn(below, isElse) : null;
  if (name) return foundIn(name, LEGAL.test(name) ? 0.85 : 0.7, below!);
  for (const sentence of [...sentences.slice(0, 40), ...headings]) {
    const text = sentence.text.slice(0, 300);
    const own = nameIn(SEEKS, text) ?? nameIn(OPENS, text);
    if (own) return foundIn(own, 0.75, sentence);
  }
  return null;
}

/** Text after the name on a labelled line, such as a description of the company. */
const ABOUT =
  /,\s+(?!(?:inc|ltd|llc|gmbh|ag|s\.?a|corp|co)\b)|[;(|]|\s[–—-]\s|\.\s|\s(?:is|are|who|which|that|with|from|based|located|in|ist|mit|aus|es|con|de)\s/iu;
/** Descriptions that replace a name: `large bank`, `to be named`. */
const NAMELESS =
  /^(?:(?:a|an|the|our|one|some|large|leading|major|big|small|global|international|well-known|confidential|undisclosed|anonymous|nda|n\/a|tbd|tba|ein|eine|großer?|vertraulich|una?|gran|empresa|confidencial)(?![\p{L}]))/iu;

/**
 * The company name on a line with a label such as `Client:`, without a description of the company; null if there is no
 * name.
 */
function labelledName(text: string): string | null {
  const name = text
    .split(ABOUT)[0]!
    .trim()
    .replace(/[.,;:]+$/, (sign) => (/\b(?:inc|ltd|co|corp)\.$/i.test(text) ? sign : ''));
  const isNameless = /^\p{Ll}/u.test(name) || NAMELESS.test(name);
  return name === '' || isNameless || name.split(/\s+/).length > 7 ? null : name;
}

/**
 * The company name in a line that contains only the name, or starts with the name: `Corvid Cloud`,
 * `Mühlbach AG, Zürich`.
 */
function aloneIn({ text, bullet }: DocumentRow, isElse: Told['isElse']): string | null {
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
