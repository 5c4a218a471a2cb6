/** What an open browser of somebody is told while people forecast who hides what they forecast: that, and never what. */
import { afterAll, expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'
import { givenUser } from '../../../../test/given/user.ts'
import { givenCrowds } from '../../../../test/people/crowd.ts'

const { app, pool, db } = await givenServer({ stocked: true })
const { tellAs } = givenCrowds({ pool, db })
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const leaving = new AbortController()
afterAll(() => leaving.abort())

test('the stream says that a question changed, in no number of the crowd', async () => {
  const hider = await givenUser(app, { verifiedIn: pool })
  await hider.call('PATCH', '/api/me', { hidesCrowd: true })
  const { body, status } = await fetch(`${address}/api/stream?refs=own,item/64`, {
    headers: { cookie: hider.cookie },
    signal: leaving.signal,
  })
  expect(status).toBe(200)
  let heard = ''
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  const hear = async () => {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) heard += piece.value // eslint-disable-line no-await-in-loop
  }
  void hear().catch(() => {})
  await tellAs('64', 0.3171, Date.now() + 60_000, 43)
  await app.hearEvents()
  await expect.poll(() => heard).toMatch(/64/)
  expect(heard).not.toMatch(/0?\.3171|32%|\b43\b/)
})
