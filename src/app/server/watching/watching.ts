/** What this server tells those who watch it: each part counts for itself, in one register. */
import { Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import { accountAddresses } from '#accounts/addresses.ts'
import type { Config } from '#kit/server/config/config.ts'
import type { Database } from '#kit/server/database.ts'
import type { FindLastDrill } from '#kit/server/backup/drill/last-drill.ts'
import type { FindLastBackup } from '#kit/server/backup/last-backup.ts'
import { countingModel } from '#kit/server/language-model/counted-client.ts'
import { isTrial } from '#kit/server/config/sign-in.ts'
import type { KeptPages } from '#kit/server/pages/kept-pages.ts'
import type { Replica } from '#kit/server/replica/replica.ts'
import type { TimedPool } from '#kit/server/timed-pool.ts'
import { countAnswers } from '#kit/server/watching/answers.ts'
import { serveMetrics, serveMetricsApart } from '#kit/server/watching/metrics.ts'
import { addBackups, addDrills, addWal } from '#kit/server/watching/of-backups.ts'
import { addDisk } from '#kit/server/watching/of-disk.ts'
import { addJobs } from '#kit/server/watching/of-jobs.ts'
import { countingMails } from '#kit/server/watching/of-mails.ts'
import { addPages } from '#kit/server/watching/of-pages.ts'
import { addPools, addReplica } from '#kit/server/watching/of-pools.ts'
import { addProcess } from '#kit/server/watching/of-process.ts'
import { keepMinutes } from '#kit/server/watching/minutes/keep-minutes.ts'
import { signInRoutes } from '#local/identity/server/routes.ts'
import { addMoney } from '#membership/server/figures.ts'
import { addLooks } from '#sources/server/figures.ts'
import type { Hearing } from '../events.ts'
import { folderOf } from './disk.ts'
import type { Tables } from '../tables.ts'

type Parts = { app: FastifyInstance; database: Database<Tables>; config: Config }
type Known = {
  kept: KeptPages
  hearing(): Hearing
  pools: Readonly<Record<string, TimedPool>>
  /** Undefined where there is none. */
  replica: Replica | undefined
  listAlarms(): Promise<string[]>
  findLastBackup: FindLastBackup
  findLastDrill: FindLastDrill
}

export type Watching = ReturnType<typeof openWatching>

/** Before anything else: the others are told what to count with. */
export function openWatching({ app, database: { db, archive }, config }: Parts) {
  const registry = new Registry()
  countAnswers(app, registry)
  addProcess(app, registry)
  serveMetrics(app, registry, { token: config.metricsToken, isTrial: isTrial(config) })
  if (config.metricsAt) serveMetricsApart(app, registry, config.metricsAt)
  keepMinutes(app, { registry, db, signInRoutes: [accountAddresses.logIn, ...signInRoutes] })
  return {
    onJobEnded: addJobs(registry, db),
    onLook: addLooks(registry, db),
    countMails: countingMails(registry),
    countModel: countingModel(registry),
    /** Once all is open. Answers what is told of each page that is served. */
    watch({ kept, hearing, pools, replica, listAlarms, findLastBackup, findLastDrill }: Known) {
      addPools(registry, pools, db)
      addReplica(registry, replica)
      for (const pool of Object.values(pools))
        pool.slow = (statement, ms) => app.log.info({ statement, ms }, 'a slow statement')
      addDisk(registry, folderOf(config))
      addBackups(registry, findLastBackup)
      addDrills(registry, findLastDrill)
      addWal(registry, archive)
      addMoney(registry, listAlarms)
      return addPages(registry, kept, () => hearing().isListening)
    },
  }
}
