/** The outcome of a question for a day that allows it: it comes after the end of the range, or never. */
export const later = 'later'
