/**
 * `npm run --silent bench -- size --items N`: every screen and every call that visitors reach, on a base of N items
 * (`bench -- fill`): bytes, statements, pages of 8 KB, milliseconds; how soon a process has started; and whether search
 * finds what is there.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { createServer, type Tables } from '#app/server/server.ts'
import { readConfig } from '#kit/server/config/config.ts'
import { type Database, openDatabase } from '#kit/server/database.ts'
import { plenty } from '../../test/plenty.ts'
import { openFilled } from '../fill/fill.ts'
import { addressOf, asStarted } from '../server-process.ts'
import { rounded } from '../world.ts'
import { addressesOf, type Asked } from './addresses.ts'
import { beside, type Row } from './aims.ts'
import { findExamples } from './examples.ts'
import { time, touch, type Touched, warm } from './measure.ts'
import { findByTitle, reachAll } from './reach.ts'
import { routesOf, screensOf } from './routes.ts'
import { watchedUrl, watchStatements } from './watch.ts'

const words = ['climate', 'solar energy', 'sea level', 'democracy']
const mostStartMs = 3000

export async function benchSize(items: number) {
  const world = await openFilled(items)
  try {
    const { touched, leftOut } = await touchAll(world.database.url)
    const { rows, ...search } = await serving(openDatabase<Tables>(world.database.url), async (app) => ({
      rows: await timeAll(app, touched),
      titles: await findByTitle(app, world.database.pool, 1000),
      reached: await Promise.all(words.map((q) => reachAll(app, q))),
    }))
    // The first start of a program compiles it, the next ones take that up.
    const first = await startOf(world.database.url)
    const again = await startOf(world.database.url)
    return {
      items,
      start: { firstMs: first, ms: again, aim: mostStartMs, isMet: again <= mostStartMs },
      ...search,
      aims: beside(rows),
      answers: rows.map(withoutPlans).toSorted((a, b) => b.mostPages - a.mostPages),
      leftOut,
    }
  } finally {
    await world.close()
  }
}

/** Everything that can be asked for, each with the pages that it touches. */
export async function touchAll(url: string) {
  const database = openDatabase<Tables>(watchedUrl(url))
  const watch = watchStatements(database.pool)
  return serving(database, async (app) => {
    const examples = await findExamples(app, database.pool)
    const { asked, leftOut } = addressesOf({ routes: routesOf(app), screens: screensOf(), examples })
    const touched: (Touched & Asked)[] = []
    for (const one of asked) touched.push({ ...one, ...(await touch(app, watch, one)) })
    return { touched, leftOut }
  })
}

function withoutPlans({ overMost, ...row }: Row) {
  return { ...row, statementsOver: overMost.length }
}

async function timeAll(app: FastifyInstance, touched: readonly (Touched & Asked)[]) {
  await warm(app, touched)
  const rows = []
  for (const one of touched) rows.push({ ...one, ...(await time(app, one)) })
  return rows
}

/** A server of its own. */
async function serving<Answer>(
  database: Database<Tables>,
  act: (app: FastifyInstance) => Promise<Answer>,
): Promise<Answer> {
  const app = await createServer({ database, config: readConfig({}), allowances: plenty })
  try {
    await app.ready()
    return await act(app)
  } finally {
    await app.close()
    await database.close()
  }
}

/** From its first moment until it says where it is, on a base that is all there. */
async function startOf(url: string): Promise<number> {
  const began = performance.now()
  const child = spawn(process.execPath, ['--max-semi-space-size=32', 'dist/program/main.js'], {
    env: { PATH: process.env['PATH'], DATABASE_URL: url, PORT: '0', LOG_LEVEL: 'fatal', ...asStarted },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await addressOf(child)
  const ms = rounded(performance.now() - began, 0)
  child.kill('SIGTERM')
  await once(child, 'exit')
  return ms
}
