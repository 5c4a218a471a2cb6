/**
 * Whether the month of something is asked for: 'in which month', 'the month when', 'when does a month first pass it'. A
 * year is no answer to that.
 */
export const asksForMonth = (text: string): boolean =>
  /\b(?:which|what)(?:'s the)? (?:calendar )?month\b|\bwhen (?:does|will|would) (?:a|any|one|the first) (?:single |calendar )?month\b|\bthe (?:first |very )?month (?:in which|when|that)\b/i.test(
    text,
  )
