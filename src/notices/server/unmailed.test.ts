/** Where no mail leaves, nothing waits to be mailed. */
import { expect, test } from 'vitest'
import type { Job } from '#kit/server/work/task.ts'
import { unmailedTasks } from './notice-work.ts'

/** What the reader of events adds, as it is written down in the database. */
const added = ['notices.letter', 'notices.operators']

test('each letter that an event asks for is over at once, and no clock begins one', async () => {
  const tasks = unmailedTasks()
  expect(tasks.map(({ name }) => name)).toEqual(added)
  expect(tasks.flatMap(({ schedule }) => schedule ?? [])).toEqual([])
  // It reads nothing of a job.
  expect(await Promise.all(tasks.map(({ perform }) => perform({}, {} as Job)))).toEqual([undefined, undefined])
})
