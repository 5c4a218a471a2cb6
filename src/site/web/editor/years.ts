/**
 * Reads what is typed as a year: '2031' is 2031. '203', '-5', '1e999' and 'soon' are none: they stay in the field, since
 * another year made of their digits would be nobody's word.
 */
export function readYear(typed: string): number | null {
  // A year of four digits that begins with 0 would be written with fewer once it is a number.
  return /^\s*[1-9]\d{3}\s*$/.test(typed) ? Number(typed) : null
}
