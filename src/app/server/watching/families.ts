/** All families of figures that this server tells. The dashboard is made of this list, and alerts may name nothing else. */
import { modelCost, modelTokens } from '#kit/server/language-model/counted-client.ts'
import { answered, bugs, refused } from '#kit/server/watching/answers.ts'
import type { Family } from '#kit/server/watching/family.ts'
import { backupAge, drillAge, drillOk, walWaits } from '#kit/server/watching/of-backups.ts'
import { room } from '#kit/server/watching/of-disk.ts'
import { ended, oldest, standing, took } from '#kit/server/watching/of-jobs.ts'
import { mails } from '#kit/server/watching/of-mails.ts'
import { bytes, listening, lost, lying, served } from '#kit/server/watching/of-pages.ts'
import { connections, lag, read, size, waited } from '#kit/server/watching/of-pools.ts'
import { heap, late, latest, processor, resident } from '#kit/server/watching/of-process.ts'
import { moneyAlarms } from '#membership/server/figures.ts'
import { held, lastSuccess, looked } from '#sources/server/figures.ts'

const readers = [
  answered,
  served,
  lost,
  lying,
  bytes,
  listening,
  refused,
  bugs,
  late,
  latest,
  resident,
  heap,
  processor,
]
const database = [connections, waited, lag, read, size, room, backupAge, drillAge, drillOk, walWaits]
const work = [standing, oldest, ended, took, mails, looked, lastSuccess, held]
const money = [moneyAlarms, modelTokens, modelCost]

export const families: readonly Family[] = [...readers, ...database, ...work, ...money]
