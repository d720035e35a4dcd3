import type { ReactElement } from 'react';
import type { CvContent } from './content.ts';

/** Brand of the portal on which a CV is created. */
export interface CvBrand {
  name: string;
  /**
   * `#rrggbb`: `brand` is the background of highlighted areas, `onBrand` the text color on it, `accent` the brand as a
   * text color on white.
   */
  brand: string;
  onBrand: string;
  accent: string;
}

/** A logo that is legible on the brand color. */
export interface CvLogo {
  /** PNG as a data URL. */
  source: string;
  /** Width divided by height. */
  ratio: number;
}

/** Input of a design. */
export interface CvPage {
  content: CvContent;
  brand: CvBrand;
  /** JPEG as a data URL, or null. */
  photo: string | null;
  logo: CvLogo | null;
  /** Font families in fallback order. */
  fonts: string[];
}

/** Renders a CV as pages. */
export type Design = (cv: CvPage) => ReactElement;

export const INK = '#1c1f24';
export const MUTED = '#555b65';
export const RULE = '#d6d9de';
