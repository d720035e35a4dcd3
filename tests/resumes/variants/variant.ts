import type { RightValues } from '../right-values.ts';

/** A CV with its expected values. */
export interface Variant {
  title: string;
  text: string;
  right: RightValues;
}
