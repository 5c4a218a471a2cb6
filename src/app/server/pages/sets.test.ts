/** The page of a set of scenarios, as the server draws it. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'

const { app, pool } = await givenServer({ stocked: true })
const path = '/set/ageing-societies-2050'

test('the page of a set is there for everybody, says what it is to programs, and each of its worlds leads to it', async () => {
  const { statusCode, body } = await app.inject(path)
  expect(statusCode).toBe(200)
  expect(body).toContain('<title>Farsight</title>')
  expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${path}"`)
  expect(body).not.toContain('<meta name="robots"')
  const [, told = ''] = /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/.exec(body) ?? []
  expect(JSON.parse(told)).toMatchObject({
    '@type': 'CreativeWorkSeries',
    name: 'Ageing societies in 2050',
    temporalCoverage: '2027/2050',
  })
  const worlds: { url: string }[] = JSON.parse(told).hasPart
  expect(worlds).toHaveLength(3)
  for (const { url } of worlds) expect((await app.inject(new URL(url).pathname)).body).toContain(`href="${path}"`)
})

test('a set that is not there is not found, however it is written', async () => {
  for (const missing of ['/set/no-such-set', '/set/Ageing-societies-2050', `/set/${'a'.repeat(90)}`])
    expect((await app.inject(missing)).statusCode).toBe(404)
})

const shown = async () => (await app.inject(path)).body.includes('Working at seventy')

test('a world that is taken back leaves the kept page of its set', async () => {
  expect(await shown()).toBe(true)
  await pool.query(`update item set published_at = null where title = 'Working at seventy'`)
  await expect.poll(shown).toBe(false)
})
