/**
 * The time at the end of what a question asks, as somebody would say it who asks: 'at the start of 2028' for 'on 1
 * January 2028', and of a span its end. Over a figure the day on which a forecast opened reads as when.
 */

/** What comes before, and the time: words between, and pieces of the text word for word. */
export type Timed = { before: string; time: readonly (string | { word: string })[] }

export function plainTime(text: string): Timed {
  for (const [pattern, words] of ways) {
    const found = pattern.exec(text)
    if (found) return { before: text.slice(0, found.index), time: [words, { word: found[1] ?? '' }] }
  }
  return { before: text, time: [] }
}

const ways: readonly (readonly [RegExp, string])[] = [
  [/ (?:on 1|in) January (\d{4})$/, ' at the start of '],
  [/ between \p{Lu}\p{L}+ \d{4} and (\p{Lu}\p{L}+ \d{4})$/u, ' by '],
]
