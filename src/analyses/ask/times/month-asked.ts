/** Whether the month of something is asked for: 'in which month', 'the month when'. A year is no answer to that. */
export const asksForMonth = (text: string): boolean =>
  /\b(?:which|what)(?:'s the)? (?:calendar )?month\b|\bthe (?:first |very )?month (?:in which|when|that)\b/i.test(text)
