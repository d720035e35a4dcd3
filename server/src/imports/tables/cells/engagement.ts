import { ENGAGEMENT_TYPES, type EngagementType } from '@crewdock/contract/engagement-types';
import { normalizeText } from './folded.ts';

/** Words of each type, as regular expressions. The first match wins, because “contract to hire” contains “contract”. */
const WORDS: { types: readonly EngagementType[]; word: RegExp }[] = [
  {
    types: ['contract', 'permanent'],
    word: words(String.raw`(?:contract|temp)[\s-]*(?:to|2)[\s-]*(?:hire|perm(?:anent)?)|c\s?2\s?h|cth`),
  },
  {
    types: ['c2c'],
    word: words(
      String.raw`c\s?-?\s?2\s?-?\s?c|corp(?:oration)?s?[\s-]*(?:to|2)[\s-]*corp(?:oration)?s?|corp|b\s?2\s?b`,
    ),
  },
  { types: ['w2'], word: words(String.raw`w\s?-?\s?2`) },
  {
    types: ['contract'],
    word: words(
      String.raw`(?:full[\s-]?time\s+)?contract(?:s|ors?|ual|ing)?|1099|freelanc\p{L}*|independent|temp(?:orary)?|freiberuf\p{L}*|befristet|kontrakt\p{L}*|cdd|autonomo|контракт\p{L}*|фриланс\p{L}*|фріланс\p{L}*`,
    ),
  },
  {
    types: ['permanent'],
    word: words(
      String.raw`perm(?:anent(?:ly)?)?|fte|full[\s-]?time|direct[\s-]?(?:hire|placement)|festanstellung|festangestellt|unbefristet|vollzeit|cdi|indefinido|uop|umowa o prace|постоянн\p{L}*|постійн\p{L}*`,
    ),
  },
];
const ANY = /^(?:open to )?(?:any|anything|all|flexible)(?: (?:types?|terms?|tax terms?|engagements?))?$/;
const NOT = words('no|not|non|without|except|excluding|never|kein[e]?|nicht|sans|sin|bez|без|не|ні');
const FILLERS = words(
  'only|or|and|to|on|basis|open|ok|okay|yes|both|either|also|positions?|roles?|jobs?|employment|employees?|types?|prefer(?:s|red)?|preferably|is|are|for|the|a|any|own|via|with|work',
);

interface ParsedEngagement {
  types: EngagementType[];
  /** The part of the text that is not understood. */
  left: string;
}

/** Parses types of engagement: `C2C or W2`, `corp to corp`, `1099`, `perm`, `W2 only, no C2C`. */
export function parseEngagementTypes(text: string): ParsedEngagement {
  const found = new Set<EngagementType>();
  const excluded = new Set<EngagementType>();
  const left: string[] = [];
  for (const part of normalizeText(text).split(/[,;|()\n]|\sbut\s/)) {
    const negation = part.search(NOT);
    const [wanted, unwanted] = negation < 0 ? [part, ''] : [part.slice(0, negation), part.slice(negation)];
    // In `C2C not allowed`, the negation follows the type.
    const isBefore = unwanted === '' || read(unwanted).types.length > 0;
    for (const type of read(isBefore ? unwanted : part).types) if (unwanted !== '') excluded.add(type);
    const { types, rest } = read(isBefore ? wanted : '');
    for (const type of types) found.add(type);
    left.push(!isBefore && read(wanted).types.length === 0 ? part.trim() : rest);
  }
  const types = ENGAGEMENT_TYPES.filter((type) => found.has(type) && !excluded.has(type));
  return { types, left: left.filter(Boolean).join(', ') };
}

function read(part: string): { types: readonly EngagementType[]; rest: string } {
  if (ANY.test(part.trim())) return { types: ENGAGEMENT_TYPES, rest: '' };
  let rest = part;
  const types = WORDS.flatMap(({ types: named, word }) => {
    const without = rest.replaceAll(word, ' ');
    const isNamed = without !== rest;
    rest = without;
    return isNamed ? named : [];
  });
  const unknown = rest.replaceAll(FILLERS, ' ').replaceAll(/\s+/g, ' ').trim();
  return { types, rest: /[\p{L}\d]/u.test(unknown) ? unknown.replaceAll(/^[^\p{L}\p{Sc}\d]+|[^\p{L}\d]+$/gu, '') : '' };
}

/** Builds a pattern that matches all of these words, as whole words. */
function words(alternatives: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${alternatives})(?![\p{L}\d])`, 'gu');
}
