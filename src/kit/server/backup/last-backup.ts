/** How old the newest backup is, for those who watch. A place that does not answer soon is said to be unreadable. */
import { setTimeout as wait } from 'node:timers/promises'
import { seldom } from '../watching/seldom.ts'
import { ageOfBackup } from './list-backups.ts'
import { openPlace } from './places/open-place.ts'

export type FindLastBackup = () => Promise<LastBackup>
type LastBackup = { state: 'off' | 'none' | 'kept' | 'unreadable'; ageSeconds: number | null }

const patienceMs = 3000

/**
 * `to`: as `BACKUP_TO` has it; undefined while no backups are made. `findSystem`: whose backups count, where those of
 * another database may lie there too.
 */
export function lastBackupOf(to: string | undefined, findSystem?: () => Promise<string>): FindLastBackup {
  if (to === undefined) return async () => ({ state: 'off', ageSeconds: null })
  const find = seldom(async () => ({ age: await ageOfBackup(await openPlace(to), new Date(), await findSystem?.()) }))
  return async () => {
    const found = await Promise.race([find(), wait(patienceMs, null, { ref: false })])
    if (found === null) return { state: 'unreadable', ageSeconds: null }
    return { state: found.age === null ? 'none' : 'kept', ageSeconds: found.age }
  }
}
