/** What a look at a source changes: a new value, a revision, nothing, and never what it should not. */
import { expect, test } from 'vitest'
import { givenBound, indicator, tenYears } from '../../../test/sources/bound.ts'
import { worldBankAnswer } from '../../../test/sources/stand-in.ts'

const { source, trend, look, seriesOf, bindingOf, ask, clock, pool } = await givenBound()

test('a new value on the source is a version of the trend by its source, and of nobody else', async () => {
  const id = await trend()
  source.at(indicator, worldBankAnswer([...tenYears, ['2024', 422.4]]))
  expect(await look(id)).toEqual({ outcome: 'new', code: null, sentence: '2024 added.', version: 2 })
  const { item, versions } = (await ask(`/api/items/trend/${id}?include=versions`)).body
  expect(item.series.observations.at(-1)).toEqual(['2024', 422.4])
  expect(item.series.retrieved).toBe('2026-11-22')
  expect(item.author).toBe('Ada Okafor')
  expect(versions.map(({ author }: { author: string }) => author)).toEqual(['source', 'Ada Okafor'])
  expect(versions[0].changed).toEqual(['series'])
  expect(await bindingOf(id)).toMatchObject({ state: 'active', tries: 0, checked_at: clock.now, changed_at: clock.now })
})

test('small revisions are taken, and said', async () => {
  const id = await trend()
  const revised = tenYears.map(([at, value], i): [string, number] => [at, i > 6 ? value + 0.03 : value])
  source.at(indicator, worldBankAnswer(revised))
  expect(await look(id)).toMatchObject({ outcome: 'revised', sentence: '3 values revised, the furthest 2021 by 0.03.' })
  expect((await seriesOf(id)).observations).toEqual(revised)
})

test('where the source says nothing new there is no version, with and without a mark of its own', async () => {
  const id = await trend()
  let answered = 0
  source.at(indicator, (request, response) => {
    answered += 1
    if (request.headers['if-none-match'] && answered % 3 === 0) response.writeHead(304, { etag: '"a"' }).end()
    else
      response.setHeader('etag', `W/"${answered % 2 ? 'a' : answered}"`).end(JSON.stringify(worldBankAnswer(tenYears)))
  })
  for (let i = 0; i < 10; i++) {
    clock.now = new Date(clock.now.getTime() + 86_400_000)
    // eslint-disable-next-line no-await-in-loop
    expect(await look(id)).toMatchObject({ outcome: 'same', version: null })
  }
  expect(answered).toBe(10)
  const { rows } = await pool.query('select count(*)::int as versions from item_version where item_id = $1', [id])
  expect(rows).toEqual([{ versions: 1 }])
})

test('quarters of a source are a quarterly series’, and of a yearly one they wait for an operator', async () => {
  const quarters: [string, number][] = tenYears.map(([, value], i) => [
    `${2023 + Math.floor(i / 4)}-Q${(i % 4) + 1}`,
    value,
  ])
  const id = await trend(quarters, { frequency: 'quarterly' })
  const asWritten = [...quarters, ['2025-Q3', 422.4]].map(([at, value]): [string, number] => [String(at).replace('-', ''), Number(value)]) // prettier-ignore
  source.at(indicator, worldBankAnswer(asWritten))
  expect(await look(id)).toMatchObject({ outcome: 'new', sentence: 'Q3 2025 added.' })
  expect((await seriesOf(id)).observations.at(-1)).toEqual(['2025-Q3', 422.4])
  const yearly = await trend()
  expect(await look(yearly)).toMatchObject({
    outcome: 'held',
    sentence: 'The source gives quarterly values, this series is yearly.',
  })
})

test('a release multiplied by 1,000 waits for an operator, and the published series stays as it is', async () => {
  const id = await trend()
  source.at(indicator, worldBankAnswer(tenYears.map(([at, value]) => [at, value * 1000])))
  expect(await look(id)).toMatchObject({
    outcome: 'held',
    sentence: expect.stringContaining('All values are 1,000 times what they were'),
  })
  expect((await seriesOf(id)).observations).toEqual(tenYears)
  expect(await look(id)).toMatchObject({ outcome: 'same', sentence: 'Nothing new. A change waits for an operator.' })
})

test('values that are older than the source’s first stay as they were', async () => {
  const id = await trend()
  source.at(indicator, worldBankAnswer([...tenYears.slice(4), ['2024', 422.4]]))
  expect(await look(id)).toMatchObject({ outcome: 'new', sentence: '2024 added.' })
  expect((await seriesOf(id)).observations).toEqual([...tenYears, ['2024', 422.4]])
  source.at(indicator, worldBankAnswer([...tenYears.slice(5), ['2024', 422.4]]))
  expect(await look(id)).toMatchObject({ outcome: 'held', sentence: expect.stringContaining('not there any more') })
})
