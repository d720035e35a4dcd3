import { brandFills } from '@crewdock/contract/brand';

/**
 * Returns the CSS variables for `kit.css`, with sufficient contrast in light and dark mode. Missing colors are
 * replaced by the default colors. Calls `doubt` if the contrast of the passed colors was insufficient.
 */
export function themeStyles(brand = '#1f2937', font = '#ffffff', doubt?: () => void): string {
  try {
    const { light, dark, corrected } = brandFills(brand, font);
    if (corrected) doubt?.();
    const variable = (name: string, key: keyof typeof light) =>
      `--${name}:var(--crewdock-${name},light-dark(${light[key]},${dark[key]}));`;
    return `:host{${variable('brand', 'brand')}${variable('on-brand', 'onBrand')}${variable('accent', 'accent')}}`;
  } catch {
    doubt?.();
    return themeStyles();
  }
}
