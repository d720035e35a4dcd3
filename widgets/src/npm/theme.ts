export { type BrandColors, type BrandTheme, MIN_CONTRAST, brandTheme, contrast } from '@crewdock/contract/brand';
