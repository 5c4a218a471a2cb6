/**
 * What came of a comment that changed minds: what somebody forecast on the day before they said so, and after a day; and
 * of three people or more how far they went together. The words of it, apart from the mathematics.
 */
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import type { Stance } from '../stance.ts'

/** Null where nothing stood. */
export type Turn = { before: Estimate | null; after: Estimate | null }
/** With what is asked now. */
export type TurnTold = { before: Stance | null; after: Stance | null }
/** `points`: by how much their chance of a yes went up, on average: .1 are ten points. */
export type TurnsTold = { people: number; points: number }

/** Where too few of them may be told together as yet. */
export const sayAwaited =
  'How far they went is told once three of them who count in the crowd said so more than a day ago.'

/** 'The 4 of them who forecast it went up by about 10 points on average, from the day before they said so to the day after.' */
export function sayTurns({ people, points }: TurnsTold): string {
  const size = Math.round(Math.abs(points) * 100)
  const went =
    size === 0 ? 'stayed about where they were' : `went ${points > 0 ? 'up' : 'down'} by about ${size} points`
  return `The ${people} of them who forecast it ${went} on average, from the day before they said so to the day after.`
}
