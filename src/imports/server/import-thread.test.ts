/** What is too much for the thread is refused as too big, whether it was reading or scoring. */
import { expect, onTestFinished, test } from 'vitest'
import { openImportThread } from './import-thread.ts'

test('whatever breaks the thread is refused, and the next file has a new one', async () => {
  const thread = openImportThread({ timeoutMs: 60_000, cpuMs: 1, megabytes: 512, idleMs: 20_000 })
  onTestFinished(() => thread.close())
  const question = { type: 'binary' } as const
  const said = Array.from({ length: 20_000 }, (_, at) => ({
    at,
    estimate: { type: 'binary', probability: 0.5 } as const,
  }))
  const asked = { question, opens: 0, closes: 30_000, outcome: { value: 'yes', knownAt: 30_000 } }
  const score = { brier: 0.1, log: -0.1, baseline: 1, coverage: 1, forecasts: 1, chances: null }
  const many = Array.from({ length: 5000 }, (_, key) => ({
    platform: 'fatebook',
    key: String(key),
    isYes: true,
    score,
  }))
  const scorables = Array.from({ length: 20 }, (_, i) => ({ key: String(i), asked, held: [], brought: said }))
  await expect(thread.score(scorables, '1')).rejects.toMatchObject({ code: 'too-big' })
  expect(
    await thread.record(
      Array.from({ length: 50 }, () => JSON.stringify(many)),
      '1',
    ),
  ).toBeNull()
  const bytes = new Uint8Array(9_000_000).fill(97)
  const file = { bytes, platform: 'fatebook', whose: null, now: 0 } as const
  await expect(thread.read(file, '1')).rejects.toMatchObject({ code: 'too-big' })
})
