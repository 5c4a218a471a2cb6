import { Registry } from '@prometheus-io/client'
import { expect, test } from 'vitest'
import { addGauge } from './family.ts'
import { addDisk, room } from './of-disk.ts'

test('a figure that is not known is not told, and not told as 0 either', async () => {
  const registry = new Registry()
  addDisk(registry, undefined)
  expect(await registry.metrics()).not.toMatch(/^farsight_disk_free_share/m)
})

test('one without labels comes and goes as it is known', async () => {
  const registry = new Registry()
  const said: number[] = []
  addGauge(registry, room, () => said.map((value) => [{}, value] as const))
  said.push(0.5)
  expect(await registry.metrics()).toMatch(/^farsight_disk_free_share 0.5$/m)
  said.pop()
  expect(await registry.metrics()).not.toMatch(/^farsight_disk_free_share/m)
})
