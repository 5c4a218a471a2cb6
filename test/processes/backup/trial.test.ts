/** The weekly drill: the newest backup is brought back by a process of its own, and how that went is told. */
import { randomUUID } from 'node:crypto'
import { readdir, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { drillWork } from '#kit/server/backup/drill/drill-work.ts'
import { lastDrillOf } from '#kit/server/backup/drill/last-drill.ts'
import { tryBackup } from '#kit/server/backup/drill/try-backup.ts'
import { claimAlone } from '#kit/server/embedded-postgres/lock-files.ts'
import type { Job } from '#kit/server/work/task.ts'
import { whenDone } from '../../when-done.ts'
import { givenBase } from './base.ts'

const base = await givenBase()
const { name } = await base.backUp()
const scratch = await base.spare()
const { place, identity, pool } = base
const told = (isAsked = true) => lastDrillOf(base.kept, isAsked)()

for (const [variable, value] of Object.entries({
  BACKUP_TO: base.kept,
  BACKUP_RECIPIENT: base.recipient,
  BACKUP_IDENTITY: identity,
  BACKUP_DRILL: scratch,
}))
  vi.stubEnv(variable, value)
whenDone(() => vi.unstubAllEnvs())

function perform() {
  const task = drillWork(pool)
  const job = { id: randomUUID(), begun: 1, signal: new AbortController().signal } as unknown as Job // no steps are kept
  return task.perform({}, job).then(
    () => null,
    (error: unknown) => task.faultOf?.(error),
  )
}

test('before the first one there is none, which is told only where one was asked for', async () => {
  expect(await told()).toEqual({ state: 'none', ageSeconds: null, backup: null, faults: [] })
  expect(await told(false)).toMatchObject({ state: 'off' })
  expect(await lastDrillOf(undefined, false)()).toMatchObject({ state: 'off' })
  expect(await lastDrillOf('nowhere', true)()).toMatchObject({ state: 'unreadable' })
})

test('the clock has the newest brought back; it passes, and nothing stays but its word', async () => {
  expect(await perform()).toBeNull()
  const drill = await told(false)
  expect(drill).toMatchObject({ state: 'passed', backup: name, faults: [] })
  expect(drill.ageSeconds).toBeLessThan(300)
  expect(await readdir(scratch)).toEqual([])
})

test('a second one beside it is refused, and says nothing of the backup', async () => {
  const leave = await claimAlone(join(scratch, 'farsight-drill'))
  await expect(tryBackup({ from: place, name, scratch, identity })).rejects.toThrow('Another drill is working')
  leave?.()
  expect(await told()).toMatchObject({ state: 'passed' })
})

test('what does not come back is told with its sentence, to operators as well', async () => {
  await truncate(join(base.kept, name, 'base.tar.zst.age'), 100_000)
  const sentence = `The backup ${name} is damaged, or was cut short after it was written.`
  expect(await perform()).toBe(sentence)
  expect(await told()).toMatchObject({ state: 'failed', backup: name, faults: [sentence] })
  expect(await readdir(scratch)).toEqual([])
})
