/** How many items a list says it has, and how many its pages reach. */
import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import type { Sort } from '#items/shelf/sorts.ts'
import type { Status } from '#items/status-words.ts'
import { givenServer } from '../../../../test/given.ts'

const { app, pool } = await givenServer({ stocked: true })
/** One that opens later, one that is closed, and one that is settled. */
await pool.query(`update item set opens = current_date + 30 where id = 1`)
await pool.query(`update item set opens = current_date - 60, closes = current_date - 30 where id = 2`)
await pool.query(`update item set outcome = 'annulled' where id = 3`)

/** What stands between the head and the foot of a page. */
const mainOf = async (address: string) => /<main[^]*<\/main>/.exec((await app.inject(address)).body)?.[0] ?? ''

/** `221 items`, as the page says it. */
async function countOf(query: string): Promise<string | undefined> {
  const { body } = await app.inject(`/all-stuff?${query}`)
  return /<output[^>]*>([\d,]+|No) items?</.exec(body)?.[1]
}

type Listed = { items: unknown[]; next: string | null }

async function reachedBy(query: string): Promise<number> {
  let [reached, cursor]: [number, string | null] = [0, '']
  while (cursor !== null) {
    // eslint-disable-next-line no-await-in-loop -- page by page
    const answer: LightMyRequestResponse = await app.inject(
      `/api/items?${query}&limit=100${cursor && `&cursor=${cursor}`}`,
    )
    const { items, next }: Listed = answer.json()
    reached += items.length
    cursor = next
  }
  return reached
}

test.each<[Sort, Status | '']>([
  ['closing', ''],
  ['closing', 'open'],
  ['closing', 'upcoming'],
  ['closing', 'annulled'],
  ['closing', 'closed'],
  ['newest', ''],
  ['newest', 'closed'],
])('%s of status “%s” has as many as it says, in each view', async (sort, status) => {
  const query = `sort=${sort}${status && `&status=${status}`}`
  const reached = await reachedBy(query)
  const said = reached === 0 ? 'No' : String(reached)
  for (const view of ['cards', 'table', 'map'])
    expect([view, await countOf(`${query}&view=${view}`)]).toEqual([view, said]) // eslint-disable-line no-await-in-loop
})

test.each(['', '&sort=closing', '&sort=title'])(
  'a timeline%s has what it says on its pages, and nothing settled',
  async (sort) => {
    const drawn = new Set<string>()
    const query = `kind=prediction&view=timeline${sort}`
    let address: string | undefined = `/all-stuff?${query}`
    while (address) {
      const main: string = await mainOf(address) // eslint-disable-line no-await-in-loop -- page by page
      for (const [at] of main.matchAll(/\/prediction\/\d+/g)) drawn.add(at)
      address = /href="(\/all-stuff\?[^"]*cursor=[^"]*)"/.exec(main)?.[1]?.replaceAll('&amp;', '&')
    }
    expect(drawn.has('/prediction/3')).toBe(false)
    expect(await countOf(query)).toBe(String(drawn.size))
  },
)

test('years that are turned round are said to be', async () => {
  const turned = 'No year is from 2050 on and until 2030.'
  expect((await app.inject('/all-stuff?from=2050&to=2030')).body).toContain(turned)
  expect((await app.inject('/all-stuff?from=2030&to=2030&q=zzzzz')).body).not.toContain('No year is')
})

test('a list in an order that leaves out the most says so, empty or not', async () => {
  for (const query of ['sort=closing', 'sort=closing&kind=trend', 'sort=closing&view=timeline'])
    expect([query, (await app.inject(`/all-stuff?${query}`)).body.includes('nothing else closes')]).toEqual([
      query,
      true,
    ]) // eslint-disable-line no-await-in-loop
  expect((await app.inject('/all-stuff')).body).not.toContain('nothing else closes')
})
