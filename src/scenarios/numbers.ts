/**
 * The numbers of a scenario: its members' chances and what they allow, what contradicts itself, whether it holds
 * together, and how it differs from its siblings.
 */
import { z } from 'zod'
import { itemRef } from '#items/item.ts'
import { sign, turn } from './signs/sign.ts'

const chance = z.number().min(0).max(1)

/** A member's chance to turn out as this world needs it, and who says so. In the order of the scenario's members. */
const memberChance = z.union([
  z.object({
    to: itemRef,
    version: z.int(),
    probability: chance,
    /**
     * `crowd`: what people say together, three or more of them. `pool`: Farsight's forecast and the model together. `observed`: it has resolved, or the series has that value, so
     * the chance is 0 or 1.
     */
    from: z.enum(['crowd', 'pool', 'house', 'author', 'model', 'observed']),
    /** Of people together: how many they were. */
    people: z.int().exactOptional(),
    /** Whose `forecast` is, where that may be an author's. */
    forecastBy: z.enum(['house', 'author']).exactOptional(),
    /** False where the model looks beyond the range in which its bands were checked. */
    validated: z.boolean(),
    /** What the projection of the very series that decides it says, where that is not the chance itself. */
    model: chance.exactOptional(),
    /** What the forecast alone says, where it was pooled with that or people lead. */
    forecast: chance.exactOptional(),
    /**
     * A question that counts only if another has an outcome: the forecast is `said`, and `probability` is that times
     * the chance of the condition.
     */
    given: z
      .object({
        on: itemRef,
        outcome: z.string(),
        or: z.array(z.string()).exactOptional(),
        probability: chance,
        said: chance,
      })
      .exactOptional(),
  }),
  z.object({
    to: itemRef,
    version: z.int().nullable(),
    probability: z.null(),
    /** `forecast-first`: it is what people say, which whoever asks hides until they have forecast it; never kept. */
    why: z.enum(['not-seen', 'no-forecast', 'no-projection', 'beyond-projection', 'annulled', 'forecast-first']),
  }),
])

const bound = z.object({ lowest: chance, highest: chance })

/**
 * One number, and the band in which it may as well lie: the middle 80 % of what judgements and spreads allow. Of the
 * members that have a chance: the others can only lower it.
 */
const likely = z.object({ chance, ...bound.shape })

/** What cannot all be so, with what would mend it. Said, never repaired. */
const incoherence = z.discriminatedUnion('kind', [
  /** One implies the other, and has the greater chance. */
  z.object({ kind: z.literal('implied'), narrow: itemRef, wide: itemRef, narrowChance: chance, wideChance: chance }),
  /** Two members that cannot both be so. */
  z.object({ kind: z.literal('exclusive'), one: itemRef, other: itemRef }),
  /** Two of which one must be so, and whose chances add up to less than 1. */
  z.object({ kind: z.literal('exhaustive'), one: itemRef, other: itemRef, oneChance: chance, otherChance: chance }),
  /** P(of | given) lies outside what the two chances allow, or total probability fails. */
  z.object({
    kind: z.literal('conditional'),
    of: itemRef,
    given: itemRef,
    said: chance,
    lowest: chance,
    highest: chance,
  }),
  /** The lower bounds of worlds of which at most one comes true add up to more than 1. */
  z.object({ kind: z.literal('siblings'), items: z.array(itemRef), total: z.number() }),
  /** Their likely chances do, though their lower bounds do not. */
  z.object({ kind: z.literal('crowded'), items: z.array(itemRef), total: z.number() }),
  /** A member's forecast and the projection of the very series that decides it lie far apart. */
  z.object({ kind: z.literal('forecast-against-model'), of: itemRef, forecast: chance, model: chance }),
  /** A member rests on the projection of a series alone, which a forecast on that series (`by`) lies far away from. */
  z.object({ kind: z.literal('doubted-projection'), of: itemRef, by: itemRef, forecast: chance, model: chance }),
])
export type Incoherence = z.output<typeof incoherence>

/** A descriptor that the rest of the world pulls away from its chosen state; the contributions add up to `excess`. */
const pull = z.object({
  descriptor: z.string(),
  chosen: z.string(),
  towards: z.string(),
  excess: z.number(),
  contributions: z.array(z.object({ descriptor: z.string(), state: z.string(), pull: z.number() })),
})

export const scenarioNumbers = z.object({
  members: z.array(memberChance),
  /** In the order of the signposts. */
  signs: z.array(sign).default([]),
  signsOn: z.int().default(0),
  /** What switched on or off, the newest last. */
  turns: z.array(turn).default([]),
  /**
   * Of the members that have a chance. Null where none has. Members that bear on each other by what they say (one
   * series in one year, one question, a question and its condition) are one part, by their places from 0. The bounds
   * are of the parts: no less than sum - parts + 1, no more than the least. `independent`, their product, holds if the
   * parts had nothing to do with each other. `likely` lies within the bounds: `held` names the end of its band at which
   * it runs into one, and the least likely part, which decides that. Null in what was made before there was one.
   */
  chance: z
    .object({
      counted: z.int(),
      parts: z.array(
        z.object({
          members: z.array(z.int()),
          probability: chance,
          /** The states of the set that they stand for, as `descriptor.state`. */
          states: z.array(z.string()).default([]),
        }),
      ),
      ...bound.shape,
      independent: chance,
      likely: likely
        .extend({ held: z.object({ end: z.enum(['lowest', 'highest']), part: z.int() }).nullable() })
        .nullable()
        .default(null),
    })
    .nullable(),
  incoherences: z.array(incoherence),
  /** Null where its set is not known. */
  consistency: z
    .object({
      isConsistent: z.boolean(),
      /** Empty where it is consistent; the strongest first. */
      pulls: z.array(pull),
      /** Of all configurations of the set, how many are consistent. Null where they are too many to count. */
      consistentInSet: z.int().nullable(),
      configurations: z.number(),
    })
    .nullable(),
  /** The other scenarios of its set: where they choose otherwise, and what their members allow. */
  siblings: z.array(
    z.object({
      item: itemRef,
      version: z.int(),
      differs: z.array(z.object({ descriptor: z.string(), here: z.string(), there: z.string() })),
      /** `isWhole`: all its members have a chance. */
      chance: bound.extend({ likely: likely.nullable().default(null), isWhole: z.boolean().default(true) }).nullable(),
      /** It may be made of what people say, which whoever asks hides until they have forecast it; never kept. */
      isHidden: z.literal(true).exactOptional(),
    }),
  ),
  /**
   * What the lower and upper bounds of the whole set leave for "none of these". Null where some world has no chance, or
   * the bounds contradict each other. `chance` and the likely chances of the worlds add up to 1; it is the least that is
   * left where `isLeast`, since members without a chance can only make worlds less likely. Null where the worlds come to
   * more than 1 already.
   */
  noneOfThese: bound
    .extend({ chance: chance.nullable().default(null), isLeast: z.boolean().default(false) })
    .nullable(),
})
/** What lists say of it: its one number, and whether all of its members have a chance. */
export const worldChance = z.object({ ...likely.shape, isWhole: z.boolean() })
/** What a card draws besides: what its members allow at all, and what they would make if they had nothing to do with each other. */
export const drawnBounds = z.object({ ...bound.shape, independent: chance })

export type ScenarioNumbers = z.output<typeof scenarioNumbers>
