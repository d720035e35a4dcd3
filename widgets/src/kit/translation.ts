/**
 * What a widget says, by name. `{n}` and the like are filled in. `one|many` is chosen by `n`; languages with more forms
 * bring a function of it.
 */
export type Words = Record<string, string | ((n: number) => string)>;

/** A language: the words of all widgets, and those of each by its name. */
export interface Translation extends Record<'all' | WidgetName, Words> {
  /** Also on a page that forgets to say so, or speaks another language. */
  isRightToLeft?: boolean;
}

export type WidgetName = 'talents' | 'jobs' | 'contact' | 'subscribe';
