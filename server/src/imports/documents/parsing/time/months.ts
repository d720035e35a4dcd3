import { normalizeText } from '../../../tables/cells/folded.ts';

/** Languages of month names. If a name means different months, the first language in this list decides. */
const LANGUAGES = ['en', 'de', 'es', 'fr', 'uk', 'pl', 'pt', 'it', 'nl', 'tr', 'ru', 'sv', 'ro', 'cs', 'ar-EG'];
/** Month names in the nominative, and in the form used in dates: `styczeń`, `stycznia`. */
const FORMS: Intl.DateTimeFormatOptions[] = [{ month: 'long' }, { month: 'short' }, { month: 'long', day: 'numeric' }];
const OTHERS: Record<string, number> = { mrz: 3, janner: 1, feber: 2, sept: 9 };

const names: Map<string, number> = new Map(
  LANGUAGES.toReversed().flatMap((language) =>
    FORMS.flatMap((form) => {
      const format = new Intl.DateTimeFormat(language, form);
      return Array.from({ length: 12 }, (_, month) => {
        const part = format.formatToParts(new Date(2024, month, 1)).find(({ type }) => type === 'month');
        return [normalizeText(part!.value).replace('.', ''), month + 1] as const;
      });
    }),
  ),
);
const cut = [...names].filter(([name]) => /^\p{L}{4,}$/u.test(name));

/**
 * The number of a month by name or abbreviation: 1 for `January`, `Jan.`, `styczeń` and `січня`. Null for other words.
 */
export function monthCalled(word: string): number | null {
  const key = normalizeText(word).replaceAll(/[.,'’]/g, '');
  if (key.length < 3) return null;
  return names.get(key) ?? OTHERS[key] ?? cut.find(([name]) => name.startsWith(key))?.[1] ?? null;
}
