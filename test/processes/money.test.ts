/** Money survives the process: a server that is killed between hearing of a payment and writing it down. */
import { expect, test } from 'vitest'
import { givenDatabase } from '../given.ts'
import { tryKills } from '../money/trials.ts'

test('a server killed while it works off payments: every paid session is granted, once', async () => {
  const counts = await tryKills(await givenDatabase<never>(), { kills: 3 })
  console.log(`kill -9: ${JSON.stringify(counts)}`)
  expect(counts).toMatchObject({ kills: 3, paidSessions: 12, granted: 12, drift: 0 })
})
