/** Many comments: a page at a time, each once, by both orders. */
import { expect, test } from 'vitest'
import { givenDiscussion, type Thread } from '../../../test/people/discussion.ts'

const { ask, pool, trend, page, code } = await givenDiscussion()

/** So many of Ben's, by SQL, the oldest first; `minds`: how many changed theirs by each. */
async function fill(at: string, most: number, minds: string, threadId: string | null = null): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with made as (
      insert into comment (item_id, thread_id, account_id, author, request_id, at, minds)
      select $1, $2, '2', 'Ben Sato', gen_random_uuid(), now() - interval '2 days', ${minds} from generate_series(1, $3) as i order by i
      returning id, at
    ), said as (insert into comment_text select id, 1, 'Said ' || id, at from made)
    select id::text as id from made order by id::bigint`,
    [at.split('/').at(-1), threadId, most],
  )
  return rows.map(({ id }) => id)
}

/** Every thread, page by page. */
async function all(at: string, sort: string): Promise<Thread[]> {
  const threads: Thread[] = []
  let query = `?sort=${sort}`
  for (let pages = 0; pages < 10; pages++) {
    const found = await page(at, undefined, query) // eslint-disable-line no-await-in-loop
    threads.push(...found.threads)
    if (found.next === null) return threads
    query = `?sort=${sort}&cursor=${found.next}`
  }
  throw new Error('The list has no end.')
}

test('the newest come first, 20 a page, and each once', async () => {
  const at = await trend()
  const ids = await fill(at, 45, '0')
  expect((await page(at)).threads).toHaveLength(20)
  expect((await all(at, 'newest')).map(({ id }) => id)).toEqual(ids.toReversed())
  expect((await page(at)).total).toBe(45)
})

test('by minds those come first that changed the most, and of as many the newest', async () => {
  const at = await trend()
  await fill(at, 45, 'i % 4')
  const told = (await all(at, 'minds')).map(({ minds, id }) => [minds, Number(id)] as const)
  expect(new Set(told.map(([, id]) => id)).size).toBe(45)
  expect(told).toEqual(told.toSorted(([a, i], [b, j]) => b - a || j - i))
})

test('of a long thread the first ten replies stand on the page, and the others are asked for', async () => {
  const at = await trend()
  const [root = ''] = await fill(at, 1, '0')
  const ids = await fill(at, 70, '0', root)
  const [thread] = (await page(at)).threads
  expect(thread?.more.replies.map(({ id }) => id)).toEqual(ids.slice(0, 10))
  const replies = async (cursor: string) => (await ask(`${at}/comments/${root}/replies?cursor=${cursor}`)).body
  const second = await replies(thread?.more.next ?? '')
  const third = await replies(second.next)
  expect([...second.replies, ...third.replies].map(({ id }: { id: string }) => id)).toEqual(ids.slice(10))
  expect(third.next).toBe(null)
})

test('a place that no list has given is refused', async () => {
  const at = await trend()
  for (const query of ['?cursor=x', '?cursor=7', '?cursor=1_0', '?sort=oldest', '?limit=5'])
    expect([query, await code(ask(`${at}/comments${query}`))]).toEqual([
      query,
      query === '?limit=5' ? 'unknown-filter' : 'invalid-input',
    ])
})
