import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Converts a phone number to the form `+380441234567`. Numbers without a calling code use the person's country. If the
 * country is unknown, returns only the digits. Null if the text is not a phone number.
 */
export function normalizePhoneNumber(text: string, countryCode: string | undefined): string | null {
  // Spreadsheet programs that store phone numbers as numbers write them with a decimal place.
  const written = text
    .replace(/^(\+?\d{7,})\.0+$/, '$1')
    .replace(/^(tel|phone|mobile|mob)\b[.:]?\s*/i, '')
    .replace(/^00(?=[1-9])/, '+');
  const country: CountryCode | undefined = countryCode && isSupportedCountry(countryCode) ? countryCode : undefined;
  const parsed = parsePhoneNumberFromString(written, country && { defaultCountry: country });
  if (parsed?.isPossible()) return parsed.number;
  const digits = written.replaceAll(/\D/g, '');
  if (digits.length < 5 || digits.length > 15) return null;
  const international = parsePhoneNumberFromString(`+${digits}`);
  return digits.length >= 11 && international?.isValid() ? international.number : digits;
}
