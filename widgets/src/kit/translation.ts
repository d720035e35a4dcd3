/**
 * Messages by name. `{n}` and other placeholders are replaced. `one|many` contains a singular and a plural form,
 * selected by `n`. Languages with more plural forms use a function of `n`.
 */
export type Words = Record<string, string | ((n: number) => string)>;

/** Messages of a language. `all` applies to all widgets, each other key to one widget. */
export interface Translation extends Record<'all' | WidgetName, Words> {
  /** Whether the language is written from right to left; overrides the page's `dir`. */
  isRightToLeft?: boolean;
  /** Names of countries by ISO code. */
  countries: Record<string, string>;
}

export type WidgetName = 'talents' | 'jobs' | 'contact' | 'subscribe';
