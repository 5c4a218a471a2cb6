/** Predictions that are tied to questions elsewhere, the platforms' stand-in, and what looks at them. */
import { readFileSync } from 'node:fs'
import { lookAtDueElsewhere, type LookingElsewhere } from '#sources/server/elsewhere/work.ts'
import type { ElsewhereSwitches } from '#sources/server/elsewhere/present.ts'
import { NoWayOut } from '#sources/server/turns/way-out.ts'
import { createFetcher } from '#sources/server/fetcher/fetcher.ts'
import { usualLimits } from '#sources/server/fetcher/read-body.ts'
import { parseHere } from '#sources/server/parsing/parser.ts'
import { givenContent, refOf } from '../../content-as.ts'
import { aPrediction } from '../../given/entries.ts'
import { givenSource } from '../stand-in.ts'

export const there = {
  manifold: 'https://manifold.markets/someone/will-x-happen-by-2030',
  polymarket: 'https://polymarket.com/event/will-x-happen/will-x-happen-by-2026',
  kalshi: 'https://kalshi.com/markets/kxtest/will-x/kxtest-30',
  metaculus: 'https://www.metaculus.com/questions/3479/will-x/',
}
export const asked = {
  manifold: 'https://api.manifold.markets/v0/slug/will-x-happen-by-2030',
  polymarket: 'https://gamma-api.polymarket.com/markets',
  kalshi: 'https://api.elections.kalshi.com/trade-api/v2/markets/KXTEST-30',
}

export function recorded(id: string, other: object = {}): string {
  const body = JSON.parse(readFileSync(`test/sources/elsewhere/${id}.json`, 'utf8'))
  return JSON.stringify(Array.isArray(body) ? [{ ...body[0], ...other }] : { ...body, ...other })
}

const allOn: ElsewhereSwitches = { whyOff: null, named: Object.keys(there) }

export async function givenElsewhere({ switches = allOn } = {}) {
  const content = await givenContent({ elsewhere: switches })
  const source = await givenSource()
  const { pool, ask } = content
  const clock = { now: new Date('2026-03-01T10:00:00Z') }
  const limits = { ...usualLimits, connectMs: 2000, firstByteMs: 400, wholeMs: 1500, idleMs: 1000 }
  const world: LookingElsewhere = {
    db: content.db,
    fetcher: createFetcher({ userAgent: 'Farsight/test', keys: {}, limits, now: () => clock.now, ...source.outside }),
    parser: parseHere,
    canLookUp: async (host) => (await source.outside.resolve(host)).length > 0,
    allowedHosts: [],
    now: () => clock.now,
    random: () => 0.5,
    wait: async (ms) => {
      clock.now = new Date(clock.now.getTime() + ms)
    },
    on: Object.keys(there),
  }
  return {
    ...content,
    source,
    clock,
    world,

    /** A published prediction of Ada's that is tied to these pages. */
    async tied(...urls: string[]): Promise<string> {
      const entry = aPrediction(`Will X happen? ${Math.random()}`)
      const id = refOf(await content.written('ada', entry, { isPublished: true })).split('/')[1] ?? ''
      for (const url of urls)
        // eslint-disable-next-line no-await-in-loop
        await ask(`PUT /api/items/prediction/${id}/elsewhere`, { as: 'olga', body: { url, alike: ['threshold'] } })
      return id
    },

    /** Looks at all of it as if the time had come, and answers how the last look came out. */
    async look(id: string) {
      await pool.query(`update source_host set next_at = '-infinity', lease = null, leased_until = null`)
      await pool.query(`update elsewhere set next_at = null where next_at is not null and item_id <> $1`, [id])
      await pool.query('update elsewhere set next_at = $2 where item_id = $1 and next_at is not null', [
        id,
        new Date(0),
      ])
      await lookAtDueElsewhere(world).catch((error: unknown) => {
        if (!(error instanceof NoWayOut)) throw error
      })
      const { rows } = await pool.query(
        'select platform, outcome, code, sentence from refresh where item_id = $1 order by id desc limit 1',
        [id],
      )
      return rows[0] as { platform: string; outcome: string; code: string | null; sentence: string } | undefined
    },

    async said(id: string, as?: 'ada' | 'olga') {
      return (await ask(`/api/items/prediction/${id}/elsewhere`, { as })).body.elsewhere
    },

    async rowOf(id: string) {
      return (await pool.query('select * from elsewhere where item_id = $1', [id])).rows[0]
    },
  }
}
