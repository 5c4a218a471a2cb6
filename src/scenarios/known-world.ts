/**
 * What the numbers of a scenario are computed from: its set, its own world and its siblings', and what is known of
 * everything that they name.
 */
import { z } from 'zod'
import { knownPrediction } from '#predictions/known-prediction.ts'
import { seriesAt } from '#series/series-chance.ts'
import { itemRef } from '#items/item.ts'
import { signs } from './signs/sign.ts'
import { scenarioDetails } from './scenario.ts'
import { scenarioSet, trendThreshold } from './set.ts'
import { leastMembers } from './words.ts'

const world = z.object({
  item: itemRef,
  version: z.int(),
  ...scenarioDetails.pick({ states: true, members: true }).shape,
})
export type World = z.output<typeof world>

/**
 * A question that asks whether something happens by a year: `subject` is the same for those that differ by the year
 * alone.
 */
const deadline = z.object({ subject: z.string(), by: z.int() })

export const scenarioInput = z.object({
  /** Null where its set is not known, or the world does not fit it. */
  set: z
    .object({
      descriptors: z.array(z.object({ id: z.string(), states: z.array(z.string()) })),
      impacts: scenarioSet.shape.crossImpacts,
      /** States that a series tells from the others of their descriptor. */
      bound: z.array(trendThreshold.omit({ at: true }).extend({ state: z.string() })).default([]),
      readings: scenarioSet.shape.readings,
    })
    .nullable(),
  /** Null where what is kept is no scenario. */
  own: world.nullable(),
  siblings: z.array(world),
  /** False where there are more siblings than are looked at. */
  isWhole: z.boolean(),
  /** Whether it is by the author of its set. Others' worlds are held against the set's, and are none of them. */
  isOfSet: z.boolean().default(true),
  /** How many members a world needs to have a chance. */
  leastMembers: z.int().default(leastMembers),
  /** Those that may be seen, and no others: null for what is kept and no prediction. */
  predictions: z.record(itemRef, knownPrediction.extend({ deadline: deadline.nullable() }).nullable()),
  /** The same of trends, at each time that a world names. */
  trends: z.record(itemRef, z.object({ version: z.int(), at: z.record(z.string(), seriesAt.nullable()) })),
  /** Predictions that the scenario links to, members or not. */
  linked: z.array(itemRef),
  /** Its early signs as they stand: nothing is made of them. */
  signs: signs.default({ signs: [], turns: [] }),
})
export type ScenarioInput = z.input<typeof scenarioInput>
export type KnownSet = NonNullable<z.output<typeof scenarioInput>['set']>
export type Known = Pick<z.output<typeof scenarioInput>, 'predictions' | 'trends'>
/** With what a world needs to have a chance, and what is judged of its states. */
export type Chancing = Known & Pick<z.output<typeof scenarioInput>, 'leastMembers' | 'set'>

/**
 * The deadline in a title that ends its question by the year that tells it from the others of its group; null where
 * there is none.
 */
export function deadlineIn(
  title: string,
  group: { id: string; label: string } | undefined,
): z.output<typeof deadline> | null {
  if (!group || !/^\d{4}$/.test(group.label)) return null
  const year = new RegExp(`\\b(?:by|before|between .+ and) (?:the end of |[A-Z][a-z]+ )?${group.label}\\b`)
  return year.test(title)
    ? { subject: `${group.id}: ${title.replaceAll(group.label, 'then')}`, by: Number(group.label) }
    : null
}
