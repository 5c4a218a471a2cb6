/** What search engines read of the pages of items, as they ask for it. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'

const { app, pool } = await givenServer({ stocked: true })
type Data = Record<string, unknown>
async function dataOf(url: string): Promise<Data> {
  const { body } = await app.inject({ url })
  const written = /<script type="application\/ld\+json" data-page>(.*?)<\/script>/s.exec(body)?.[1] ?? '{}'
  return JSON.parse(written) as Data // what is looked at is named in each test
}

function isListable(data: Data, id: string): boolean {
  const { description, license, usageInfo, distribution, publisher } = data
  const files = (distribution as { encodingFormat: string; contentUrl: string }[]).map((one) => Object.values(one))
  const said = String(description).length
  return [
    data['@type'] === 'Dataset' && !('headline' in data),
    said >= 50 && said <= 5000,
    license === undefined ? typeof usageInfo === 'string' : String(license).startsWith('https:'),
    (publisher as { name: string }).name === 'Farsight',
    String(files) ===
      `DataDownload,text/csv,http://localhost:3000/trend/${id}.csv?v=1,DataDownload,application/json,http://localhost:3000/trend/${id}.json?v=1`,
  ].every(Boolean)
}

test('every series of the base is a data set that a search for data can list', async () => {
  const { rows } = await pool.query<{ id: string }>(
    `select id::text from item where kind = 'trend' and card -> 'series' <> 'null' order by id`,
  )
  expect(rows.length).toBeGreaterThan(40)
  const odd: string[] = []
  for (const { id } of rows) if (!isListable(await dataOf(`/trend/${id}`), id)) odd.push(id)
  expect(odd).toEqual([])
  expect((await app.inject({ url: '/trend/131.csv?v=1' })).statusCode).toBe(200)
})

test('a prediction is a claim with a day on which it expires, and never a check of somebody else’s', async () => {
  const data = await dataOf('/prediction/12')
  expect(data).toMatchObject({
    '@type': 'Article',
    mainEntity: { '@type': 'Claim', expires: expect.stringMatching(/^\d{4}-/) },
  })
  expect(JSON.stringify(data)).not.toMatch(/ClaimReview|QAPage|"Question"/)
})

test('a scenario is an article in the series of its set', async () => {
  expect(await dataOf('/scenario/181')).toMatchObject({
    '@type': 'Article',
    isPartOf: { '@type': 'CreativeWorkSeries' },
  })
})

type Step = { position: number; name: string; item: string }
test.each([
  ['/trend/131', ['All stuff', 'Trends', 'Social', 'Trend 131']],
  ['/prediction/12', ['All stuff', 'Predictions', 'Environmental', 'Prediction 12']],
  ['/set/ai-work-2040', ['All stuff', 'Scenarios', 'Artificial intelligence and work in 2040']],
])('%s says where it lies as its crumbs do, and every step is there', async (page, names) => {
  const { mainEntityOfPage } = await dataOf(page)
  const { breadcrumb } = mainEntityOfPage as { breadcrumb: { '@type': string; itemListElement: Step[] } }
  expect(breadcrumb['@type']).toBe('BreadcrumbList')
  const steps = breadcrumb.itemListElement
  expect(steps.map(({ position, name }) => [position, name])).toEqual(names.map((name, place) => [place + 1, name]))
  expect(steps.at(-1)?.item).toBe(`http://localhost:3000${page}`)
  const { body } = await app.inject({ url: page })
  const [crumbs = ''] = /<nav[^>]*aria-label="Breadcrumb".*?<\/nav>/s.exec(body) ?? []
  for (const { name, item } of steps) {
    expect(crumbs).toContain(`>${name}<`)
    expect((await app.inject({ url: item.replace('http://localhost:3000', '') })).statusCode).toBe(200)
  }
})
