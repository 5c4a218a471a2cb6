/** What holds of comments whatever people, their authors and operators do with them, in whichever order. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenDiscussion } from '../../../test/people/discussion.ts'

const { pool, trend, add, change, remove, mind, report, judge, word, page } = await givenDiscussion()

const people = ['ada', 'ben', 'eve', 'nia'] as const
const who = fc.constantFrom(...people)
/** Of the comments that there are, counted round. */
const which = fc.nat({ max: 50 })
const acts = fc.oneof(
  fc.record({ is: fc.constant('add' as const), who, which }),
  fc.record({ is: fc.constant('reply' as const), who, which }),
  fc.record({ is: fc.constant('change' as const), who, which }),
  fc.record({ is: fc.constant('remove' as const), who, which }),
  fc.record({ is: fc.constant('mind' as const), who, which }),
  fc.record({ is: fc.constant('unmind' as const), who, which }),
  fc.record({ is: fc.constant('report' as const), who, which }),
  fc.record({ is: fc.constant('hide' as const), who, which }),
  fc.record({ is: fc.constant('show' as const), who, which }),
  fc.record({ is: fc.constant('stop' as const), who, which }),
  fc.record({ is: fc.constant('trust' as const), who, which }),
)
type Act = { is: string; who: (typeof people)[number]; which: number }

async function perform(at: string, { is, who: as, which: nth }: Act): Promise<void> {
  const { rows } = await pool.query<{ id: string; version: number }>(
    'select id::text as id, version from comment where item_id = $1 order by comment.id',
    [at.split('/').at(-1)],
  )
  const { id = '999999999', version = 1 } = rows[nth % Math.max(1, rows.length)] ?? {}
  const does: Record<string, () => Promise<{ status: number }>> = {
    add: () => add(at, as, 'Said.'),
    reply: () => add(at, as, 'Replied.', { replyTo: id }),
    change: () => change(at, as, id, `Changed ${nth}.`),
    remove: () => remove(at, as, id),
    mind: () => mind(at, as, id),
    unmind: () => mind(at, as, id, 'DELETE'),
    report: () => report(at, id, as),
    hide: () => judge(id, { action: 'hidden', reason: 'As the test has it.', version }),
    show: () => judge(id, { action: 'shown', version }),
    // Of Ada’s the item is, which would go with her.
    stop: () => word(String(Math.max(1, people.indexOf(as)) + 1), 'stopped'),
    trust: () => word(String(people.indexOf(as) + 1), 'trusted'),
  }
  expect((await does[is]?.())?.status).toBeLessThan(500)
}

/** Every comment that breaks a law, by the law. */
const broken = `
  select 'depth' as law, reply.id from comment as reply join comment as root on root.id = reply.thread_id where root.thread_id is not null
  union all select 'minds', id from comment where minds <> (select count(*) from comment_mind where comment_id = comment.id and is_counted)
  union all select 'own mind', id from comment join comment_mind on comment_id = id and comment_mind.account_id = comment.account_id
  union all select 'words of what is removed', id from comment where removed_at is not null and exists (select from comment_text where comment_id = id)
  union all select 'no text', id from comment where removed_at is null
    and not exists (select from comment_text as said where comment_id = id and said.version = comment.version)
  union all select 'shown', id from comment where is_shown
    and (removed_at is not null or hidden_at is not null or word_on(account_id) is not distinct from 'stopped' or not was_shown)`

test('whatever is done, threads have two levels, minds are counted right and nothing removed is read', async () => {
  const at = await trend()
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 5, maxLength: 25 }), async (done) => {
      for (const act of done) await perform(at, act) // eslint-disable-line no-await-in-loop
      expect((await pool.query(broken)).rows).toEqual([])
      const { threads, total } = await page(at)
      const read = threads.flatMap(({ more, ...thread }) => [thread, ...more.replies])
      expect(read.filter(({ text }) => text !== null)).toHaveLength(total)
      expect(read.filter(({ state, text }) => (state === 'shown') !== (text !== null))).toEqual([])
      for (const account of ['1', '2', '3', '4']) await word(account, 'trusted') // eslint-disable-line no-await-in-loop
      await pool.query('delete from comment')
    }),
    { numRuns: 12 },
  )
})
