/**
 * CPU of a page view while 50 forecasts a second are spread over the open questions, beside that of a still base: the
 * forecast calls by themselves are measured too, and taken off.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { sendLiveLoad } from '../live-load.ts'
import { rounded } from '../world.ts'
import { forecastOver, type Forecaster, listening, listOpen, signInMany, type World } from './given.ts'

const aSecond = 50
const seconds = 20
const connections = 4

export async function benchPagesBeside(world: World) {
  const origin = await listening(world.app)
  // An account has 120 forecasts an hour.
  const users = await signInMany(world, 20)
  const questions = await listOpen(world.database.pool, 100)
  const pages = questions.map((id) => `/prediction/${id}`)
  const load = () => sendLiveLoad({ url: origin, pages, seconds, connections, headers: { 'accept-encoding': 'br' } })
  await load()
  const still = await cpuOf(load)
  const alone = await cpuOf(() => forecasting(origin, users, questions))
  const both = await cpuOf(async () => (await Promise.all([load(), forecasting(origin, users, questions)]))[0])
  const aView = still.cpuMs / (still.value * seconds)
  const beside = (both.cpuMs - alone.cpuMs) / (both.value * seconds)
  return {
    questions: questions.length,
    forecastsASecond: rounded(alone.value / seconds, 1),
    cpuMsAForecast: rounded(alone.cpuMs / alone.value, 2),
    viewsASecond: { still: rounded(still.value, 0), beside: rounded(both.value, 0) },
    cpuMsAView: { still: rounded(aView, 3), beside: rounded(beside, 3) },
    times: rounded(beside / aView, 2),
  }
}

async function cpuOf<T>(work: () => Promise<T>): Promise<{ cpuMs: number; value: T }> {
  const before = process.cpuUsage()
  const value = await work()
  const { user, system } = process.cpuUsage(before)
  return { cpuMs: (user + system) / 1000, value }
}

/** Answers how many were made. Whoever is late catches up. */
async function forecasting(
  origin: string,
  users: readonly Forecaster[],
  questions: readonly string[],
): Promise<number> {
  const began = performance.now()
  const all: Promise<number>[] = []
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * aSecond)
    while (all.length < due) {
      const nth = all.length
      const user = users[nth % users.length]
      const id = questions[Math.floor(Math.random() * questions.length)] ?? ''
      if (user) all.push(forecastOver(origin, user, id, (1 + ((nth * 13) % 98)) / 100))
    }
    await wait(10) // eslint-disable-line no-await-in-loop
  }
  return (await Promise.all(all)).length
}
