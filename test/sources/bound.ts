/** A trend with a series that a stand-in keeps current, and what looks at it. */
import { createFetcher } from '#sources/server/fetcher/fetcher.ts'
import { type Looking, lookAtNext } from '#sources/server/work.ts'
import { saveBinding, type NewBinding } from '#sources/server/store.ts'
import { parseHere } from '#sources/server/parsing/parser.ts'
import type { Switches } from '#sources/server/present.ts'
import { usualLimits } from '#sources/server/fetcher/read-body.ts'
import type { Observation, Series } from '#series/series.ts'
import { givenContent, refOf } from '../content-as.ts'
import { aTrend } from '../given/entries.ts'
import { aSeries } from '../given/series.ts'
import { givenSource } from './stand-in.ts'

export const indicator = 'https://api.worldbank.org/v2/country/WLD/indicator/EN.ATM.TEST'

/** Ten years of something that rises by about two a year. */
export const tenYears: Observation[] = [
  ['2014', 401.2],
  ['2015', 403.9],
  ['2016', 405.3],
  ['2017', 407.9],
  ['2018', 409.2],
  ['2019', 411.8],
  ['2020', 413.1],
  ['2021', 415.9],
  ['2022', 417.6],
  ['2023', 419.9],
]

export async function givenBound({ switches }: { switches?: Switches } = {}) {
  const content = await givenContent({ ...(switches && { switches }) })
  const source = await givenSource()
  const { db, pool } = content
  const clock = { now: new Date('2026-11-22T10:00:00Z') }
  const limits = { ...usualLimits, connectMs: 2000, firstByteMs: 400, wholeMs: 1500, idleMs: 1000 }
  const world: Looking = {
    db,
    fetcher: createFetcher({ userAgent: 'Farsight/test', keys: {}, limits, now: () => clock.now, ...source.outside }),
    parser: parseHere,
    canLookUp: async (host) => (await source.outside.resolve(host)).length > 0,
    allowedHosts: ['files.example.org'],
    now: () => clock.now,
    random: () => 0.5,
    wait: async () => {},
    hasKeyFor: () => true,
  }
  const bind = (itemId: string, other: Partial<NewBinding> = {}) =>
    saveBinding(db, {
      itemId,
      connector: 'world-bank',
      address: { indicator: 'EN.ATM.TEST', area: 'WLD' },
      derive: { is: 'as-is' },
      every: 'daily',
      nextAt: clock.now,
      ...other,
    })
  return {
    ...content,
    source,
    clock,
    world,
    bind,

    /** A published trend, bound to the indicator of the stand-in. */
    async trend(observations: readonly Observation[] = tenYears, other: Partial<Series> = {}): Promise<string> {
      const { id: _, ...series } = aSeries(observations, other)
      const at = await content.written('ada', aTrend(`Air holds more carbon ${Math.random()}`, { series }), {
        isPublished: true,
      })
      const id = refOf(at).split('/')[1] ?? ''
      await bind(id)
      return id
    },

    /** Looks at it as if its time had come, and answers what was written down of that. */
    async look(id: string) {
      await pool.query(`update source_host set next_at = '-infinity'`)
      await pool.query('update source_binding set next_at = $2 where item_id = $1', [id, new Date(0)])
      await lookAtNext(world)
      const { rows } = await pool.query(
        'select outcome, code, sentence, version from refresh where item_id = $1 order by id desc limit 1',
        [id],
      )
      return rows[0] as { outcome: string; code: string | null; sentence: string; version: number | null }
    },

    async seriesOf(id: string): Promise<Series> {
      return (await content.ask(`/api/items/trend/${id}`)).body.item.series
    },

    async bindingOf(id: string) {
      return (await pool.query('select * from source_binding where item_id = $1', [id])).rows[0]
    },
  }
}
