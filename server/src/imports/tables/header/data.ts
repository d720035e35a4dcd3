/** Whether a cell contains data about a person instead of a column header. */
export function looksLikeData(cell: string): boolean {
  const text = cell.trim();
  if (text === '') return false;
  if (
    /\d{4}-\d\d-\d\d|\d\s?(usd|eur|gbp|pln|inr)\b|\p{Sc}\s?\d|\d\s?\p{Sc}|\d\s?\+?\s?(years?|yrs?)\b|\d\s?\/\s?h/iu.test(
      text,
    )
  )
    return true;
  return /@|https?:\/\/|^\W?\s?\d[\d\s.,/:%-]*\W*$|^\d{4}-\d\d-\d\d|^[abc][12]\+?$/i.test(text) || text.length > 80;
}
