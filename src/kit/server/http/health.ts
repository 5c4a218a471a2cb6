/** For those who watch over the process: is it alive, and may it be sent visitors? */
import type { FastifyInstance } from 'fastify'
import type { Described } from '../api/described.ts'
import { type QueryExecutorProvider, sql } from 'kysely'

const patienceMs = 2000

const json = { policy: 'anyone', type: 'application/json' } as const
const alive: Described = { ...json, name: 'findHealth', summary: 'That the process is alive' }
const ready: Described = { ...json, name: 'findReadiness', summary: 'Whether it may be sent visitors: 503 while not' }

/** `seconds`: since when it is so, or for how long something has waited. */
export type Part = { state: string; seconds?: number }
type Said = {
  /** What somebody must look at, in a sentence each. It is said here and stops no visitor. */
  findAlarms(): Promise<string[]>
  /** How the parts are by their names; none of them stops a visitor either. */
  listParts(): Promise<Record<string, Part>>
}

export function serveHealth(app: FastifyInstance, db: QueryExecutorProvider, { findAlarms, listParts }: Said): void {
  app.get('/healthz', { config: { cost: 0, describes: alive } }, (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', { config: { cost: 0, describes: ready } }, async (_, reply) => {
    const isStopping = app.isStopping && !app.hasFollower
    const database = isStopping ? 'not asked' : await stateOf(db)
    const isReady = !isStopping && database === 'ok'
    const status = isStopping ? 'stopping' : isReady ? 'ok' : 'not ready'
    const found = isReady ? await findAlarms().catch(() => ['The alarms could not be read.']) : []
    const alarms = [...sayRoom(app), ...found]
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, database, ...(isReady && { parts: await listParts() }), ...(alarms.length && { alarms }) })
  })
}

const roomAlarmMs = 10 * 60_000

/** For how long it has been known that something could not be written, since the disk of the database was full. */
export function fullSecondsOf({ lastWithoutRoom }: Pick<FastifyInstance, 'lastWithoutRoom'>): number | null {
  const ms = lastWithoutRoom ? Date.now() - lastWithoutRoom.getTime() : Infinity
  return ms > roomAlarmMs ? null : Math.max(0, ms / 1000)
}

/** Reading goes on where the disk is full, so the server is as ready as ever, and somebody must make room. */
function sayRoom(app: FastifyInstance): string[] {
  const { lastWithoutRoom } = app
  if (!lastWithoutRoom || fullSecondsOf(app) === null) return []
  return [`The disk of the database is full: at ${lastWithoutRoom.toISOString()} something could not be written.`]
}

/** The database answers, and its tables are those of this program. */
async function stateOf(db: QueryExecutorProvider): Promise<'ok' | 'unreachable' | 'too slow'> {
  const asked = sql`select from item limit 1`.execute(db).then(
    () => 'ok' as const,
    () => 'unreachable' as const,
  )
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'too slow'>((done) => {
    timer = setTimeout(() => done('too slow'), patienceMs)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
