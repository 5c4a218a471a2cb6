/** How the last trial of a backup came out, for those who watch. A place that does not answer soon is unreadable. */
import { setTimeout as wait } from 'node:timers/promises'
import { drillName, drillRecord } from '#kit/backup/drill.ts'
import { begunOf } from '#kit/backup/names.ts'
import { seldom } from '../../watching/seldom.ts'
import { parseOrNull, readText } from '../list-backups.ts'
import { openPlace } from '../places/open-place.ts'
import type { BackupPlace } from '../places/place.ts'

export type FindLastDrill = () => Promise<LastDrill>
export type LastDrill = {
  /** `off`: this server makes none, and none that others made is found. `none`: it was asked for, and none has been made yet. */
  state: 'off' | 'none' | 'passed' | 'failed' | 'unreadable'
  /** Since it ended. */
  ageSeconds: number | null
  /** Which backup was tried. */
  backup: string | null
  /** Why it failed, a sentence each. */
  faults: readonly string[]
}

const patienceMs = 3000
const nothing = { ageSeconds: null, backup: null, faults: [] }

/** `to`: as `BACKUP_TO` has it; `isAsked`: whether this server makes trials by itself. */
export function lastDrillOf(to: string | undefined, isAsked: boolean): FindLastDrill {
  if (to === undefined) return async () => ({ state: 'off', ...nothing })
  const find = seldom(async () => ({ drill: await findDrill(await openPlace(to)) }))
  return async () => {
    const found = await Promise.race([find(), wait(patienceMs, null, { ref: false })])
    if (found === null) return { state: isAsked ? 'unreadable' : 'off', ...nothing }
    if (found.drill === null) return { state: isAsked ? 'none' : 'off', ...nothing }
    const { ended, ...drill } = found.drill
    return { ...drill, ageSeconds: Math.max(0, (Date.now() - ended.getTime()) / 1000) }
  }
}

/** Of the newest backup that was ever tried. One whose record is damaged is not known to have come back. */
async function findDrill(place: BackupPlace) {
  const tried = (await place.list('2')).filter((file) => file.endsWith(`/${drillName}`))
  const backup = tried.map((file) => file.slice(0, -drillName.length - 1)).findLast((name) => begunOf(name) !== null)
  if (backup === undefined) return null
  const { data } = drillRecord.safeParse(parseOrNull((await readText(place, `${backup}/${drillName}`)) ?? ''))
  if (!data) return { state: 'failed' as const, backup, faults: [`${drillName} is damaged.`], ended: new Date(0) }
  const state = data.faults.length === 0 ? ('passed' as const) : ('failed' as const)
  return { state, backup, faults: data.faults, ended: new Date(data.ended) }
}
