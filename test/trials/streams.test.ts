/** Streams of servers that lose their ear or stop. */
import { expect, onTestFinished, test } from 'vitest'
import { givenAnalyses } from '../given/analyses.ts'
import { listenTo } from '../server-sent.ts'

const changed = (ref: string) => ({ kind: 'item.changed', ref })

test('an event reaches an open page of another process, also after its listening connection was lost', async () => {
  const here = await givenAnalyses()
  const url = await here.app.listen({ host: '127.0.0.1', port: 0 })
  const ear = await listenTo(`${url}/api/stream?refs=item/131`)
  onTestFinished(() => ear.leave())
  await expect.poll(() => ear.messages.length).toBe(1)
  await here.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'farsight changes' and datname = current_database()`,
  )
  await here.pool.query('update item set version = version + 1 where id = 131')
  await expect.poll(() => ear.data()).toContainEqual(changed('item/131'))
})

test('a server that stops ends every stream soon, so that its readers connect elsewhere', async () => {
  const here = await givenAnalyses()
  const url = await here.app.listen({ host: '127.0.0.1', port: 0 })
  const ear = await listenTo(`${url}/api/stream?refs=item/131`)
  await Promise.all([here.app.close(), ear.ended])
  expect(ear.data()).toHaveLength(1)
})
