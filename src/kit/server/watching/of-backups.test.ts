import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Registry } from '@prometheus-io/client'
import { expect, onTestFinished, test } from 'vitest'
import { nameOfBackup } from '#kit/backup/names.ts'
import type { LastDrill } from '../backup/drill/last-drill.ts'
import { lastBackupOf } from '../backup/last-backup.ts'
import { addBackups, addDrills, addWal } from './of-backups.ts'

async function told(to: string | undefined): Promise<string | undefined> {
  const registry = new Registry()
  addBackups(registry, lastBackupOf(to))
  return /^farsight_backup_age_seconds (\S+)$/m.exec(await registry.metrics())?.[1]
}

async function givenFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'farsight-kept-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('the newest whole backup has an age, whatever was begun since and broken off', async () => {
  const folder = await givenFolder()
  const ago = (hours: number) => join(folder, nameOfBackup(new Date(Date.now() - hours * 3_600_000)))
  for (const whole of [ago(50), ago(27)]) {
    await mkdir(whole)
    await writeFile(join(whole, 'backup.json'), '{}')
  }
  await mkdir(ago(3))
  await writeFile(join(ago(3), 'base.tar.zst.age'), '')
  expect(Number(await told(folder)) / 3600).toBeCloseTo(27, 1)
})

test('an empty place and one that cannot be looked at are told of as well, else no alert would be heard', async () => {
  const folder = await givenFolder()
  expect(await told(folder)).toBe('+Inf')
  await writeFile(join(folder, 'file'), '')
  expect(await told(join(folder, 'file'))).toBe('+Inf')
})

test('where no backups are made nothing is told', async () => expect(await told(undefined)).toBeUndefined())

test('WAL that waits to be taken away is told by the oldest of it, and other files are none', async () => {
  const archive = await givenFolder()
  const registry = new Registry()
  addWal(registry, archive)
  const waits = async () => Number(/^farsight_wal_waits_seconds (\S+)$/m.exec(await registry.metrics())?.[1])
  await writeFile(join(archive, '000000010000000000000002.partial'), '')
  expect(await waits()).toBe(0)
  const finished = async (name: string, secondsAgo: number) => {
    await writeFile(join(archive, name), '')
    await utimes(join(archive, name), new Date(), new Date(Date.now() - secondsAgo * 1000))
  }
  await finished('000000010000000000000004', 60)
  await finished('000000010000000000000003', 700)
  expect(await waits()).toBeCloseTo(700, -1)
  await rm(archive, { recursive: true })
  expect(await registry.metrics()).toMatch(/^farsight_wal_waits_seconds \+Inf$/m)
  await mkdir(archive)
})

async function figures(state: LastDrill['state'], ageSeconds: number | null): Promise<string[]> {
  const registry = new Registry()
  addDrills(registry, async () => ({ state, ageSeconds, backup: null, faults: [] }))
  return (await registry.metrics()).split('\n').filter((line) => line.startsWith('farsight'))
}

test('a trial that did not come back, and one that cannot be looked for, are told as such; none is not', async () => {
  expect(await figures('passed', 90)).toEqual(['farsight_drill_age_seconds 90', 'farsight_drill_ok 1'])
  expect(await figures('failed', 90)).toEqual(['farsight_drill_age_seconds 90', 'farsight_drill_ok 0'])
  expect(await figures('unreadable', null)).toEqual(['farsight_drill_age_seconds +Inf'])
  expect(await figures('off', null)).toEqual([])
})
