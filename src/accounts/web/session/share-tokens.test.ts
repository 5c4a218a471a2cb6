import { expect, test } from 'vitest'
import { givenAuthUser } from '../../../../test/given/session.ts'
import { shareTokens } from './share-tokens.ts'

test('a page that has made no token for a while first learns what the other tabs were given', async () => {
  const log: string[] = []
  const time = { now: 0 }
  const user = givenAuthUser()
  const tokens = shareTokens(
    async () => void log.push(`heard after ${user.forced.length}`),
    () => time.now,
  )
  await Promise.all([tokens.make(user), tokens.make(user)])
  time.now = 29_000
  await tokens.make(user)
  expect(log).toEqual(['heard after 0'])
  time.now = 59_001
  await tokens.make(user)
  expect(log).toEqual(['heard after 0', 'heard after 2'])
})

test('where nothing of other tabs can be heard a token is made all the same', async () => {
  const tokens = shareTokens(() => Promise.reject(new Error('no storage')))
  expect(await tokens.make(givenAuthUser())).toBe('ada-token-1')
})
