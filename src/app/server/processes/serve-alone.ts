/** One process: opens the database, serves, and leaves in good order when told to. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { openPlace } from '#kit/server/backup/places/open-place.ts'
import { openWalShipping } from '#kit/server/backup/wal/ship-wal.ts'
import type { Config } from '#kit/server/config/config.ts'
import { findDatabase, migrate, openDatabase } from '#kit/server/database.ts'
import type { EmbeddedPostgres } from '#kit/server/embedded-postgres/embedded-postgres.ts'
import { createLog } from '#kit/server/log.ts'
import { shareAssets } from '#kit/server/pages/shared-assets.ts'
import { heedParent, isLaid, isOneOfSeveral, tellParent } from '#kit/server/processes/own-parent.ts'
import type { WorkLoop } from '#kit/server/work-loop.ts'
import { removeSaid } from '#sources/server/elsewhere/store.ts'
import { loadCollection } from '../collection.ts'
import { createServer } from '../server.ts'
import type { Tables } from '../tables.ts'

/** Between saying "not ready" and refusing new connections: time for a load balancer to look. */
const noticeMs = 1500
/** Whoever has not finished by then is cut off. */
const longestStopMs = 9000

type Found = Awaited<ReturnType<typeof findDatabase<Tables>>>

/** What was begun while this program was read: the embedded database, and whether it has been told to leave. */
type Begun = { database?: Promise<EmbeddedPostgres> | undefined; isToLeave: boolean }

/** Until it is told to leave. One of several has a parent, which tells the address once all serve. */
export function serveAlone(config: Config, begun: Begun): void {
  const log = createLog(config.logLevel)
  let database: Found | undefined
  let shipping: WorkLoop | undefined
  let app: Awaited<ReturnType<typeof createServer>> | undefined
  const leaving = new AbortController()

  /** Whoever is told to leave meanwhile begins no further step. */
  async function start() {
    database = await findDatabase<Tables>(config, (line) => log.info(line), begun.database)
    leaving.signal.throwIfAborted()
    if (!isLaid()) await lay(database.url, config, leaving.signal)
    leaving.signal.throwIfAborted()
    await keepAssets(config, log)
    app = await createServer({ database, config, log })
    await app.startMoney()
    await app.startAnalyses()
    leaving.signal.throwIfAborted()
    shipping = await shipWalOf(database, config, log)
    handBack()
    const address = await app.listen({ host: config.host, port: config.port })
    if (isOneOfSeveral) tellParent(address)
    else process.stdout.write(`${config.productName} is at ${address}\n`)
  }

  /**
   * What has been opened by then is closed; a step of starting that has begun is finished first. `hasFollower`: another
   * serves in its place, so that nobody need be told to go elsewhere.
   */
  async function leave({ hasFollower = false } = {}) {
    if (leaving.signal.aborted) return // a terminal and npm may both tell us, so once is enough
    leaving.abort()
    setTimeout(cutOff, longestStopMs, log).unref()
    await started
    if (app?.server.listening) await turnAway(app, hasFollower)
    await shipping?.stop()
    await app?.close()
    await database?.close()
    if (isOneOfSeveral) process.exit() // its parent's line keeps it else
  }

  const started = start().catch((error: unknown) => {
    if (leaving.signal.aborted) return
    process.stderr.write(`${config.productName} did not start: ${whyNot(error, config.port, log)}\n`)
    process.exitCode = 1
    // Without waiting: it waits for this.
    void leave()
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void leave())
  // A terminal tells all of a group; where there is a parent, it alone decides what follows.
  process.on('SIGHUP', () => void (isOneOfSeveral || leave()))
  heedParent(() => void leave({ hasFollower: true }))
  if (begun.isToLeave) void leave()
}

/** Where they cannot be kept, pages that were open before are the only ones to miss anything. */
async function keepAssets({ dev, assetsFolder }: Config, log: FastifyBaseLogger) {
  if (dev) return
  await shareAssets('dist', assetsFolder, new Date()).catch((error: unknown) =>
    log.warn({ err: error }, `built files cannot be kept in ${assetsFolder}`),
  )
}

/** From now on what was written is kept where backups are, where that was asked for. */
async function shipWalOf(
  { pool, archive }: Found,
  { backups: { to, recipient, wal } }: Config,
  log: FastifyBaseLogger,
) {
  if (!wal || !to || !archive) return undefined
  const shipping = await openWalShipping({ pool, archive, place: await openPlace(to), recipient }, log)
  shipping.start()
  return shipping
}

/**
 * Half of the memory that a start takes is needed for nothing else; a process that nobody asks anything would keep it.
 * Before anybody can ask: it takes a fifth of a second.
 */
function handBack() {
  void globalThis.gc?.({ type: 'major', flavor: 'last-resort' })
}

async function turnAway(app: FastifyInstance, hasFollower: boolean) {
  void app.rest() // what is under way ends meanwhile; closing waits for the rest of it
  if (hasFollower) return app.giveWay()
  app.isStopping = true
  await new Promise((done) => setTimeout(done, noticeMs))
}

/** Tables and collection, over connections on which a statement may take as long as it must. */
async function lay(url: string, { seriesLicences, sources }: Config, leaving: AbortSignal) {
  const patient = openDatabase<Tables>(url)
  try {
    await migrate(patient.db)
    leaving.throwIfAborted()
    const { faults } = await loadCollection(patient.db, {
      strict: process.env['CI'] === 'true',
      licences: seriesLicences,
    })
    await removeSaid(patient.db, sources.elsewhere)
    for (const fault of faults) process.stderr.write(`${fault}\n`)
  } finally {
    await patient.close()
  }
}

function cutOff(log: FastifyBaseLogger) {
  log.error('did not end by itself, and was cut off')
  process.exit(process.exitCode ?? 0)
}

function whyNot(error: unknown, port: number, log: FastifyBaseLogger): string {
  const { code, message } = error as { code?: string; message: string } // whatever is thrown while starting has a message
  if (code === 'EADDRINUSE') return `port ${port} is taken. Another can be named in PORT.`
  log.error({ err: error }, 'did not start')
  return message
}
