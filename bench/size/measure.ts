/** What an answer costs: its bytes, its statements with the pages that they touch, and milliseconds of 40 more like it. */
import type { FastifyInstance } from 'fastify'
import { quantile, rounded } from '../world.ts'
import type { Asked } from './addresses.ts'
import type { Statement, Watch } from './watch.ts'

export type Touched = {
  of: string
  url: string
  status: number
  bytes: number
  statements: number
  /** Of 8 KB, of all statements together and of the one that touches most. */
  pages: number
  mostPages: number
  /** That one, as far as it is told apart by. */
  most: string
  /** Those that touch more than any may. */
  overMost: readonly Statement[]
}
export type Timed = { cpuMs: number; clockMs: number }

/** Of 8 KB, of one statement, however many items there are. */
export const mostPages = 2000

/** The first calls compile what they run through, once in the life of a process: they are not those that are judged. */
const warmUps = 3
/** Drawing runs through far more code. */
const drawnBefore = 300
const rounds = 40
/** What is slow is asked for less often. */
const longestMs = 4000
const longestText = 400

/** Drawn anew. */
export async function touch(app: FastifyInstance, watch: Watch, asked: Asked): Promise<Touched> {
  const answer = { status: 0, bytes: 0 }
  const statements = await watch.during(async () => Object.assign(answer, await ask(app, asked)))
  const most = statements.reduce<Statement>((a, b) => (b.pages > a.pages ? b : a), { text: '', pages: 0, ms: 0 })
  return {
    of: asked.of,
    url: asked.url,
    ...answer,
    statements: statements.length,
    pages: statements.reduce((sum, { pages }) => sum + pages, 0),
    mostPages: most.pages,
    most: most.text.slice(0, longestText),
    overMost: statements.filter(({ pages }) => pages > mostPages),
  }
}

/** Draws the first page of each screen that is quick until what it runs through is compiled. */
export async function warm(app: FastifyInstance, all: readonly Asked[]): Promise<void> {
  const firsts = [...Map.groupBy(all, ({ of }) => of).values()].map(([first]) => first)
  for (const one of firsts) {
    if (!one?.of.startsWith('screen ')) continue
    const began = performance.now()
    for (let nth = 0; nth < drawnBefore && performance.now() - began < longestMs; nth++) await ask(app, one)
  }
}

/** The p95 of the processor's milliseconds of this process, and of the clock's, once it is warm. */
export async function time(app: FastifyInstance, asked: Asked): Promise<Timed> {
  for (let nth = 0; nth < warmUps; nth++) await ask(app, asked)
  const cpu: number[] = []
  const clock: number[] = []
  for (let began = performance.now(); cpu.length < rounds && performance.now() - began < longestMs;) {
    const before = process.cpuUsage()
    const at = performance.now()
    await ask(app, asked)
    clock.push(performance.now() - at)
    const { user, system } = process.cpuUsage(before)
    cpu.push((user + system) / 1000)
  }
  return { cpuMs: rounded(quantile(cpu, 0.95), 1), clockMs: rounded(quantile(clock, 0.95), 1) }
}

/** Nothing is kept of pages that were drawn before. */
async function ask(app: FastifyInstance, { url, body }: Asked) {
  app.forgetPages()
  const { statusCode, rawPayload } = await app.inject({ url, ...(body && { method: 'POST', payload: body }) })
  return { status: statusCode, bytes: rawPayload.length }
}
