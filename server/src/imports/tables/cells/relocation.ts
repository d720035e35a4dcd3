import { normalizeText } from './folded.ts';

/** A yes or no at the start of an answer, which takes precedence over the other words. */
const YES = /^(?:y|yes|yep|yeah|true|1|x|✓|✔|ok|okay|sure|ja|tak|oui|si|sim|ano|да|так)(?![\p{L}\d])/u;
const NO = /^(?:n|nope|false|0|nein|nie|nee|ne|нет|ні)(?![\p{L}\d])|^(?:no|non)$|^(?:no|non)[^\p{L}\d]*[,;.(–—-]/u;
const UNCLEAR =
  /\b(?:not? (?:sure|decided|known|specified|mentioned|applicable|yet|discussed|answer|info)|maybe|depends|tbd|tbc)\b/;
const NO_OBSTACLE = /\b(?:no|any) (?:issues?|problems?|constraints?|restrictions?|limit(?:ation)?s?|preferences?)\b/;
const REFUSAL =
  /(?<!\p{L})(?:no|not|never|cannot|can.?t|won.?t|isn.?t|unwilling|nicht|kein\p{L}*|не)(?!\p{L})|\b(?:local|remote)(?: candidates?)? only\b|\bonly (?:local|remote)\b|^local$/u;
const CONSENT =
  /\b(?:open|willing|ready|flexible|anywhere|any ?where|any location|can relocate|will relocate|relocatable|nationwide|possible|happy|umzugsbereit|mobile)\b|^(?:relocation|relocate|relocates|relo)$|готов|відкрит|открыт/u;
/** Words that add nothing to yes or no. */
const FILLERS =
  /(?<![\p{L}\d])(?:y|n|yes|yep|yeah|no|non|nope|true|false|ok|okay|sure|ja|nein|tak|nie|oui|si|sim|ano|да|так|нет|ні|open|willing|ready|flexible|happy|possible|can|cannot|will|would|to|for|with|is|am|are|i|he|she|the|a|candidates?|not|never|t|s|won|isn|relocat\p{L}*|relo|anywhere|any|where|location|in|within|across|throughout|us|usa|u|country|nationwide|issues?|problems?|constraints?|restrictions?|limit(?:ation)?s?|preferences?|local|remote|only|umzugsbereit|mobile|nicht|не|готов\p{L}*|к|переезд\p{L}*|до|переїзд\p{L}*)(?![\p{L}\d])|[01x✓✔]/gu;

interface ParsedRelocation {
  /** Null if the text does not state it. */
  value: boolean | null;
  /** Whether the text contains nothing else, such as `TX only`. */
  isWhole: boolean;
}

/** Parses whether a person would move: `Yes`, `Open to relocation`, `No, local only`. */
export function parseRelocation(text: string): ParsedRelocation {
  const written = normalizeText(text);
  return { value: findAnswer(written), isWhole: !/[\p{L}\d]/u.test(written.replaceAll(FILLERS, ' ')) };
}

function findAnswer(written: string): boolean | null {
  if (YES.test(written)) return true;
  if (NO.test(written)) return false;
  if (UNCLEAR.test(written)) return null;
  if (NO_OBSTACLE.test(written)) return true;
  if (REFUSAL.test(written)) return false;
  return CONSENT.test(written) ? true : null;
}
