/** Many bindings over a long time: how often each host is asked, by how many processes, and that nothing comes of nothing. */
import { expect, test } from 'vitest'
import { lookAtNext, type Looking } from '#sources/server/work.ts'
import { givenBound, indicator, tenYears } from '../sources/bound.ts'
import { worldBankAnswer } from '../sources/stand-in.ts'

const { source, trend, look, world, clock, pool, bind } = await givenBound()
const hourMs = 3_600_000

test('1,000 looks at a source that says nothing new make no version', async () => {
  const id = await trend()
  let answered = 0
  source.at(indicator, (_, response) => {
    answered += 1
    if (answered % 2) response.setHeader('etag', `"${answered}"`)
    response.end(JSON.stringify(worldBankAnswer(tenYears)))
  })
  for (let i = 0; i < 1000; i++) await look(id) // eslint-disable-line no-await-in-loop
  const { rows } = await pool.query(
    `select (select count(*)::int from item_version where item_id = $1) as versions,
      (select array_agg(distinct outcome) from refresh where item_id = $1) as outcomes, (select count(*)::int from refresh where item_id = $1) as looks`,
    [id],
  )
  expect(rows).toEqual([{ versions: 1, outcomes: ['same'], looks: 1000 }])
  await pool.query('delete from source_binding')
})

test('two processes and one binding that is due are one request', async () => {
  const id = await trend()
  source.at(indicator, worldBankAnswer(tenYears))
  source.asked.length = 0
  await pool.query(`update source_host set next_at = '-infinity'`)
  await Promise.all([lookAtNext(world), lookAtNext(world), lookAtNext(world)])
  expect(source.asked).toHaveLength(1)
  await pool.query('delete from source_binding where item_id = $1', [id])
})

test('100 daily bindings on 6 hosts keep the pace for a week: never two at once, a second apart, once a day each', async () => {
  const hosts = Array.from({ length: 6 }, (_, i) => `host${i}.example.org`)
  const asks: { host: string; at: number }[] = []
  const busy = new Set<string>()
  let twice = 0
  const text = JSON.stringify([
    { year: 2022, mean: 400 },
    { year: 2023, mean: 401 },
  ])
  const many: Looking = {
    ...world,
    allowedHosts: hosts,
    fetcher: async ({ url }) => {
      const { host } = new URL(url)
      twice += busy.has(host) ? 1 : 0
      busy.add(host)
      asks.push({ host, at: clock.now.getTime() })
      await Promise.resolve()
      busy.delete(host)
      return { url, type: '', text, status: 200, bytes: text.length, validators: { etag: null, lastModified: null } }
    },
  }
  const { rows } = await pool.query(
    `insert into item (kind, title, label, summary, body, category, tags, horizon_from, horizon_to, details, card, author, updated_at)
     select 'trend', 'A trend', 'A trend', 'A trend.', '', 'social', '{x}', 2020, 2030, '{"series": null, "thresholds": [], "signals": []}', '{}', 'Ada', now()
     from generate_series(1, 100) returning id`,
  )
  const file = { date: 'year', value: 'mean', rows: '', source: 'A file', licence: 'CC0', unit: '' }
  for (const [i, { id }] of rows.entries())
    // eslint-disable-next-line no-await-in-loop
    await bind(id, {
      connector: 'plain-file',
      address: { ...file, url: `https://${hosts[i % 6]}/${id}.json` },
      every: 'daily',
    })
  const begun = clock.now.getTime()
  while (clock.now.getTime() < begun + 7 * 24 * hourMs) {
    // What is due now, by lanes side by side; then the clock goes on to the next, or by a quarter of an hour.
    const lane = async () => {
      for (let left = 50; left > 0 && (await lookAtNext(many)); left--);
    }
    // eslint-disable-next-line no-await-in-loop
    await Promise.all([lane(), lane(), lane()])
    // eslint-disable-next-line no-await-in-loop
    const next = await pool.query(`select min(next_at) as at from source_binding`)
    const at = (next.rows[0].at as Date).getTime()
    clock.now = new Date(Math.max(clock.now.getTime() + 1000, Math.min(at, clock.now.getTime() + hourMs / 4)))
  }
  expect(twice).toBe(0)
  const apart = hosts.flatMap((host) => {
    const times = asks.filter((one) => one.host === host).map(({ at }) => at)
    return times.slice(1).map((at, i) => at - (times[i] ?? 0))
  })
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(1000)
  expect(asks.length).toBeGreaterThanOrEqual(700)
  expect(asks.length).toBeLessThanOrEqual(800)
})
