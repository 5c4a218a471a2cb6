/** A scenario says what world predictions and trends add up to. */
import { z } from 'zod'
import { contentKind } from '#items/content-kind.ts'
import { scenarioEntry } from './entry.ts'
import { drawnBounds, scenarioNumbers, worldChance } from './numbers.ts'
import { scenarioDetails, whyNotScenario } from './scenario.ts'
import { sharedOf } from './shared.ts'
import { standOf } from './stand.ts'
import { unswayed } from './chances/unswayed.ts'
import { whenOf } from './signs/when.ts'
import { sayLikely } from './words.ts'

export const scenario = contentKind({
  name: 'scenario',
  title: 'Scenario',
  section: 'Scenarios',
  shape: 'plane',
  describes: 'says what world they add up to',
  details: scenarioDetails,
  card: z.object({
    ...scenarioDetails.pick({ set: true, states: true, consistent: true }).shape,
    members: z.int(),
    signposts: z.int(),
  }),
  entry: scenarioEntry,
  numbers: scenarioNumbers,
  cardNumbers: z.object({
    signsOn: z.int().exactOptional(),
    likely: worldChance.nullable().exactOptional(),
    drawn: drawnBounds.nullable().exactOptional(),
    /** By when its signposts are to be seen; missing until the numbers are made anew. */
    signYears: z.array(z.int()).exactOptional(),
  }),
  cardNumbersOf: ({ signposts }, { signsOn, chance, members }) => ({
    signsOn,
    likely: chance?.likely ? { ...chance.likely, isWhole: chance.counted === members.length } : null,
    drawn: chance && { ...chance, lowest: chance.counted === members.length ? chance.lowest : 0 },
    signYears: signposts.map(({ by }) => by),
  }),
  unswayed,
  whenOf,
  // All of it is written by people.
  detailsFrom: (entry) => entry,
  entryFrom: (details) => details,
  whyNot: whyNotScenario,
  cardOf: ({ set, states, consistent, members, signposts }) => ({
    set,
    states,
    consistent,
    members: members.length,
    signposts: signposts.length,
  }),
  refsOf: ({ members, signposts }) => [
    ...members.map(({ to }) => ({ to, relation: 'member' as const })),
    ...signposts.map(({ watch }) => ({ to: watch, relation: 'signpost' as const })),
  ],
  familyOf: ({ set }) => set,
  asks: false,
  changesTold: ['title', 'states', 'members', 'signposts'],
  lifeOf: () => null,
  figureOf(_, numbers) {
    const { chance, members = [] } = numbers ?? {}
    return {
      text: chance?.likely ? sayLikely(chance.likely, chance.counted === members.length) : '',
      isEstimate: true,
    }
  },
  standOf: (_, numbers) => standOf(numbers),
  sharedOf: (details, numbers) => sharedOf(details, numbers),
  wordsOf: ({ signposts }) => signposts.map(({ title }) => title).join(' '),
})
