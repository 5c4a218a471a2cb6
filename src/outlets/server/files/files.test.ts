/** Files beside the page of an item, over HTTP. */
import { expect, test } from 'vitest'
import { sayHeadline } from '#items/sharing/shared-view.ts'
import { givenServer } from '../../../../test/given.ts'

const { app, pool } = await givenServer({ stocked: true })
const get = (url: string) => app.inject({ url })

test.each([
  ['/trend/131.csv', 'text/csv; charset=utf-8', /^year,"value \(deaths per 1,000 births\)"\r\n1950,246\r\n/],
  ['/trend/131.metadata.json', 'application/json; charset=utf-8', /"observations": 74/],
  ['/trend/131.md', 'text/markdown; charset=utf-8', /^# Fewer children die[^\n]*\n\nBy Gapminder/],
  ['/trend/131.bib', 'application/x-bibtex; charset=utf-8', /^@misc\{farsight-trend-131-v1,/],
  ['/prediction/12.ris', 'application/x-research-info-systems; charset=utf-8', /^TY {2}- ELEC\r\n/],
  ['/scenario/181.csl.json', 'application/vnd.citationstyles.csl+json; charset=utf-8', /"type": "webpage"/],
  ['/scenario/181.cite.txt', 'text/plain; charset=utf-8', /\/scenario\/181\/v\/1$/m],
])('%s is there in its own type', async (url, type, begins) => {
  const { statusCode, headers, body } = await get(url)
  expect([statusCode, headers['content-type']]).toEqual([200, type])
  expect(body).toMatch(begins)
})

test('the twin of a page says the same number as the item', async () => {
  const view = JSON.parse((await get('/trend/131.json')).body)
  expect((await get('/trend/131.md')).body).toContain(`- Headline: ${sayHeadline(view)}`)
})

test('an item without a series, or whose source lets nobody show it, has no file of values', async () => {
  for (const url of ['/prediction/12.csv', '/scenario/181.csv', '/trend/126.csv', '/trend/126.metadata.json'])
    expect((await get(url)).statusCode).toBe(404)
  expect((await get('/trend/126.md')).statusCode).toBe(200)
})

test('the twin of a question tells how it resolves and why it is forecast so', async () => {
  const { body } = await get('/prediction/12.md')
  for (const title of ['## How it resolves', '## Source that decides', '## Why Farsight says so'])
    expect(body).toContain(title)
  expect((await get('/trend/131.md')).body).toContain('## What could break it')
  expect((await get('/scenario/181.md')).body).toContain('## What this world is made of')
})

test('in the twin of a page an author’s HTML is text, in the body and in what is told beside it', async () => {
  const tag = '<img src=x onerror=alert(1)>'
  await pool.query(
    `update item set body = body || $1, details = jsonb_set(details, '{criteria}', to_jsonb(details ->> 'criteria' || $1)) where id = 12`,
    [`\n\nSo it is ${tag}, and \`${tag}\`.`],
  )
  const { body } = await get('/prediction/12.md')
  expect(body.split(`So it is \\<img src=x onerror=alert(1)\\>, and \`${tag}\`.`)).toHaveLength(3)
})
