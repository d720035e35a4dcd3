import { brandTheme, type BrandTheme } from '@crewdock/contract/brand';

/** The colours as variables that `kit.css` reads, legible in light and dark; Crewdock's own without a company. */
export function themeStyles(brand = '#1f2937', font = '#ffffff'): string {
  const { light, dark } = theme(brand, font);
  const variable = (name: string, key: keyof typeof light) =>
    `--${name}:var(--crewdock-${name},light-dark(${light[key]},${dark[key]}));`;
  return `:host{${variable('brand', 'brand')}${variable('on-brand', 'onBrand')}${variable('accent', 'accent')}}`;
}

function theme(brand: string, font: string): BrandTheme {
  try {
    return brandTheme(brand, font);
  } catch (error) {
    console.warn(error);
    return brandTheme('#1f2937', '#ffffff');
  }
}
