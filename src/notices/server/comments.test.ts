/** Who is told what by mail of comments, on a real database with a real queue. */
import { expect, test } from 'vitest'
import { catchUp } from '#kit/server/events/reader.ts'
import { createLog } from '#kit/server/log.ts'
import { openQueue } from '#kit/server/work/queue.ts'
import { givenDiscussion } from '../../../test/people/discussion.ts'
import { aTrend } from '../../../test/given/entries.ts'
import { whenDone } from '../../../test/when-done.ts'
import { noticeReader, noticeTasks } from './notice-work.ts'

const { written, added, judge, report, db, pool, url } = await givenDiscussion()
await pool.query(`update account set email = 'person' || id || '@example.org', email_verified = true`)
const queue = openQueue({ database: { url }, log: createLog('silent') })
whenDone(() => queue.close())

const sent: { to: string; subject: string; text: string }[] = []
const tasks = noticeTasks({
  db,
  mail: { send: async (letter) => void sent.push(letter) },
  site: { productName: 'Farsight', origin: 'https://farsight.example', contact: 'desk@farsight.example' },
  operators: ['olga@example.org'],
})

/** What has been sent since this was asked last. */
async function letters() {
  await catchUp(db, noticeReader)
  for (let done = 1; done > 0;) {
    done = 0
    // eslint-disable-next-line no-await-in-loop
    for (const task of tasks.toReversed()) done += await queue.workOff(task)
  }
  return sent.splice(0)
}

test('operators hear of a comment that waits or was reported, its author that it was hidden, and why, or that it is read now', async () => {
  const at = await written('ada', aTrend('With comments'), { isPublished: true })
  const { id } = await added(at, 'nia', 'It is so.')
  expect(await letters()).toMatchObject([{ to: 'olga@example.org', text: expect.stringContaining('1 comment waits') }])
  await judge(id, { action: 'shown' })
  const [shown, ...more] = await letters()
  expect([shown?.to, shown?.subject, more]).toEqual([
    'person4@example.org',
    'Your comment on “With comments” is shown',
    [],
  ])
  expect(shown?.text).toContain(`https://farsight.example${at.replace('/api/items', '')}#discussion`)
  await pool.query('delete from operators_told')
  await report(at, id, 'ben')
  expect(await letters()).toMatchObject([{ to: 'olga@example.org' }])
  await judge(id, { action: 'hidden', reason: 'It is advertising.' })
  const [hidden, ...others] = await letters()
  expect([hidden?.subject, others]).toEqual(['Your comment on “With comments” was hidden', []])
  expect(hidden?.text).toContain('The reason: It is advertising.')
})

test('nobody hears of a comment that is read at once, nor an operator of what they judged of their own', async () => {
  const at = await written('ada', aTrend('With others'), { isPublished: true })
  await added(at, 'ben', 'It is so.')
  const { id } = await added(at, 'olga', 'A slip.')
  await judge(id, { action: 'hidden', reason: 'A slip of mine.' })
  expect(await letters()).toEqual([])
})
