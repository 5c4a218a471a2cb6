/** What holds of a session while the database does not say it. */
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { hidingReaders } from './hiding.ts'

const requestOf = (cookie?: string) => ({ protocol: 'http', headers: { ...(cookie && { cookie }) } }) as FastifyRequest
const [one, other] = ['a', 'b'].map((letter) => requestOf(`farsight=${letter.repeat(43)}`)) as [
  FastifyRequest,
  FastifyRequest,
]

test('a session is told as it was last, and one of which nothing is known as if it hid crowds', async () => {
  const answers: (() => Promise<string | null>)[] = [
    async () => null,
    () => Promise.reject(new Error('away')),
    async () => '7',
    () => Promise.reject(new Error('away')),
  ]
  let times = 0
  const hiderOf = () => (answers[times++] ?? (() => Promise.reject(new Error('away'))))()
  const { hidesCrowds } = hidingReaders({ hiderOf, publicUrl: undefined })
  expect([await hidesCrowds(one), await hidesCrowds(one)]).toEqual([false, false])
  expect([await hidesCrowds(one), await hidesCrowds(one)]).toEqual([true, true])
  expect(await hidesCrowds(other)).toBe(true)
})

test('a cookie that can be none of ours is no session', () => {
  const { hasSession } = hidingReaders({ hiderOf: async () => null, publicUrl: undefined })
  expect([one, requestOf(), requestOf('farsight=short'), requestOf('other=1')].map(hasSession)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
