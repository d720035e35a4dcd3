import type { Found } from '@crewdock/contract/resumes';
import { normalizeText } from '../../../tables/cells/folded.ts';
import type { DocumentRow } from '../document-row.ts';
import { monthCalled } from '../time/months.ts';
import { isTitle } from '../work/titles.ts';
import { foundIn, type TextPiece } from './lines.ts';

/** Pattern of a company name: up to five capitalized words, possibly with short words such as `of` in between. */
const NAME = String.raw`((?:[\p{Lu}\d][\p{L}\p{N}&.'’+-]{0,30})(?:\s(?:[\p{Lu}\d&][\p{L}\p{N}&.'’+-]{0,30}|of|and|de|und|für|the|y)){0,4})`;
const AT = new RegExp(String.raw`\s(?:at|@|bei(?: der| dem)?|join)\s+${NAME}`, 'u');
const SEEKS = new RegExp(
  String.raw`(?:^|:\s)(?:[Tt]he |[Dd]ie |[Aa]t |[Ee]n |Firma |Empresa |(?:[Oo]ur|[Mm]y) (?:client|customer|partner),? |[Ff]ür unseren (?:Kunden|Partner),? )*${NAME}(?:,[^,]{1,80},|\s\([^)]{1,80}\))?,?\s(?:is (?:now |currently )?(?:looking|hiring|seeking|recruiting|searching|an?\s(?!(?:big |huge |strong |clear |real )?(?:plus|must|bonus|advantage|requirement|nice))|the\s)|are looking|seeks|needs?\s|wants|could use|hires|braucht|benötigt|plant|necesita(?:mos)?\s|buscamos|cherche|builds|makes|runs|develops|sucht|ist ein|entwickelt|suchen|busca|es una|szuka|шукає|recherche|est un)`,
  'u',
);
const OPENS = new RegExp(
  String.raw`^(?:[Aa]t|[Bb]ei(?: der)?|[Jj]oin|[Ww]e are|[Ww]ir sind|[Ss]omos|[Aa]bout|[Ee]n|[ÜüUu]ber)\s${NAME}(?:\s*$|,|\s(?:we|you|and|as|to|our|wir|buscamos|in|team)\b|[.!:?])`,
  'u',
);
/** Sentences of other forms that name the company. */
const NAMED = [
  new RegExp(String.raw`\b[Jj]oin(?:ing)?\s(?:us at\s|the team (?:at|of)\s)?${NAME}`, 'u'),
  new RegExp(
    String.raw`\b(?:[Ff]ounder|CEO|CTO|[Oo]wner|[Gg]ründer(?:in)?|[Ff]undadora?) (?:of|at|von|der|de) ${NAME}`,
    'u',
  ),
  new RegExp(String.raw`\b(?:req|request|requirement|position|role|opening|vacancy|job) (?:from|at|with) ${NAME}`, 'u'),
];
const NOBODY =
  /^(?:unsere?|unserem|unseren|mein|kunde|nuestro|nuestra|notre|we|us|you|our|the|this|it|he|she|they|there|uns|wir|die|der|das|nosotros|home|least|work|remote|as|if|who|what|a|an|your|one|role|company|job|position|team|client|customer|today|now|software|senior|junior|lead|hiring|looking|best|regards|thanks|thank|cheers|kind|hi|hello|dear|viele|mit|saludos|subject|fwd?|re|urgent|new|open|remote|opportunity)$/iu;

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
  // A label without a name says that the name is not disclosed.
  if (facts.length > 0) return null;
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
    const named = NAMED.map((pattern) => nameIn(pattern, text)).find(Boolean);
    const own = nameIn(SEEKS, text) ?? nameIn(OPENS, text) ?? named;
    if (own) return foundIn(own, 0.75, sentence);
  }
  return null;
}

/** Text after the name on a labeled line, such as a description of the company. */
const ABOUT =
  /,\s+(?!(?:inc|ltd|llc|gmbh|ag|s\.?a|corp|co)\b)|[;(|]|\s[–—-]\s|(?<!\b(?:sp|z o|s|st|dr|bros|co))\.\s|\s(?:is|are|who|which|that|with|from|based|located|in|im|ist|mit|aus|bei|es|con)\s/iu;
/** Descriptions that replace a name: `large bank`, `to be named`. */
const NAMELESS =
  /^(?:(?:a|an|the|our|one|some|large|leading|major|big|small|global|international|well-known|confidential|undisclosed|anonymous|nda|n\/a|tbd|tba|ein|eine|großer?|vertraulich|una?|gran|empresa|confidencial)(?![\p{L}]))/iu;

/** Normalized nouns for kinds of companies, and words beside them: `European bank`, `Direct client`. */
const KIND =
  /^\p{L}*(?:bank|banking|insurer|insurance|retailer|client|customer|company|startup|start-up|agency|firm|vendor|provider|manufacturer|corporation|organi[sz]ation|partner|versicherung|versicherer|konzern|unternehmen|hersteller|anbieter|dienstleister|versorger|behorde|ministerium|agentur|handler|betreiber|mittelstandler|reederei|klinik|krankenhaus|stadtwerke|fluggesellschaft|airline|hospital|university|fintech|kunde|cliente|banco|aseguradora|consultora|banque|assureur)$/u;
const BESIDE_KIND =
  /^(?:direct|stealth|end|final|european|german|french|spanish|swiss|austrian|british|american|us|uk|nordic|public|private|tier|fortune|top|financial|services|service|insurance|automotive|retail|healthcare|pharma|telecom|energy|software|it|mittelstandische[rs]?|deutsche[rs]?|namhafte[rs]?|fuhrende[rs]?|to|will|not|\d+|und|and|&)$/u;

/** Whether a text describes a company without naming it. */
function describesCompany(name: string): boolean {
  const words = normalizeText(name).split(/[\s/-]+/);
  if (/^(?:to|will|not) be? ?(?:named|disclosed|shared|announced|told)/iu.test(name)) return true;
  return words.some((word) => KIND.test(word)) && words.every((word) => KIND.test(word) || BESIDE_KIND.test(word));
}

/**
 * The company name on a line with a label such as `Client:`, without a description of the company; null if there is no
 * name.
 */
function labelledName(text: string): string | null {
  const name = text
    .split(ABOUT)[0]!
    .trim()
    .replace(/[.,;:]+$/, (sign) => (/\b(?:inc|ltd|co|corp|o\.o|r\.o)\.$/i.test(text) ? sign : ''));
  const isNameless = /^\p{Ll}/u.test(name) || NAMELESS.test(name) || NOBODY.test(name) || describesCompany(name);
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
  return NOBODY.test(name.split(' ')[0]!) ||
    isDate(name.split(' ')[0]!) ||
    describesCompany(name) ||
    /^(?:\d+|[ABC][12])$/.test(name)
    ? null
    : name;
}

/** Whether a word is a month or a day of the week: `join Monday`. */
function isDate(word: string): boolean {
  return /^(?:mon|tues|wednes|thurs|fri)day$/i.test(word) || (word.length > 3 && monthCalled(word) !== null);
}
