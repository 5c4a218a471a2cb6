/**
 * What is private stays with its writer. Two worlds are alike but for what Ada keeps to herself in one of them:
 * whatever anybody else asks, both must answer the same, to the byte.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { givenContent, type Person } from '../../../../test/content-as.ts'
import {
  drafts,
  evenTimes,
  givenPublic,
  givenSecrets,
  markers,
  others,
  secret,
} from '../../../../test/given/secrets.ts'

const [one, other] = await Promise.all([givenContent(), givenContent()])
const [open] = await Promise.all([givenPublic(one), givenPublic(other)])
const closed = await givenSecrets(one, open)
await evenTimes(one)
await evenTimes(other)

function still(text: string): string {
  return text.replace(/"exportedAt":"[^"]+"/, '')
}

function queryOf(values: object): string {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== undefined)).toString()
}

/** The same of both worlds. Only the export says when it was made. */
async function same(address: string, as: Person | undefined) {
  const [here, there] = await Promise.all([one.ask(address, { as }), other.ask(address, { as })])
  expect([address, as, here.status, still(here.text)]).toEqual([address, as, there.status, still(there.text)])
  return here
}

/** Whole, without its end, begun, and with a letter missing. */
const spellings = markers.flatMap((word) => [
  word,
  word.slice(0, -1),
  word.slice(0, 4),
  `${word.slice(0, 3)}${word.slice(4)}`,
])

describe('what is private stays with its writer', () => {
  test('R3 nobody finds it by any word, whole, begun or misspelt', async () => {
    for (const word of spellings) {
      const addresses = [
        `/api/items?q=${word}`,
        `/api/counts?q=${word}`,
        `/api/items?q=${word}+rivers&sort=newest`,
        `/api/items?tag=${word}`,
      ]
      const answers = await Promise.all(
        addresses.flatMap((address) => [same(address, undefined), same(address, 'olga')]),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    }
  })

  test('R3 no filter, order, page or count is another for it', async () => {
    const choices = {
      q: fc.constantFrom(undefined, 'rivers', 'knows', 'nobody', 'world', ...markers),
      kind: fc.constantFrom(undefined, 'trend', 'prediction', 'scenario'),
      category: fc.constantFrom(undefined, 'social', 'economic'),
      tag: fc.constantFrom(undefined, 'rivers', 'testing', secret.private),
      family: fc.constantFrom(undefined, 'writing'),
      from: fc.constantFrom(undefined, '2031', '2035'),
      to: fc.constantFrom(undefined, '2033', '2035'),
    }
    const more = {
      sort: fc.constantFrom('newest', 'updated', 'closing', 'horizon', 'saved', 'relevance', 'oldest-data'),
      limit: fc.constantFrom('1', '3', '100'),
    }
    await fc.assert(
      fc.asyncProperty(fc.record(choices), fc.record(more), fc.constantFrom(...others), async (filters, page, as) => {
        await same(`/api/counts?${queryOf(filters)}`, as)
        for (let next: string | null = ''; next !== null;) {
          const { body } = await same(`/api/items?${queryOf({ ...filters, ...page })}${next && `&cursor=${next}`}`, as)
          next = body.next
        }
      }),
      { numRuns: 40, seed: 5 },
    )
  })

  test.each(others)(
    'R3 %s reads nothing of it beside other items, in the years to come, on the map of the site or on any shelf',
    async (as) => {
      const addresses = [
        ...open.all.flatMap((at) =>
          ['', '?include=neighbours,versions', '/neighbours', '/versions', '/versions/1'].map((end) => at + end),
        ),
        '/api/horizon',
        '/sitemap.xml',
        '/sitemap/0.xml',
        '/sitemap/4.xml',
        ...['own', 'saved'].flatMap((shelf) =>
          ['updated', 'title', 'horizon', 'saved'].map((sort) => `/api/me/items?shelf=${shelf}&sort=${sort}`),
        ),
        ...markers.map((word) => `/api/me/items?shelf=saved&q=${word}`),
        '/api/me/drafts',
        ...drafts.map((id) => `/api/me/drafts/${id}`),
        '/api/me/export',
        ...open.all.map((at) => at.replace('/api/', '/api/me/')),
      ]
      for (const address of addresses) {
        const { text } = await same(address, as)
        expect(markers.filter((word) => text.includes(word))).toEqual([])
      }
    },
  )

  test('R8 the operator reads what was hidden, and nothing that was never published', async () => {
    expect((await one.ask(closed.hidden, { as: 'olga' })).text).toContain(secret.hidden)
    expect((await one.ask('/api/operators/items', { as: 'olga' })).text).toContain(secret.hidden)
    const unread = markers.filter((word) => word !== secret.hidden)
    for (const address of [
      closed.hidden,
      `${closed.hidden}/neighbours`,
      `${closed.hidden}/versions/1`,
      '/api/operators/items',
    ]) {
      const { text } = await one.ask(address, { as: 'olga' })
      expect(unread.filter((word) => text.includes(word))).toEqual([])
    }
  })
})
