/** Asks a platform what it says of a question, and reads it. */
import type { ForecastElsewhere } from '../../elsewhere/forecast.ts'
import type { Platform } from '../../elsewhere/platform.ts'
import { platformOf } from '../../elsewhere/platforms/index.ts'
import { SourceFault } from '../../faults.ts'
import type { Fetched } from '../fetcher/outside.ts'
import type { SourceWorld } from '../refresh.ts'
import { hasWayOut, NoWayOut } from '../turns/way-out.ts'
import type { ElsewhereRow } from './store.ts'

/** `fetched` and `said`: null where the platform says that nothing is new. */
export type Found = { fetched: Fetched | null; said: ForecastElsewhere | null }

/** Throws `NoWayOut`. */
export async function askElsewhere(
  world: SourceWorld,
  row: ElsewhereRow,
  signal: AbortSignal | undefined,
): Promise<Found | SourceFault> {
  try {
    const fetched = await fetchAnswer(world, row, signal)
    return { fetched, said: fetched && (await readAnswer(world, row, fetched)) }
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error
    if (error.code === 'no-name' && !(await hasWayOut(world, row.hosts))) throw new NoWayOut()
    return error
  }
}

async function fetchAnswer(world: SourceWorld, row: ElsewhereRow, signal: AbortSignal | undefined) {
  const platform = known(row)
  const asked = platform.request(row.address)
  if (!asked) throw new SourceFault('not-redistributable')
  const { etag, lastModified } = row
  const since = (etag ?? lastModified) ? { etag, lastModified } : undefined
  return world.fetcher(asked, { allowed: { hosts: platform.hosts, plainHosts: [] }, since, signal })
}

async function readAnswer(world: SourceWorld, row: ElsewhereRow, { url, type, text }: Fetched) {
  const { platform, address, questionId } = row
  const said = await world.parser.readElsewhere({ platform, address, told: { url, type, text }, now: world.now() })
  if (questionId === null || questionId === said.id) return said
  throw new SourceFault('other-question', `It is ${said.id}.`)
}

function known({ platform }: ElsewhereRow): Platform {
  const found = platformOf(platform)
  if (!found) throw new SourceFault('not-there', `There is no platform "${platform}" any more.`)
  return found
}
