const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Formats a date as `7 Mar 2026`, the format of the portal, widgets, emails and PDFs. `month` is 1 to 12. Does not use
 * `Intl`, because its abbreviations differ between engines (`Sept`).
 */
export function calendarDate(year: number, month: number, day: number): string {
  return `${day} ${monthOfYear(year, month)}`;
}

/** Formats a month as `Mar 2026`. */
export function monthOfYear(year: number, month: number): string {
  return `${MONTHS[month - 1]} ${year}`;
}
