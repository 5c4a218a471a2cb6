/**
 * What a page costs the processor where two processes serve, beside one: milliseconds of all processes together, the
 * parent with them, a request. Both serve the same base at the same time, and are asked in turns, so that whatever else
 * the machine does falls on both.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { quantile } from '#engine/statistics.ts'
import { askDuring } from '../../test/processes/asking.ts'
import { type Server, start, stop } from '../server-process.ts'

/** As Linux counts processor time, a hundred in a second. */
const tickMs = 10
/** V8 makes a program faster as it is used: each process has been asked for so many rounds before it is measured. */
const warmUps = 5
/** A page may be drawn anew for a reader who knows more no sooner. */
const drawnAgainMs = 1100

type Cost = { drawn: number; kept: number }
/** In a round of each: how many pages are drawn, and how often one that lies ready is asked for. */
type Load = { rounds: number; pages: number; kept: number }

export async function costsOfTwo(folder: string, load: Load = { rounds: 5, pages: 200, kept: 4000 }) {
  const servers = [await start(folder), await start(folder, { FARSIGHT_PROCESSES: '2', LOG_LEVEL: 'error' })]
  try {
    const [one, two] = await costsOf(servers, load)
    return { one, two, ratio: { drawn: ratio(one?.drawn, two?.drawn), kept: ratio(one?.kept, two?.kept) } }
  } finally {
    for (const server of servers) await stop(server)
  }
}

async function costsOf(servers: readonly Server[], load: Load): Promise<Cost[]> {
  const pages = (await listPages(servers[0]?.origin ?? '')).slice(0, load.pages)
  const taken = servers.map((): { drawn: number[]; kept: number[] } => ({ drawn: [], kept: [] }))
  for (const server of servers) await quiet(server)
  for (let round = -warmUps; round < load.rounds; round++) {
    for (const [nth, server] of servers.entries()) {
      await wait(drawnAgainMs)
      // Of two each has drawn as much as the one by then.
      const times = round < 0 ? nth + 1 : 1
      // Whoever says that they know a later version is handed nothing that lies ready.
      const drawn = await costOf(
        server,
        times * pages.length,
        (page) => `${pages[page % pages.length]}?v=${900_000 + round}`,
      )
      const kept = await costOf(server, times * load.kept, () => '/trend/131')
      if (round < 0) continue // to warm up
      taken[nth]?.drawn.push(drawn)
      taken[nth]?.kept.push(kept)
    }
  }
  return taken.map(({ drawn, kept }) => ({ drawn: rounded(quantile(drawn, 0.5)), kept: rounded(quantile(kept, 0.5)) }))
}

async function listPages(origin: string): Promise<string[]> {
  const text = await (await fetch(`${origin}/sitemap/0.xml`)).text()
  return [...text.matchAll(/<loc>[^<]*?(\/(?:trend|prediction|scenario)\/\d+)<\/loc>/g)].map(([, path]) => path ?? '')
}

/** Milliseconds a request. */
async function costOf(server: Server, requests: number, pathOf: (nth: number) => string): Promise<number> {
  const before = usedMs(server)
  const { asked, failed } = await askDuring(server.origin, { requests, pathOf }, async () => {})
  if (failed.length > 0) throw new Error(`${failed.length} of ${asked} failed: ${failed[0]}`)
  return (usedMs(server) - before) / asked
}

/** Until what a start leaves to jobs is done: numbers, and pages that are compressed better. */
async function quiet(server: Server): Promise<void> {
  for (let calm = 0; calm < 3;) {
    const before = usedMs(server)
    await wait(3000)
    calm = usedMs(server) - before < 150 ? calm + 1 : 0
  }
}

/** Of the process and all that it began. */
function usedMs({ child: { pid } }: Server): number {
  return [pid ?? 0, ...childrenOf(pid ?? 0)].reduce((sum, one) => sum + ticksOf(one), 0) * tickMs
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' '))
    .filter(Boolean)
    .map(Number)
}

function ticksOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return user + system
}

function ratio(one = Number.NaN, two = Number.NaN): number {
  return rounded(two / one)
}

function rounded(number: number): number {
  return Math.round(number * 1000) / 1000
}
