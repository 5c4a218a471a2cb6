/**
 * The mark of a footnote, '[43]', as it stands after a space behind what it is of: who copies a sentence out of a page or a
 * file gets "2.9 [43]", and never 2.943.
 */
export const sayMark = (number: number): string => `[${number}]`
