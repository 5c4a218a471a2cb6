/** The process: reads its configuration, opens the database, serves, and leaves in good order when told to. */
import { openPlace } from '#kit/server/backup/places/open-place.ts'
import { openWalShipping } from '#kit/server/backup/wal/ship-wal.ts'
import { readConfigOrExit } from '#kit/server/config/config.ts'
import { findDatabase, migrate, openDatabase } from '#kit/server/database.ts'
import { createLog } from '#kit/server/log.ts'
import type { WorkLoop } from '#kit/server/work-loop.ts'
import { shareAssets } from '#kit/server/pages/shared-assets.ts'
import { removeSaid } from '#sources/server/elsewhere/store.ts'
import { loadCollection } from './collection.ts'
import { createServer } from './server.ts'
import type { Tables } from './tables.ts'

/** Between saying "not ready" and refusing new connections: time for a load balancer to look. */
const noticeMs = 1500
/** Whoever has not finished by then is cut off. */
const longestStopMs = 9000

const config = readConfigOrExit(process.env)
const log = createLog(config.logLevel)
let database: Awaited<ReturnType<typeof findDatabase<Tables>>> | undefined
let shipping: WorkLoop | undefined
let app: Awaited<ReturnType<typeof createServer>> | undefined
const leaving = new AbortController()

/** Whoever is told to leave meanwhile begins no further step. */
async function start() {
  database = await findDatabase<Tables>(config, (line) => log.info(line))
  leaving.signal.throwIfAborted()
  await lay(database.url)
  leaving.signal.throwIfAborted()
  await keepAssets()
  app = await createServer({ database, config, log })
  await app.startMoney()
  await app.startAnalyses()
  leaving.signal.throwIfAborted()
  await shipWalOf(database)
  handBack()
  const address = await app.listen({ host: config.host, port: config.port })
  process.stdout.write(`${config.productName} is at ${address}\n`)
}

/** From now on what was written is kept where backups are, where that was asked for. */
async function shipWalOf({ pool, archive }: NonNullable<typeof database>) {
  const { to, recipient, wal } = config.backups
  if (wal && to && archive)
    shipping = await openWalShipping({ pool, archive, place: await openPlace(to), recipient }, log)
  shipping?.start()
}

/** Where they cannot be kept, pages that were open before are the only ones to miss anything. */
async function keepAssets() {
  if (config.dev) return
  await shareAssets('dist', config.assetsFolder, new Date()).catch((error: unknown) =>
    log.warn({ err: error }, `built files cannot be kept in ${config.assetsFolder}`),
  )
}

/**
 * Half of the memory that a start takes is needed for nothing else; a process that nobody asks anything would keep it.
 * Before anybody can ask: it takes a fifth of a second.
 */
function handBack() {
  void globalThis.gc?.({ type: 'major', flavor: 'last-resort' })
}

/** Tables and collection, over connections on which a statement may take as long as it must. */
async function lay(url: string) {
  const patient = openDatabase<Tables>(url)
  try {
    await migrate(patient.db)
    leaving.signal.throwIfAborted()
    const { faults } = await loadCollection(patient.db, {
      strict: process.env['CI'] === 'true',
      licences: config.seriesLicences,
    })
    await removeSaid(patient.db, config.sources.elsewhere)
    for (const fault of faults) process.stderr.write(`${fault}\n`)
  } finally {
    await patient.close()
  }
}

/** What has been opened by then is closed; a step of starting that has begun is finished first. */
async function leave() {
  if (leaving.signal.aborted) return // a terminal and npm may both tell us, so once is enough
  leaving.abort()
  setTimeout(cutOff, longestStopMs).unref()
  await started
  if (app?.server.listening) {
    app.isStopping = true
    void app.rest() // what is under way ends meanwhile; closing waits for the rest of it
    await new Promise((done) => setTimeout(done, noticeMs))
  }
  await shipping?.stop()
  await app?.close()
  await database?.close()
}

function cutOff() {
  log.error('did not end by itself, and was cut off')
  process.exit(process.exitCode ?? 0)
}

const started = start().catch((error: unknown) => {
  if (leaving.signal.aborted) return
  process.stderr.write(`${config.productName} did not start: ${whyNot(error)}\n`)
  process.exitCode = 1
  // Without waiting: it waits for this.
  void leave()
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave())

function whyNot(error: unknown): string {
  const { code, message } = error as { code?: string; message: string } // whatever is thrown while starting has a message
  if (code === 'EADDRINUSE') return `port ${config.port} is taken. Another can be named in PORT.`
  log.error({ err: error }, 'did not start')
  return message
}
