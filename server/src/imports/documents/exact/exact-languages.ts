import type { Language } from '@crewdock/contract/card-entries';
import { LANGUAGE_CODES, LANGUAGE_LEVELS } from '@crewdock/contract/languages';
import { normalizeText } from '../../tables/cells/folded.ts';
import type { ExactLanguage } from './exact-resume.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });
const CODES = new Map(LANGUAGE_CODES.map((code) => [normalizeText(names.of(code) ?? code), code]));

/** Reads a language with its English name and a CEFR level, as in `Norwegian Bokmål` and `B2`. Null for other texts. */
export function readExactLanguage({ language, fluency }: ExactLanguage): Language | null {
  const code = CODES.get(normalizeText(language));
  const level = /^native\b/i.test(fluency) ? 'native' : LANGUAGE_LEVELS.find((each) => each === fluency);
  return code !== undefined && code !== 'en' && level ? { code, level } : null;
}
