/** How old the newest backup is, by the place that keeps it, and for how long finished WAL waits to be taken there. */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from '@prometheus-io/client'
import { isWal } from '#kit/backup/wal-names.ts'
import type { FindLastDrill } from '../backup/drill/last-drill.ts'
import type { FindLastBackup } from '../backup/last-backup.ts'
import { addGauge, type Family } from './family.ts'

export const backupAge: Family<never> = {
  name: 'farsight_backup_age_seconds',
  help: 'For how long the newest whole backup has been there, +Inf where none is found; not told where none are made (BACKUP_TO).',
  kind: 'gauge',
  labels: [],
  unit: 'seconds',
  row: 'database',
}

export const walWaits: Family<never> = {
  name: 'farsight_wal_waits_seconds',
  help: 'For how long the oldest finished WAL has waited to be taken where backups are, 0 while none waits: so much would be lost with the machine, and its disk fills. Not told without BACKUP_WAL.',
  kind: 'gauge',
  labels: [],
  unit: 'seconds',
  row: 'database',
}

export const drillAge: Family<never> = {
  name: 'farsight_drill_age_seconds',
  help: 'For how long the last trial of a backup has been over, +Inf where BACKUP_DRILL asks for it and none is found; not told where none is made.',
  kind: 'gauge',
  labels: [],
  unit: 'seconds',
  row: 'database',
}

export const drillOk: Family<never> = {
  name: 'farsight_drill_ok',
  help: '1 where the backup that was tried last came back with every table, 0 where it did not; not told before one was tried, or while nobody can tell.',
  kind: 'gauge',
  labels: [],
  unit: 'each',
  row: 'database',
}

/** What cannot be looked at was brought back by nobody; whether it would come back is told only once it was tried. */
export function addDrills(registry: Registry, findLast: FindLastDrill): void {
  addGauge(registry, drillAge, async () => {
    const { state, ageSeconds } = await findLast()
    return state === 'off' ? [] : [[{}, ageSeconds ?? Infinity]]
  })
  addGauge(registry, drillOk, async () => {
    const { state } = await findLast()
    return state === 'passed' || state === 'failed' ? [[{}, state === 'passed' ? 1 : 0]] : []
  })
}

/** A place that cannot be looked at tells of no backup, for an alert on a figure that is not told would be silent. */
export function addBackups(registry: Registry, findLast: FindLastBackup): void {
  addGauge(registry, backupAge, async () => {
    const { state, ageSeconds } = await findLast()
    return state === 'off' ? [] : [[{}, ageSeconds ?? Infinity]]
  })
}

/** `archive`: where finished WAL lies until then; undefined where it is not kept. */
export function addWal(registry: Registry, archive: string | undefined): void {
  addGauge(registry, walWaits, async () => {
    if (archive === undefined) return []
    return [[{}, await longestWait(archive).catch(() => Infinity)]]
  })
}

async function longestWait(archive: string): Promise<number> {
  // They are named in the order in which they were finished; what says where a timeline began comes last.
  const [oldest] = (await readdir(archive)).filter(isWal).toSorted()
  if (oldest === undefined) return 0
  const found = await stat(join(archive, oldest)).catch(() => null) // taken away meanwhile
  return found ? Math.max(0, (Date.now() - found.mtimeMs) / 1000) : 0
}
