/** An item is shown again while something else is said of its author: what is said last holds for it. */
import { expect, test } from 'vitest'
import { inTransaction } from '#kit/server/transaction.ts'
import { aTrend } from '../../../../test/given/entries.ts'
import { givenModeration } from '../../../../test/given/moderation.ts'
import { saveWord } from './words-store.ts'
import { lockAccount } from '../transaction.ts'

const { ask, written, db, pool } = await givenModeration()
const as = { as: 'olga', body: { reason: 'As the operator sees it.' } } as const

/** Whether somebody waits for somebody else, in this database. */
async function isWaitedFor(): Promise<boolean> {
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  return ((await pool.query(waiting)).rowCount ?? 0) > 0
}

test.each([
  { word: 'unlisted', status: 200, isPublished: true },
  { word: 'stopped', status: 409, isPublished: false },
] as const)('shown again while its author is $word, it is not listed', async ({ word, status, isPublished }) => {
  const at = await written('ben', aTrend(), { isPublished: true })
  await ask(`POST ${at}/hide`, as)
  let restored: ReturnType<typeof ask> | undefined
  let isAnswered = false
  await inTransaction(db, async (trx) => {
    await lockAccount(trx, '2')
    await saveWord(trx, { accountId: '2', word, reason: 'As the operator sees it.', by: null, at: new Date() })
    restored = ask(`POST ${at}/restore`, as)
    void restored.then(() => (isAnswered = true))
    await expect.poll(async () => isAnswered || (await isWaitedFor())).toBe(true)
  })
  expect((await restored)?.status).toBe(status)
  const { rows } = await pool.query(
    `select is_listed as "isListed", published_at is not null as "isPublished" from item where id = $1`,
    [at.split('/').at(-1)],
  )
  expect(rows).toEqual([{ isListed: false, isPublished }])
})

test('hidden by itself, it stays so while its author is stopped, and is shown again once they are back', async () => {
  const at = await written('eve', aTrend(), { isPublished: true })
  const judge = (word: string) =>
    ask('PUT /api/operators/authors/3', { as: 'olga', body: { word, reason: 'As the operator sees it.' } })
  await ask(`POST ${at}/hide`, as)
  await judge('stopped')
  expect((await ask(`POST ${at}/restore`, as)).body.error.code).toBe('hidden-with-author')
  expect((await ask(at)).status).toBe(404)
  await judge('trusted')
  expect((await ask(at)).status).toBe(404)
  expect((await ask(`POST ${at}/restore`, as)).status).toBe(200)
  expect((await ask(at)).status).toBe(200)
})
