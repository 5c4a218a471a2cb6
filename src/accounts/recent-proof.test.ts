import { expect, test } from 'vitest'
import { needsProof, willNeedProof } from './recent-proof.ts'

const now = new Date('2026-11-21T09:30:00.000Z')

test.each([
  [0, false, false],
  [119, false, false],
  [121, false, true],
  [300, false, true],
  [301, true, true],
])('after %i seconds a proof is wanted: %s, and asked for before anything is read: %s', (seconds, isNow, isFirst) => {
  const provedAt = new Date(now.getTime() - seconds * 1000)
  const ada = { email: 'ada@example.org', provedAt }
  expect([needsProof(ada, now), willNeedProof(ada, now)]).toEqual([isNow, isFirst])
  const guest = { email: null, provedAt }
  expect([needsProof(guest, now), willNeedProof(guest, now)]).toEqual([false, false])
})
