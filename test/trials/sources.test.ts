/** A source over a long time: nothing comes of nothing, and one request of one binding that is due. */
import { expect, test } from 'vitest'
import { lookAtNext } from '#sources/server/work.ts'
import { givenBound, indicator, tenYears } from '../sources/bound.ts'
import { worldBankAnswer } from '../sources/stand-in.ts'

const { source, trend, look, world, pool } = await givenBound()

test('1,000 looks at a source that says nothing new make no version', async () => {
  const id = await trend()
  let answered = 0
  source.at(indicator, (_, response) => {
    answered += 1
    if (answered % 2) response.setHeader('etag', `"${answered}"`)
    response.end(JSON.stringify(worldBankAnswer(tenYears)))
  })
  /* eslint-disable no-await-in-loop */
  for (let i = 0; i < 1000; i++) {
    await look(id)
    // So many a day would never be asked: each stands for another day.
    await pool.query(
      `update refresh set at = at - interval '25 hours' where id = (select max(id) from refresh where item_id = $1)`,
      [id],
    )
  }
  /* eslint-enable no-await-in-loop */
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
