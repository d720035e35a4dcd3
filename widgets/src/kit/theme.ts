import { brandTheme } from '@crewdock/contract/brand';

/** The colours as variables that `kit.css` reads, legible in light and dark; Crewdock's own without a company, or with no colours. */
export function themeStyles(brand = '#1f2937', font = '#ffffff'): string {
  try {
    const { light, dark } = brandTheme(brand, font);
    const variable = (name: string, key: keyof typeof light) =>
      `--${name}:var(--crewdock-${name},light-dark(${light[key]},${dark[key]}));`;
    return `:host{${variable('brand', 'brand')}${variable('on-brand', 'onBrand')}${variable('accent', 'accent')}}`;
  } catch (error) {
    console.warn(error);
    return themeStyles();
  }
}
