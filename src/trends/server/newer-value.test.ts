/** A newer value beside a series, as it is written, kept, refused, and taken away again. */
import { expect, test } from 'vitest'
import { givenContent } from '../../../test/content-as.ts'
import { aTrend } from '../../../test/given/entries.ts'
import { aSeries } from '../../../test/given/series.ts'

const { ask, create, written } = await givenContent()
const { id: _id, ...series } = aSeries([
  ['2019', 409.9],
  ['2020', 412.4],
  ['2021', 414.7],
])
const newer = { at: '2025', value: 427.3, unit: 'ppm', plusMinus: 0.2, publisher: 'WMO' }
const signal = { date: '2026-03', title: 'A record', source: 'https://wmo.int/r', note: '', direction: 'for', newer }
const withSignal = (change: object, other: object = {}) =>
  aTrend('Air holds more carbon', { series, signals: [{ ...signal, ...other, newer: { ...newer, ...change } }] })

test('it is kept with its signal, in every version and in what its author takes away, and may be left out again', async () => {
  const at = await written('ada', withSignal({}), { isPublished: true })
  expect((await ask(at)).body.item.signals).toEqual([signal])
  const { newer: without, ...plain } = signal
  expect(without).toEqual(newer)
  await ask(`PATCH ${at}`, { as: 'ada', body: { version: 1, signals: [plain] } })
  expect((await ask(at)).body.item.signals).toEqual([plain])
  const { changes } = (await ask(`${at}/versions/2`)).body
  expect(changes.map(({ field }: { field: string }) => field)).toEqual(['signals'])
  expect(JSON.stringify(changes[0].parts)).toContain('427.3')
  const [{ versions }] = (await ask('/api/me/export', { as: 'ada' })).body.items
  expect(versions[0].data.details.signals).toEqual([signal])
})

test.each([
  ['before the last value', { at: '2020' }, {}, 'signals.0.newer.at', 'and the series has its own values to 2021'],
  ['in another unit', { unit: 'ppb' }, {}, 'signals.0.newer.unit', 'and the series counts in "ppm"'],
  ['beyond what any chart can show', { value: 1e300 }, {}, 'signals.0.newer.value', ''],
  ['of a far future', { at: '2080' }, { date: '2081' }, 'signals.0.newer.at', 'was told by'],
  ['without an address', {}, { source: 'WMO' }, 'signals.0.source', 'has to be the address of the page with the value'],
  ['with no width', { plusMinus: 0 }, {}, 'signals.0.newer.plusMinus', 'is not above 0'],
])('one %s is refused with a sentence', async (...given) => {
  const [, change, other, field, reason] = given
  const { status, body } = await create(withSignal(change, other), 'ben')
  expect([status, body.error.details[0].field]).toEqual([400, field])
  expect(body.error.details[0].reason).toContain(reason)
})
