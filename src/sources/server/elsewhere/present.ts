/** What is answered of questions elsewhere. Of a platform that is off nothing is told to anybody but operators. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { platformOf, platforms } from '../../elsewhere/platforms/index.ts'
import type { Platform } from '../../elsewhere/platform.ts'
import { elsewhereColumns, type ElsewhereRow } from './store.ts'

/** What is switched on here. */
export type ElsewhereSwitches = {
  /** Why no source is asked at all, or null. */
  whyOff: string | null
  /** The platforms that the operator has named. */
  named: readonly string[]
}

/** So many days are told of. */
const mostDays = 366

const said = (moment: Date | null) => moment && moment.toISOString()

export function platformsOn({ whyOff, named }: ElsewhereSwitches): string[] {
  return whyOff === null ? platforms.map(({ id }) => id).filter((id) => named.includes(id)) : []
}

function whyOffOf(id: string, { whyOff, named }: ElsewhereSwitches): string | null {
  return whyOff ?? (named.includes(id) ? null : 'FORECASTS_ELSEWHERE does not name it.')
}

/** What was seen at platforms that are on: a link alone at once, a number once a look has found it in order. */
export async function presentElsewhere(db: QueryExecutorProvider, itemId: string, switches: ElsewhereSwitches) {
  const on = platformsOn(switches)
  if (on.length === 0) return []
  const { rows } = await sql<ElsewhereRow & { days: [string, number][] }>`
    select ${elsewhereColumns}, coalesce((
        select json_agg(json_build_array(day, chance) order by day) from (
          select day, chance from elsewhere_day where (elsewhere_day.item_id, elsewhere_day.platform) = (elsewhere.item_id, elsewhere.platform)
          order by day desc limit ${mostDays}
        ) as late
      ), '[]') as days
    from elsewhere where item_id = ${itemId}::bigint and platform = any(${on}) and (next_at is null or seen_at is not null) order by platform`.execute(
    db,
  )
  return rows.flatMap((row) => {
    const platform = platformOf(row.platform)
    return platform ? [presentOne(platform, row)] : []
  })
}

function presentOne(platform: Platform, row: ElsewhereRow & { days: [string, number][] }) {
  const { address, question, chance, forecasters, volume, closes, resolution, seenAt, alike, days } = row
  return {
    platform: shortOf(platform),
    url: platform.pageOf(address),
    question,
    chance: platform.number === null ? null : chance,
    forecasters,
    volume,
    closes: said(closes),
    resolution,
    seenAt: said(seenAt),
    alike,
    days: platform.terms.passesOn ? days : [],
  }
}

function shortOf({ id, title, number, volumeIn }: Platform) {
  return { id, title, number, volumeIn }
}

/** `item`: of one alone. */
export async function presentOperated(
  db: QueryExecutorProvider,
  switches: ElsewhereSwitches,
  item: string | undefined,
) {
  const { rows } = await sql<ElsewhereRow & { label: string; failures: number }>`
    select ${elsewhereColumns}, (select label from item where id = item_id) as label, (
        select count(*)::int from refresh where refresh.item_id = elsewhere.item_id and refresh.platform = elsewhere.platform
          and outcome = 'failed' and at > now() - interval '30 days'
      ) as failures
    from elsewhere where ${item ?? null}::bigint is null or item_id = ${item ?? null}::bigint order by label, item_id, platform`.execute(
    db,
  )
  return {
    platforms: platforms.map((one) => ({ ...shortOf(one), terms: one.terms.says, whyOff: whyOffOf(one.id, switches) })),
    elsewhere: rows.flatMap((row) => {
      const platform = platformOf(row.platform)
      return platform ? [presentTied(platform, row, whyOffOf(platform.id, switches))] : []
    }),
  }
}

function presentTied(
  platform: Platform,
  row: ElsewhereRow & { label: string; failures: number },
  whyOff: string | null,
) {
  const { itemId, label, address, alike, state, why, seenAt, checkedAt, nextAt, failures } = row
  const isLooked = whyOff === null && state !== 'ended'
  return {
    itemId,
    label,
    platform: shortOf(platform),
    url: platform.pageOf(address),
    alike,
    state,
    why,
    whyOff,
    seenAt: said(seenAt),
    checkedAt: said(checkedAt),
    nextAt: isLooked ? said(nextAt) : null,
    failures,
  }
}
