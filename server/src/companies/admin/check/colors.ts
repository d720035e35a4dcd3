import { brandTheme, getContrastRatio, MIN_CONTRAST } from '@crewdock/contract/brand';
import type { CheckFinding } from '@crewdock/contract/company-check';
import type { CompanyRow } from '../../../core/identity/company.ts';
import { SETTINGS } from './mend.ts';

/** Reports a color pair that the theme corrects because its contrast is too low. */
export function badColors({ brand_color, font_color }: CompanyRow): CheckFinding[] {
  const { corrected, light } = brandTheme(brand_color, font_color);
  if (!corrected) return [];
  const has = getContrastRatio(brand_color, font_color).toFixed(1);
  return [
    {
      check: 'contrast',
      message: `The font color has ${has}:1 on the brand color and needs ${MIN_CONTRAST}:1. Another one is shown.`,
      place: { kind: 'settings', label: 'Headers and buttons', path: null },
      sample: {
        kind: 'colors',
        surface: brand_color,
        text: font_color,
        shown: { surface: light.header, text: light.onHeader },
      },
      mend: SETTINGS.colors,
    },
  ];
}
