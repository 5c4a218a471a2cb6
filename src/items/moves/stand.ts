/**
 * Where an item stands: of its numbers only what can be said to have moved. Kept whenever it moves, so that what moved
 * is read off what was really said, and never guessed. Each kind says its own (`standOf` of `content-kind.ts`).
 */
import { z } from 'zod'

const chance = z.number().min(0).max(1)
const band = { low80: z.number(), high80: z.number() }
const expected = z.object({ at: z.string(), median: z.number(), ...band })

const stands = {
  /** One chance. */
  chance: z.object({ of: z.literal('chance'), chance }),
  /** Several that exclude one another, the likeliest first. */
  options: z.object({ of: z.literal('options'), rows: z.array(z.object({ name: z.string(), chance })).min(1) }),
  /** An amount or a day at its chances of 5, 50 and 95 %; `figure` is how its middle is said. */
  amount: z.object({
    of: z.literal('amount'),
    figure: z.string(),
    isDay: z.boolean(),
    isLog: z.boolean(),
    low: z.number(),
    middle: z.number(),
    high: z.number(),
  }),
  /** What came, as it is said; empty where the question was annulled. */
  outcome: z.object({ of: z.literal('outcome'), figure: z.string() }),
  /** What was measured last, what was expected of the next times then, and of the time that its headline names. */
  series: z.object({
    of: z.literal('series'),
    last: z.object({ at: z.string(), value: z.number() }),
    ahead: z.array(expected),
    headline: expected.nullable(),
  }),
  /** The chance of a world, null where it has none, and which of its signposts are on, by their titles. */
  world: z.object({ of: z.literal('world'), chance: chance.nullable(), on: z.array(z.string()) }),
}

export const stand = z.discriminatedUnion('of', [
  stands.chance,
  stands.options,
  stands.amount,
  stands.outcome,
  stands.series,
  stands.world,
])
export type Stand = z.output<typeof stand>
export type StandName = Stand['of']
export type StandOf<Name extends StandName> = Extract<Stand, { of: Name }>

/** What made it move: a new version of itself, another item, another mathematics, people, what was learnt of them, or something else that it rests on. */
export const because = z.discriminatedUnion('by', [
  z.object({ by: z.literal('itself') }),
  z.object({ by: z.literal('item'), ref: z.string() }),
  z.object({ by: z.literal('method') }),
  z.object({ by: z.literal('people') }),
  z.object({ by: z.literal('learnt') }),
  z.object({ by: z.literal('beneath') }),
])
export type Because = z.output<typeof because>
