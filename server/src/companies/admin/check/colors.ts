import { brandTheme, getContrastRatio, MIN_CONTRAST } from '@crewdock/contract/brand';
import type { CheckFinding } from '@crewdock/contract/company-check';
import type { CompanyRow } from '../../../core/identity/company.ts';
import { SETTINGS } from './mend.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';
import * as messages from '../../../core/messages/company-check.ts';

/** Reports a color pair that the theme corrects because its contrast is too low. */
export function badColors({ brand_color, font_color }: CompanyRow): CheckFinding[] {
  const { corrected, light } = brandTheme(brand_color, font_color);
  if (!corrected) return [];
  const contrast = getContrastRatio(brand_color, font_color).toFixed(1);
  return [
    {
      check: 'contrast',
      message: formatMessage(messages.lowContrast, { contrast, least: MIN_CONTRAST }),
      place: { kind: 'settings', label: formatMessage(messages.lowContrastPlace), path: null },
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
