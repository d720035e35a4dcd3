import type { CommonMessageKey } from '@crewdock/sdk/elements';
import type { Translation, Words } from './translation.ts';

export type Say<W = typeof kitWords> = (name: keyof W & string, values?: Record<string, string | number>) => string;

/** English messages of all widgets; each widget adds more. */
export const kitWords = {
  /** Thousands separator. */
  group: ',',
  retry: 'Try again',
  offline: 'No connection',
  failed: 'Something went wrong',
} satisfies Record<CommonMessageKey, string>;

/** Complete translations to languages other than English; loaded on demand. */
const LANGUAGES: Record<string, () => Promise<{ default: Translation }>> = {
  ar: () => import('../languages/ar.ts'),
  de: () => import('../languages/de.ts'),
  es: () => import('../languages/es.ts'),
  fr: () => import('../languages/fr.ts'),
  he: () => import('../languages/he.ts'),
  it: () => import('../languages/it.ts'),
  nl: () => import('../languages/nl.ts'),
  pl: () => import('../languages/pl.ts'),
  pt: () => import('../languages/pt.ts'),
};

type Found = Translation | Promise<Translation | undefined> | undefined;

/** Loaded translations, or their promises; undefined if loading has failed. */
const fetched = new Map<string, Found>();

/**
 * Returns the messages for a language tag such as `de-AT`: a promise while they load, otherwise the messages or
 * undefined.
 */
export function loadTranslation(language: string): Found {
  const [name = ''] = language.toLowerCase().split('-');
  if (!Object.hasOwn(LANGUAGES, name)) return undefined;
  if (!fetched.has(name)) {
    fetched.set(name, fetchWords(name));
  }
  return fetched.get(name);
}

async function fetchWords(name: string): Promise<Translation | undefined> {
  let words: Translation | undefined;
  try {
    words = (await LANGUAGES[name]!()).default;
  } catch {
    // Falls back to English.
  }
  fetched.set(name, words);
  return words;
}

/**
 * Returns a function that formats messages with values. Groups digits without `Intl`, which would delay a widget's
 * first paint.
 */
export function createTextFormatter(words: Words): Say<Words> {
  return (name, values = {}) => {
    const word = words[name] ?? '';
    const n = Number(values['n']);
    const [one, many = one] = typeof word === 'function' ? [word(n)] : word.split('|');
    return (n === 1 ? one : many)!.replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = values[key];
      return typeof value === 'number' ? grouped(value, words['group'] as string) : String(value);
    });
  };
}

function grouped(count: number, by: string): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, by);
}
