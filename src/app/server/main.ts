/** Where the program begins: as one process that serves, or as the parent of several, which loads nothing that serves. */
import cluster from 'node:cluster'
import { knownVariables, readConfigOrExit } from '#kit/server/config/config.ts'
import { whyNotStandIn } from '#kit/server/config/payments.ts'
import { namesFindings } from '#kit/server/doctor/names.ts'
import { createLog } from '#kit/server/log.ts'
import { holdProcesses } from '#kit/server/processes/hold-processes.ts'

const config = readConfigOrExit(process.env)
// Before tables are laid, and before a parent begins processes that would all end for it.
const unpaid = config.stripeSecretKey ? null : whyNotStandIn(config)
if (unpaid) {
  process.stderr.write(`${unpaid}\n`)
  process.exit(1)
}
if (cluster.isPrimary) warnOfNames()
if (config.processes > 1 && cluster.isPrimary) hold()
else await serve()

/**
 * To read the program takes as long as the embedded database takes to come up: it is begun first. Whoever tells us to
 * leave meanwhile is heard when both are done.
 */
async function serve() {
  const told = new AbortController()
  const hear = () => told.abort()
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.on(signal, hear)
  const database = await beginDatabase()
  const { serveAlone } = await import('./processes/serve-alone.ts')
  serveAlone(config, { ...database, isToLeave: told.signal.aborted })
  // After it listens itself: a signal that nobody listens to for a moment would be lost.
  for (const signal of signals) process.off(signal, hear)
}

/** Not waited for: it comes up while nothing here is free to wait. Why it cannot, whoever takes it up hears. */
async function beginDatabase() {
  if (config.databaseUrl) return {}
  const { openForFolder } = await import('#kit/server/embedded-postgres/for-folder.ts')
  const log = createLog(config.logLevel)
  const coming = Promise.withResolvers<void>()
  const database = openForFolder(config, (line) => log.info(line), coming.resolve)
  await Promise.race([coming.promise, database.catch(() => {})])
  return { database }
}

/** A setting that is misspelt is one that nobody reads: it would hold nowhere, and nobody would say so. */
function warnOfNames() {
  const log = createLog(config.logLevel)
  for (const { state, says } of namesFindings(process.env, knownVariables)) if (state === 'mend') log.warn(says)
}

function hold() {
  const { processes, metricsAt, productName, logLevel } = config
  const log = createLog(logLevel)
  holdProcesses({
    processes,
    // Figures are those of one process: Prometheus adds them up, and knows when one has begun anew.
    envOf: (nth) => (metricsAt ? { METRICS: `${bracketed(metricsAt.host)}:${metricsAt.port + nth}` } : {}),
    onServed: (address) => process.stdout.write(`${productName} is at ${address}, by ${processes} processes\n`),
    say: (line) => log.warn(line),
  })
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
