/** CPU milliseconds of a crowd of 10,000: from nothing, and after one more word. */
import { Crowd, crowdOf } from '#forecasts/crowd/index.ts'
import { quantile, rounded } from '../world.ts'

const people = 10_000
const times = 120
const asked = { question: { type: 'binary' as const }, wording: 'bench' }

export async function benchSize() {
  const standing = Array.from({ length: people }, () => ({ estimate: someChance(), wording: 'bench' }))
  const fromNothing = Array.from({ length: times }, () => cpuOf(() => crowdOf(asked, standing)))
  const crowd = new Crowd(asked)
  for (const [at, one] of standing.entries()) crowd.take({ person: String(at), at, ...one })
  const oneMore = Array.from({ length: times }, (_, nth) =>
    cpuOf(() => {
      const person = String(Math.floor(Math.random() * people))
      crowd.take({ person, at: people + nth, estimate: someChance(), wording: 'bench' })
      crowd.now()
    }),
  )
  // The first of them are still being compiled.
  return { people, cpuMsFromNothing: middle(fromNothing.slice(40)), cpuMsOneMore: middle(oneMore.slice(40)) }
}

const someChance = () => ({ type: 'binary' as const, probability: Math.round(1 + Math.random() * 97) / 100 })
const middle = (all: readonly number[]) => rounded(quantile(all, 0.5), 2)

function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
