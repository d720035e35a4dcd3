import { brandFills } from '@crewdock/contract/brand';

/**
 * The colours as variables that `kit.css` reads, legible in light and dark; Crewdock's own without a company, or with no colours. `doubt` hears that
 * they are other ones than it was told.
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
