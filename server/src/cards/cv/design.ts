import type { ReactElement } from 'react';
import type { CvContent } from './content.ts';

/** Whose CV it is to look like: the portal’s. */
export interface CvBrand {
  name: string;
  /** The surface of what stands out, text on it, and the brand as a text colour on paper: `#rrggbb`. */
  brand: string;
  onBrand: string;
  accent: string;
}

/** Made to stand on the brand’s colour. */
export interface Logo {
  /** A PNG as a data address. */
  source: string;
  /** Width by height. */
  ratio: number;
}

/** Everything a design may use. */
export interface CvPage {
  content: CvContent;
  brand: CvBrand;
  /** A JPEG as a data address, or null. */
  photo: string | null;
  logo: Logo | null;
  /** Families, the first that has a character draws it. */
  fonts: string[];
}

/** The pages of a CV. */
export type Design = (cv: CvPage) => ReactElement;

export const INK = '#1c1f24';
export const MUTED = '#555b65';
export const RULE = '#d6d9de';
