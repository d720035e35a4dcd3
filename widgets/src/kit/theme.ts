import { brandFills } from '@crewdock/contract/brand';

/**
 * CSS variables for `kit.css`, with sufficient contrast in light and dark mode. Uses Crewdock's colours when there is
 * no company or no colour. Calls `doubt` when the given colours had to be corrected.
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
