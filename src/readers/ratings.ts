/** What the ratings of a trend say together. Never one number alone: the distribution is the answer. */
import { fewestShown, type Mark, marks } from './words.ts'

/** How many people gave each mark, from 1 to 5. */
export type Counts = [number, number, number, number, number]

export type Rating = { impact: number; certainty: number }
/** So many people gave this pair. */
export type RatingCount = Rating & { people: number }
export type Ratings = { people: number; counts: { impact: Counts; certainty: Counts } | null }

/** `counts` is null where too few have rated. */
export function ratingsOf(rows: readonly RatingCount[]): Ratings {
  const people = sum(rows.map((row) => row.people))
  if (people < fewestShown) return { people, counts: null }
  const countsOf = (name: keyof Rating) =>
    marks.map((mark) => sum(rows.filter((row) => row[name] === mark).map((row) => row.people))) as Counts
  return { people, counts: { impact: countsOf('impact'), certainty: countsOf('certainty') } }
}

/**
 * The mark that at most `share` of the people stay below: the inverse of the empirical distribution (Hyndman and Fan
 * 1996, definition 1). Of 1, 4, 4, 5 the median is 4, and half lie between 1 and 4.
 */
export function markAt(counts: Counts, share: number): Mark {
  const wanted = share * sum(counts)
  return marks.find((mark) => sum(counts.slice(0, mark)) >= wanted) ?? 5
}

/** 'Median 4; at least half of the 12 readers say 3 to 5.' Ties may make it more than half. */
export function sayMiddle(counts: Counts): string {
  const [low, middle, high] = [markAt(counts, 0.25), markAt(counts, 0.5), markAt(counts, 0.75)]
  const marked = low === high ? String(low) : `${low} to ${high}`
  return `Median ${middle}; at least half of the ${sum(counts)} readers say ${marked}.`
}

/** Where there is no distribution: how many there are, and from when on it is shown. */
export function sayTooFew(people: number): string {
  if (people === 0) return 'No reader has rated it yet.'
  const said = people === 1 ? 'One reader has' : `${people} readers have`
  return `${said} rated it. What they said is shown once there are ${fewestShown}, so that it gives nobody away.`
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
