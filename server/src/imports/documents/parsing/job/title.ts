import type { Found } from '@crewdock/contract/resumes';
import type { DocumentRow } from '../rows.ts';
import { isTitle } from '../work/titles.ts';
import { foundIn, type TextPiece } from './lines.ts';

const TITLE_MAX = 100;
/** Number of rows at the top that are searched for the title. */
const ROWS = 8;

/** Words before the title on the same line. */
const OPENING =
  /^(?:we(?:['’]re| are) (?:hiring|looking for|seeking)|(?:now )?hiring|wanted|job(?: opening| offer| title)?|open(?: position| role)|vacancy|position|role|opening|stellenangebot|wir suchen(?: ab sofort| zum nächstmöglichen zeitpunkt)?|gesucht|oferta de empleo|se busca|buscamos|oferta pracy|вакансія|шукаємо)\s*[:!–—-]?\s+(?:an?\s|the\s|eine?n?\s|una?\s|our next\s)?/iu;
/** Characters and words that mark the end of the title. */
const CLOSING =
  /\s+(?:at|@|bei|en|in|for|für|para|with|to join|to|who|that|mit|con|que|der|die|den|das|zur|zum|based|from|ab)\s|\s[|–—-]\s|[(|,;•·]|\.(?:\s|$)|!/iu;
const GENDERS = /\s*[([]\s*(?:[mwfdxhnkgi]|all|any|gn|div)(?:\s*[/|*]?\s*(?:[mwfdxhnkgi]|genders?|div))*\s*[)\]]/giu;
const LOOKING =
  /(?:looking for|hiring|seeking|searching for|in need of|needs?|wants|recruiting|suchen wir|suchen|sucht|buscamos|busca|szukamy|recherchons|шукаємо)\s+(?:for\s)?(?:(?:ab|zum|per)\s\S+\s)?(?:up to\s)?(?:an?\s|the\s|our next\s|our first\s|another\s|eine?n?\s|una?\s|\d{1,3}\s|two\s|three\s|four\s|five\s|zwei\s|drei\s|dos\s|tres\s)?/iu;

/** Finds the job's title: by a label, in a line at the top, or in a sentence such as `We are looking for …`. */
export function findJobTitle(
  facts: readonly TextPiece[],
  head: readonly DocumentRow[],
  sentences: readonly TextPiece[],
): Found<string> | null {
  for (const fact of facts) {
    const title = tidied(fact.text);
    if (title.length <= TITLE_MAX && /\p{L}{2}/u.test(title)) return foundIn(title, 0.97, fact);
  }
  for (const row of head.slice(0, ROWS)) {
    if (row.bullet) continue;
    const bare = (row.cells[0] ?? '').replaceAll(GENDERS, '').replace(OPENING, '');
    const title = tidied(bare.split(CLOSING)[0]!);
    const isLine = row.text.length <= TITLE_MAX + 40 && !/[.;]$/.test(row.text);
    if (isLine && isTitle(title) && !LOOKING.test(title)) return foundIn(title, 0.93, row);
  }
  for (const sentence of sentences) {
    const opening = LOOKING.exec(sentence.text);
    if (!opening) continue;
    const rest = sentence.text.slice(opening.index + opening[0].length).replaceAll(GENDERS, '');
    const title = tidied(rest.split(CLOSING)[0]!);
    if (title.length >= 2 && isTitle(title)) return foundIn(capital(title), 0.75, sentence);
  }
  return null;
}

function tidied(text: string): string {
  return text
    .replaceAll(GENDERS, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s*#"“:–—-]+|[\s*"”:.,!–—-]+$/gu, '');
}

/** Capitalizes a title, because a title from the middle of a sentence may start with a lower-case letter. */
function capital(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}
