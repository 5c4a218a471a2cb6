/** How a file is read is kept with the trend that it was brought to. */
import { expect, test } from 'vitest'
import { givenContent } from '../../../test/content-as.ts'
import { aTrend } from '../../../test/given/entries.ts'
import { aSeries } from '../../../test/given/series.ts'

const { ask, written } = await givenContent()
const { id: _id, ...series } = aSeries([
  ['2020', 412.4],
  ['2021', 414.7],
])

test('a mapping is kept with its trend, read back, and left out again', async () => {
  const mapping = { key: { Land: 'Quendel' }, decimal: ',' }
  const at = await written('ada', aTrend('Air holds more carbon', { series, mapping }))
  expect((await ask(at, { as: 'ada' })).body.item.mapping).toEqual(mapping)
  await ask(`PATCH ${at}`, { as: 'ada', body: { version: 1, series, mapping: {} } })
  expect((await ask(at, { as: 'ada' })).body.item.mapping).toEqual({})
})
