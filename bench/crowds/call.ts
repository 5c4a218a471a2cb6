/** Milliseconds of a forecast over HTTP, eight at a time: all of one question, and spread over many. */
import { quantile, rounded } from '../world.ts'
import { forecastOver, type Forecaster, listening, listOpen, signInMany, type World } from './given.ts'

const atOnce = 8
// An account has 120 forecasts an hour.
const each = 50
const warmUps = 10

export async function benchCall(world: World) {
  const origin = await listening(world.app)
  const users = await signInMany(world, atOnce)
  const questions = await listOpen(world.database.pool, 40)
  await many(origin, users, questions, warmUps)
  return {
    ofOneQuestion: summed(await many(origin, users, questions.slice(0, 1), each)),
    ofMany: summed(await many(origin, users, questions, each)),
  }
}

/** Each of the people one after the other, all of them at the same time. */
async function many(origin: string, users: readonly Forecaster[], questions: readonly string[], count: number) {
  const all = await Promise.all(
    users.map(async (user, place) => {
      const ms: number[] = []
      for (let nth = 0; nth < count; nth++) {
        const id = questions[(nth * users.length + place) % questions.length] ?? ''
        ms.push(await forecastOver(origin, user, id, (1 + ((nth * 7 + place * 11) % 98)) / 100)) // eslint-disable-line no-await-in-loop
      }
      return ms
    }),
  )
  return all.flat()
}

function summed(ms: readonly number[]) {
  return { calls: ms.length, msMedian: rounded(quantile(ms, 0.5), 1), msP95: rounded(quantile(ms, 0.95), 1) }
}
