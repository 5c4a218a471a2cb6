import { expect, test } from 'vitest'
import { memoryMbOf, settingsFor } from './memory.ts'

const gb = 1_073_741_824

test.for<[memoryMb: number, buffers: string, cache: string, work: string, upkeep: string]>([
  [64, '32MB', '128MB', '4MB', '64MB'],
  [512, '128MB', '307MB', '4MB', '64MB'],
  [1024, '256MB', '614MB', '4MB', '64MB'],
  [2048, '512MB', '1228MB', '8MB', '102MB'],
  [4096, '1024MB', '2457MB', '16MB', '204MB'],
  [16_384, '4096MB', '9830MB', '16MB', '819MB'],
  [262_144, '4096MB', '157286MB', '16MB', '1024MB'],
])('a machine of %i MB', ([memoryMb, buffers, cache, work, upkeep]) => {
  expect(settingsFor(memoryMb)).toEqual({
    shared_buffers: buffers,
    effective_cache_size: cache,
    work_mem: work,
    maintenance_work_mem: upkeep,
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
  })
})

test.for<[totalBytes: number, limitBytes: number, memoryMb: number]>([
  [16 * gb, 0, 16_384],
  // No limit, as Node tells it of either version of cgroups.
  [16 * gb, 9_223_372_036_854_771_712, 16_384],
  [16 * gb, 18_446_744_073_709_552_000, 16_384],
  [16 * gb, 2 * gb, 2048],
  [2 * gb, 16 * gb, 2048],
])('of %i bytes and a limit of %i', ([totalBytes, limitBytes, memoryMb]) => {
  expect(memoryMbOf({ totalBytes, limitBytes })).toBe(memoryMb)
})
