import { brandTheme, brandTokens } from '@crewdock/contract/brand';

/** What `kit.css` reads. */
const USED = ['brand', 'on-brand', 'accent'];

/**
 * The colours as variables that `kit.css` reads, legible in light and dark; Crewdock's own without a company, or with no colours. `doubt` hears that
 * they are other ones than it was told.
 */
export function themeStyles(brand = '#1f2937', font = '#ffffff', doubt?: () => void): string {
  try {
    const theme = brandTheme(brand, font);
    if (theme.corrected) doubt?.();
    const tokens = brandTokens(theme).filter(([name]) => USED.includes(name));
    return `:host{${tokens.map(([name, value]) => `--${name}:var(--crewdock-${name},${value});`).join('')}}`;
  } catch {
    doubt?.();
    return themeStyles();
  }
}
