export {
  type BrandColors,
  type BrandTheme,
  MIN_CONTRAST,
  brandTheme,
  getContrastRatio as contrast,
} from '@crewdock/contract/brand';
