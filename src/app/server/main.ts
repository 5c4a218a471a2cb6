/** The process: reads its configuration, opens the database, serves, and leaves in good order when told to. */
import { readConfigOrExit } from '#kit/server/config/config.ts'
import { findDatabase, migrate } from '#kit/server/database.ts'
import { createLog } from '#kit/server/log.ts'
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
let app: Awaited<ReturnType<typeof createServer>> | undefined
let leaving: Promise<void> | undefined

async function leave() {
  setTimeout(() => process.exit(process.exitCode ?? 0), longestStopMs).unref()
  if (app?.server.listening) {
    app.isStopping = true
    await new Promise((done) => setTimeout(done, noticeMs))
  }
  await app?.close()
  await database?.close()
}
// A terminal and npm may both tell us, so once is enough.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void (leaving ??= leave()))

try {
  database = await findDatabase<Tables>(config, (line) => log.info(line))
  await migrate(database.db)
  const { faults } = await loadCollection(database.db, { strict: process.env['CI'] === 'true' })
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  app = await createServer({ database, config, log })
  await app.startMoney()
  await app.startAnalyses()
  const address = await app.listen({ host: config.host, port: config.port })
  process.stdout.write(`${config.productName} is at ${address}\n`)
} catch (error) {
  process.stderr.write(`${config.productName} did not start: ${whyNot(error)}\n`)
  process.exitCode = 1
  await (leaving ??= leave())
}

function whyNot(error: unknown): string {
  const { code, message } = error as { code?: string; message: string } // whatever is thrown while starting has a message
  if (code === 'EADDRINUSE') return `port ${config.port} is taken. Another can be named in PORT.`
  log.error({ err: error }, 'did not start')
  return message
}
