/** How old the newest backup is, by the place that keeps it. */
import type { Registry } from '@prometheus-io/client'
import { ageOfBackup } from '../backup/list-backups.ts'
import { openPlace } from '../backup/places/place.ts'
import { addGauge, type Family } from './family.ts'
import { seldom } from './seldom.ts'

export const backupAge: Family<never> = {
  name: 'farsight_backup_age_seconds',
  help: 'For how long the newest whole backup has been there, +Inf where none is found; not told where none are made (BACKUP_TO).',
  kind: 'gauge',
  labels: [],
  unit: 'seconds',
  row: 'database',
}

/**
 * `to`: as BACKUP_TO names it. A place that cannot be looked at tells of no backup, for an alert on a figure that is
 * not told would be silent.
 */
export function addBackups(registry: Registry, to: string | undefined): void {
  const find = seldom(async () => (to === undefined ? null : ageOfBackup(await openPlace(to), new Date())))
  addGauge(registry, backupAge, async () => {
    if (to === undefined) return []
    return [[{}, (await find()) ?? Infinity]]
  })
}
