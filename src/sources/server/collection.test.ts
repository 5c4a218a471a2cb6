/** A file of the collection and what a source has brought since: the file says the words, the source the values. */
import { expect, test } from 'vitest'
import { seriesOfFiles } from '#series/server/store.ts'
import { givenBound, indicator, tenYears } from '../../../test/sources/bound.ts'
import { worldBankAnswer } from '../../../test/sources/stand-in.ts'

const { source, trend, look, db, seriesOf, pool } = await givenBound()
const kept = async (id: string, other: object) => {
  const said = { ...(await seriesOf(id)), observations: tenYears, ...other }
  await seriesOfFiles.save(db as never, id, said, new Date())
  const { rows } = await pool.query(
    `select series_at(series_id, known_from, null) as series from series_state join series on series.id = series_id
     where item_id = $1 and known_to = 'infinity'`,
    [id],
  )
  return rows[0].series
}

test('a file that is read again takes no value back that a source has brought', async () => {
  const id = await trend()
  expect((await kept(id, { source: 'NOAA and others' })).observations).toEqual(tenYears)
  source.at(indicator, worldBankAnswer([...tenYears, ['2024', 422.4]]))
  await look(id)
  const { observations, source: said } = await kept(id, { source: 'NOAA' })
  expect([observations.at(-1), said]).toEqual([['2024', 422.4], 'NOAA'])
})

test('in another unit the file says something else, and counts', async () => {
  const id = await trend()
  source.at(indicator, worldBankAnswer([...tenYears, ['2024', 422.4]]))
  await look(id)
  expect((await kept(id, { unit: 'parts per million' })).observations).toEqual(tenYears)
})
