import type { Found } from '@crewdock/contract/resumes';
import type { DocumentRow } from '../document-row.ts';
import { isTitle } from '../work/titles.ts';
import { foldInPlace } from './fold-in-place.ts';
import { HIRING, HIRING_VERBS } from './hiring.ts';
import { foundIn, type TextPiece } from './lines.ts';
import { COUNT } from './numbers.ts';

const TITLE_MAX = 100;
const WORDS_MAX = 8;
/** Maximum number of words of a labeled title without a known word of titles. */
const NAME_WORDS = 4;
/** Number of rows at the top that are searched for the title. */
const ROWS = 8;

/** Words before the title on the same line. */
const OPENING =
  /^(?:we(?:['’]re| are) (?:hiring|looking for|seeking)|(?:now )?hiring|wanted|job(?: opening| offer| title)?|open(?: position| role)|vacancy|position|role|opening|stellenangebot|wir suchen(?: ab sofort| zum nächstmöglichen zeitpunkt)?|gesucht|oferta de empleo|se busca|buscamos|oferta pracy|вакансія|шукаємо)\s*[:!–—-]?\s+(?:an?\s|the\s|eine?n?\s|una?\s|our next\s)?/iu;
/** Characters and words that mark the end of the title. */
const CLOSING =
  /\s+(?:at|@|bei|en|in|for|für|para|with|to join|to|who|that|mit|con|que|der|die|den|das|zur|zum|based|from|ab|zu|a partir|desde|starting|dla|od|pour|chez|oder eine?n?|or an?)\s|\s[|–—-]\s|[(|,;•·]|\.(?:\s|$)|!/iu;
const GENDERS = /\s*[([]\s*(?:[mwfdxhnkgi]|all|any|gn|div)(?:\s*[/|*]?\s*(?:[mwfdxhnkgi]|genders?|div))*\s*[)\]]/giu;
const VERB = new RegExp(String.raw`(?<![\p{L}])(?:${HIRING_VERBS})(?![\p{L}])`, 'gu');
const DATE = String.raw`(?:\s\d[\d.]*)?(?:\s\p{L}{3,9})?(?:\s20\d\d)?`;
/** Words between the verb and the title: `sucht ab sofort für 12 Monate einen erfahrenen …`. */
const BETWEEN = new RegExp(
  String.raw`^\s*(?:for|an?|the|(?:our|my) (?:next|first)|another|up to|x|eine?n?|una?|une?|a|wir|dafür|also|incorporar|currently|urgently|immediately|experienced|erfahrene\p{L}*|(?:ab )?sofort|zum (?:nächst|schnellst|frühest)möglichen (?:zeitpunkt|termin)|(?:für|for)\s(?:mindestens\s|at least\s)?${COUNT}\s(?:monate|months|jahre|years|wochen|weeks)|(?:ab|zum|per|from|as of)${DATE}|${COUNT}(?:\s?x)?)(?=\s|$)`,
  'iu',
);
/** A number of people before the title, and words after the title which show that people are wanted. */
const AMOUNT = new RegExp(String.raw`^(?:${COUNT}\s?x?|the)\s(?=\p{L})`, 'iu');
const WANTED = /\s(?:needed|wanted|required|gesucht)$/iu;
/** A title before the verb: `Java developer needed for a fintech.` */
const BEFORE_VERB = /^(.{3,60}?)\s(?:needed|wanted|required|gesucht)(?!\p{L})/iu;
const SENTENCE = /\s(?:will|is|are|has|have|must|should|wird|ist|sind|muss|es|son)\s/iu;
const SUBJECT = /^(?:(?:subject|betreff|asunto|objet|temat|re|fwd?|aw|wg)\s?:\s*)+/iu;
/** Number of characters after the verb that are searched. */
const REST_MAX = 200;

/** Finds the job's title: by a label, in a line at the top, or in a sentence such as `We are looking for …`. */
export function findJobTitle(
  facts: readonly TextPiece[],
  head: readonly DocumentRow[],
  sentences: readonly TextPiece[],
): Found<string> | null {
  for (const fact of facts) {
    const title = tidied(fact.text);
    if (SENTENCE.test(title)) continue;
    const isName = isTitle(title) || (/^\P{Ll}/u.test(title) && title.split(' ').length <= NAME_WORDS);
    if (title.length <= TITLE_MAX && /\p{L}{2}/u.test(title) && isName) return foundIn(title, 0.97, fact);
  }
  for (const row of head.slice(0, ROWS)) {
    const title = row.bullet || isTagged(row.text) ? null : titleOfLine(row);
    if (title) return foundIn(capital(title), 0.93, row);
  }
  for (const sentence of sentences) {
    const title = titleAfterVerb(sentence.text);
    if (title) return foundIn(capital(title), 0.75, sentence);
  }
  return null;
}

/** Returns whether a line contains at least two hashtags. */
function isTagged(text: string): boolean {
  return (text.match(/#\p{L}/gu) ?? []).length > 1;
}

/** The title in a line such as `Projektangebot: Java developer (m/f/d) | remote`. */
function titleOfLine({ cells, text }: DocumentRow): string | null {
  if (text.length > TITLE_MAX + 40 || /[.;]$/.test(text)) return null;
  const bare = (cells[0] ?? '').replaceAll(GENDERS, '').replace(SUBJECT, '').replace(OPENING, '');
  const [, lead, behind] = /^([^:]{2,40}?)\s?:\s+(\S.*)$/u.exec(bare) ?? [];
  const line = lead !== undefined && !isTitle(lead) ? behind! : bare;
  for (const piece of line.split(/\s[|•·]\s/)) {
    const title = tidied(piece.split(CLOSING)[0]!).replace(WANTED, '');
    if (isTitle(title) && !HIRING.test(foldInPlace(title))) return title;
  }
  return null;
}

/** The title in a sentence such as `We are looking for an experienced Java developer who …`. */
function titleAfterVerb(text: string): string | null {
  const before = tidied(BEFORE_VERB.exec(text)?.[1]?.replaceAll(GENDERS, '') ?? '');
  if (isTitle(before) && !SENTENCE.test(before)) return before;
  for (const { index, 0: verb } of foldInPlace(text).matchAll(VERB)) {
    let rest = text.slice(index + verb.length, index + verb.length + REST_MAX).replaceAll(GENDERS, '');
    for (let next = rest.replace(BETWEEN, ''); next !== rest; next = rest.replace(BETWEEN, '')) rest = next;
    const title = tidied(` ${rest.trim()}`.split(CLOSING)[0]!);
    if (title.length >= 2 && title.split(' ').length <= WORDS_MAX && isTitle(title)) return title;
  }
  return null;
}

function tidied(text: string): string {
  return text
    .replaceAll(GENDERS, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s*#"“:–—-]+|[\s*"”:.,!–—-]+$/gu, '')
    .replace(AMOUNT, '');
}

/** Capitalizes a title, because a title from the middle of a sentence may start with a lower-case letter. */
function capital(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}
