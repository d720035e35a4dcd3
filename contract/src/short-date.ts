const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * `7 Mar 2026`, the format of every date in the portal, widgets, emails and PDFs. `month` is 1 to 12. `Intl` is not
 * used, because its abbreviations differ between engines (`Sept`).
 */
export function calendarDate(year: number, month: number, day: number): string {
  return `${day} ${monthOfYear(year, month)}`;
}

/** `Mar 2026`. */
export function monthOfYear(year: number, month: number): string {
  return `${MONTHS[month - 1]} ${year}`;
}
