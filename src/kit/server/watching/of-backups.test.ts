import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Registry } from '@prometheus-io/client'
import { expect, onTestFinished, test } from 'vitest'
import { nameOfBackup } from '#kit/backup/names.ts'
import { addBackups } from './of-backups.ts'

async function told(to: string | undefined): Promise<string | undefined> {
  const registry = new Registry()
  addBackups(registry, to)
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
