/**
 * Milliseconds of a forecast over HTTP, eight at a time: all of one question, and spread over many. They are sent from a
 * process of their own, as those who forecast are none of the server's work.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { quantile, rounded } from '../world.ts'
import { forecastOver, type Forecaster, listening, listOpen, signInMany, type World } from './given.ts'

type Load = { origin: string; users: readonly Forecaster[]; questions: readonly string[]; each: number }

const atOnce = 8
// An account has 120 forecasts an hour, so each part has people of its own.
const each = 100

export async function benchCall(world: World) {
  const origin = await listening(world.app)
  const users = await signInMany(world, 3 * atOnce)
  const questions = await listOpen(world.database.pool, 40)
  const child = fork(fileURLToPath(import.meta.url))
  // What sends and what answers are both still being compiled.
  await sent(child, { origin, users: users.slice(0, atOnce), questions, each })
  const ofOneQuestion = { origin, users: users.slice(atOnce, 2 * atOnce), questions: questions.slice(0, 1), each }
  const ofMany = { origin, users: users.slice(2 * atOnce), questions, each }
  const figures = { ofOneQuestion: await measured(child, ofOneQuestion), ofMany: await measured(child, ofMany) }
  child.disconnect()
  return figures
}

async function measured(child: ChildProcess, load: Load) {
  const before = process.cpuUsage()
  const ms = await sent(child, load)
  const { user, system } = process.cpuUsage(before)
  return {
    calls: ms.length,
    msMedian: rounded(quantile(ms, 0.5), 1),
    msP95: rounded(quantile(ms, 0.95), 1),
    cpuMs: rounded((user + system) / 1000 / ms.length),
  }
}

function sent(child: ChildProcess, load: Load): Promise<number[]> {
  return new Promise((done, fail) => {
    const ended = (code: number | null) => fail(new Error(`Who sends the forecasts ended with ${code}.`))
    child.once('message', (ms) => {
      child.off('exit', ended)
      done(ms as number[]) // the child below sends nothing else
    })
    child.once('exit', ended)
    child.send(load)
  })
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url))
  process.on('message', async (load) => process.send?.(await many(load as Load))) // the parent above sends nothing else

/** Each of the people one after the other, all of them at the same time. */
async function many({ origin, users, questions, each: count }: Load): Promise<number[]> {
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
