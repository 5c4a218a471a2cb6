/**
 * Series that can stand for the one that is asked about: those that move as much in a year as a rule, and shares that
 * came by the level at which it stands. Their past is a class of reference, where its own says little.
 */
import { z } from 'zod'
import { itemRef } from '#items/item.ts'
import { type Passage, passageOf, usualMove } from '#series/moves/moves.ts'

/** What is read of another series: as much as it takes to count its moves, and to say whose it is. */
export const alikeSeries = z.object({
  /** The trend that it is like. */
  to: itemRef,
  ref: itemRef,
  version: z.int(),
  title: z.string(),
  label: z.string(),
  author: z.string(),
  authorId: z.string().nullable(),
  unit: z.string(),
  kind: z.string(),
  observations: z.array(z.tuple([z.string(), z.number()])),
})
export type AlikeSeries = z.output<typeof alikeSeries>

type Measured = Pick<AlikeSeries, 'unit' | 'kind' | 'observations'>

/** More would be no class, and no list that one reads. */
const most = 12
/** A usual move of half as much is alike, and one of twice as much. */
const widest = 2

/** Those of its kind whose usual move in a year is like its own, the most alike first. */
export function movingAlike<Other extends Measured>(own: Measured, others: readonly Other[]): Other[] {
  const usual = usualMove(own.observations, own.kind)
  if (usual === null || usual === 0) return []
  const distance = (other: Other): number => {
    const theirs = usualMove(other.observations, other.kind)
    return theirs === null || theirs === 0 ? Infinity : Math.abs(Math.log(theirs / usual))
  }
  return others
    .filter(({ kind }) => isShare(kind) === isShare(own.kind))
    .map((other) => ({ other, apart: distance(other) }))
    .filter(({ apart }) => apart <= Math.log(widest))
    .toSorted((a, b) => a.apart - b.apart)
    .slice(0, most)
    .map(({ other }) => other)
}

const isShare = (kind: string): boolean => kind === 'share'

/** Those in hundredths of a whole that passed a level on the way to another, and of which one knows what came of it. */
export function passedAlike<Other extends Measured>(
  own: Measured,
  others: readonly Other[],
  levels: { from: number; to: number },
  years: number,
): Other[] {
  if (!isOfHundred(own)) return []
  return others
    .filter((other) => isOfHundred(other) && isKnown(passageOf(other.observations, levels, years)))
    .slice(0, most)
}

const isKnown = (passage: Passage | null): boolean => passage !== null && passage.stood !== null

/** '% of population', 'per 100 people'. */
const isOfHundred = ({ unit, kind }: Measured): boolean =>
  (isShare(kind) && unit.startsWith('%')) || unit.startsWith('per 100 ')

/** What may be of use, whatever is asked of the series: of each sort no more than a report takes. */
export function worthReading<Other extends Measured>(own: Measured, others: readonly Other[]): Other[] {
  const last = own.observations.at(-1)?.[1]
  const passing = others.filter(
    (other) =>
      last !== undefined &&
      isOfHundred(own) &&
      isOfHundred(other) &&
      [1, -1].some((way) => passageOf(other.observations, { from: last, to: last + way }, 1) !== null),
  )
  return [...new Set([...movingAlike(own, others), ...passing.slice(0, most)])]
}
