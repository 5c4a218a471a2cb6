/** Answers the calls about editions of the radar. */
import type { Kysely } from 'kysely'
import { dayOf } from '#kit/dates.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import type { AnyKind } from '../../content-kind.ts'
import type { contentContract } from '../../contract.ts'
import type { ContentTables } from '../tables.ts'
import { findRadarSince } from './since.ts'
import { findRadarThen } from './then.ts'

type RadarHandlers = Pick<
  Handlers<ReturnType<typeof contentContract<readonly [AnyKind, ...AnyKind[]]>>>,
  'findRadarSince' | 'findRadarThen'
>

export function radarHandlers(db: Kysely<ContentTables>, kinds: readonly AnyKind[]): RadarHandlers {
  const names = kinds.map(({ name }) => name)
  return {
    findRadarSince: ({ query, now }) => findRadarSince(db, query, { kinds: names, today: dayOf(now) }),
    findRadarThen: ({ query, now }) => findRadarThen(db, query, { kinds: names, today: dayOf(now) }),
  }
}
