/**
 * Texts of a widget by name. Placeholders such as `{n}` are filled in. `one|many` is chosen by `n`; languages with more
 * plural forms use a function of it.
 */
export type Words = Record<string, string | ((n: number) => string)>;

/** A language: texts of all widgets, and of each widget by its name. */
export interface Translation extends Record<'all' | WidgetName, Words> {
  /** Set for right-to-left languages, also used when the page does not set `dir`. */
  isRightToLeft?: boolean;
}

export type WidgetName = 'talents' | 'jobs' | 'contact' | 'subscribe';
