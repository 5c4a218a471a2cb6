/**
 * How well an item fits a question, from 0 to 1: by the words that it has of it, by how near its horizon is, and by
 * what ties it to items that fit.
 */

/**
 * What a word counts for by where it stands: nowhere, in the body, among the other fields, in the summary, in label or
 * tags, in the title.
 */
export const worth: readonly number[] = [0, 0.4, 0.55, 0.85, 0.95, 1]

/** Below this an item has too little to do with a question to be named in an answer. */
export const leastFit = 0.34
/** A question that nothing fits this well is about something that the base does not know. */
export const knownFit = 0.52

/**
 * How near an item is to what is asked: by the words that it has of the question, and by how much of what it names the
 * question names. Told beside a question much is said of which the base knows nothing.
 */
function closeness({ fit, share = 0 }: { fit: number; share?: number }): number {
  return fit * (0.3 + 0.7 * share)
}
/**
 * Below this the base knows nothing of a question; where it has a word that names nothing in the base, or that nothing in
 * it holds, it must lie nearer.
 */
export const leastClose = { plain: 0.25, besides: 0.33, unknown: 0.45 }

/**
 * Whether a question calls an item by its name, by the share of its label that the question names and by how rare the
 * words are that it names: then the base knows of it, however much is told beside.
 */
export function isWhollyNamed(share: number, named: number): boolean {
  return share >= 0.68 && named >= 2.4
}
/** How well what is called by its name fits at the least. */
export const namedFit = 0.65

/** What shares little of its name with a question is about something else, though it holds all of its words. */
const leastShare = { here: 0.24, elsewhere: 0.4 }

/** `isElsewhere`: of a place of which the base has nothing, so that at best the same of the world is told. */
export function isCloseEnough(found: { fit: number; share?: number }, least: number, isElsewhere: boolean): boolean {
  return closeness(found) >= least && (found.share ?? 0) >= (isElsewhere ? leastShare.elsewhere : leastShare.here)
}

/** The same for the choice among items that a question may be about: a longer name says little against one. */
export function nearness({ fit, share = 0 }: { fit: number; share?: number }): number {
  return fit * (0.5 + 0.5 * share)
}

/** What merely lies near a question closes no gap. */
export function fitsWell({ fit }: { fit: number }): boolean {
  return fit >= knownFit
}

type Weighed = { weight: number; isTopic: boolean; certainty: number }

/**
 * The share of the question's words, by their weights, that an item has. Nothing where none of what it names stands in
 * the item's name or summary.
 */
export function coverage(concepts: readonly Weighed[], places: readonly number[]): number {
  const isAboutIt = concepts.some(({ isTopic }, i) => isTopic && (places[i] ?? 0) >= 3)
  if (!isAboutIt) return 0
  const all = concepts.reduce((sum, { weight }) => sum + weight, 0)
  return (
    concepts.reduce((sum, { weight, certainty }, i) => sum + weight * certainty * (worth[places[i] ?? 0] ?? 0), 0) / all
  )
}

/** What happened in a year is often known a year later only, and horizons end then. */
const publishing = 1

/**
 * 1 where an item's horizon ends in the question's years, less with every year between them; 1 too where the question
 * names none.
 */
export function horizonFit({ from, to }: { from: number | null; to: number | null }, end: number): number {
  const [first, last] = [from ?? to, to ?? from]
  if (first === null || last === null) return 1
  // A question "by 2035" asks about 2035: what is due before tells less than what is due then.
  const apart = end > last ? end - last : (last - end) * 0.8
  return Math.exp(-Math.max(0, apart - publishing) / 20)
}

/** What the years leave of a fit: all of it, or two thirds where they lie far apart. */
export function yearsFit(years: { from: number | null; to: number | null }, end: number): number {
  return 0.65 + 0.35 * horizonFit(years, end)
}

/**
 * Of two items that have the same words, the one whose name is about little else fits better. `rank` is its share of
 * the best name's.
 */
export function nameFit(rank: number): number {
  return 0.92 + 0.08 * rank
}

/** What a tie passes on of the fit of the item at its other end. */
export const passedOn: Readonly<Record<string, number>> = {
  'measured-by': 0.8,
  member: 0.65,
  signpost: 0.55,
  condition: 0.65,
  family: 0.6,
}
export const usuallyPassedOn = 0.5
/** At most: sharing all tags with what fits best. */
export const tagsPassOn = 0.45
