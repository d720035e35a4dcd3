import type { RightValues } from '../right-values.ts';

/** A CV with its right values. */
export interface Variant {
  title: string;
  text: string;
  right: RightValues;
}
