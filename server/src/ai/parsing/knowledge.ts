import type { ImportDictionaries } from '../../imports/cells/dictionaries.ts';

/** What a parser knows of the world: the dictionaries, and which day it is. */
export interface Knowledge extends ImportDictionaries {
  /** `2026-04-03` */
  today: string;
}
