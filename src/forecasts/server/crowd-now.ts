/** What the crowd of a prediction says now, as readers are told it. */
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { ContentTables } from '#items/server/tables.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Viewer } from '#kit/viewer.ts'
import type { CrowdSaid } from '../crowd/crowd-type.ts'
import { type CrowdNow, crowdOf } from '../crowd/index.ts'
import { whyNotForecast } from '../may-forecast.ts'
import { type Asked, askedOf, type AskedRow, knownSince, unswayed } from './asked.ts'
import {
  type CrowdPoint,
  type CrowdRow,
  type CrowdSeen,
  findCrowdRow,
  findMachineBefore,
  findPointBefore,
  type MachineSaid,
  type Scored,
} from './crowd-store.ts'
import { standingCrowd } from './standing-crowd.ts'

/** The same database twice: to write in, and to ask prepared statements of. */
export type Store = { db: Kysely<ContentTables>; pool: Pool }

/**
 * `at`: when it was told; null of what is not told yet. `isHidden`: nothing is said but how many they are, since whoever
 * asks wants to forecast first. `machine`: what one said last, where that still is an answer.
 */
type Told = CrowdNow & { asked: Asked; at: string | null; scored: Scored | null }
export type CrowdTold = Told & { isHidden: boolean; machine: MachineSaid | null }

/**
 * As it was told last. Where what is asked was worded anew since, all of them answered another wording; where it asks
 * something else, so that what was told is no answer any more, as it is about to be told.
 */
export async function findCrowdTold(store: Store, id: string, viewer: Viewer): Promise<CrowdTold> {
  const row = await findCrowdRow(store.pool, id, viewer)
  if (!row) throw new Refusal('item-not-found')
  const { isHidden } = row
  const [told, machine] = [await toldOf(store, id, row), await machineInTime(store.pool, id, row)]
  return isHidden
    ? { ...told, asked: unswayed(told.asked), said: null, isHidden, machine }
    : { ...told, isHidden, machine }
}

async function toldOf({ db, pool }: Store, id: string, row: CrowdRow): Promise<Told> {
  const asked = askedOf(row)
  const { newest, scored } = row
  const told = toldIn(asked, await pointInTime(pool, id, row))
  if (told) return { asked, scored, ...told }
  if (!newest) return { asked, scored, at: null, ...crowdOf(asked, []) }
  return { asked, scored, at: null, ...(await standingCrowd(db, id, row)) }
}

/**
 * What was told once its outcome could be known is told no more, as it leads nowhere and counts in no score: but for how
 * many they are, where nothing was told before.
 */
async function pointInTime(pool: Pool, id: string, row: CrowdRow): Promise<CrowdPoint | null> {
  const { point } = row
  const since = knownSince(row)
  if (!point || Date.parse(point.at) < since) return point
  return (await findPointBefore(pool, id, since)) ?? { ...point, said: null }
}

type MachineRow = AskedRow & Pick<CrowdSeen, 'machine'>

/** Said before its outcome could be known, of the question as it is worded; null where that is not what a machine said last. */
export async function machineInTime(pool: Pool, id: string, row: MachineRow): Promise<MachineSaid | null> {
  // Of most questions none ever spoke, and the page of a group asks of fifty.
  if (!row.machine) return null
  const since = knownSince(row)
  const isLate = Date.parse(row.machine.at) >= since
  const said = isLate ? await findMachineBefore(pool, id, since) : row.machine
  const { question, wording } = askedOf(row)
  return said?.wording === wording && whyNotForecast(question, said.estimate) === null ? said : null
}

/** What a row of the history says of the question as it is; null where it answers another, or there is none. */
export function toldIn(asked: Asked, point: CrowdPoint | null): Pick<CrowdTold, 'at' | keyof CrowdNow> | null {
  if (!point || (point.said && whyNotForecast(asked.question, point.said.estimate) !== null)) return null
  const { at, forecasters: people, said } = point
  return { at, people, earlier: point.wording === asked.wording ? point.earlier : people, said }
}

export function presentCrowd({ estimate, quartiles, tenths }: CrowdSaid) {
  return { estimate, quartiles, tenths }
}
