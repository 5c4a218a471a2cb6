import { expect, test } from 'vitest'
import { readStandInRequest, standInEvent } from './stand-in-event.ts'

const origin = 'http://localhost:3000'
const asked = (more: Record<string, string>) =>
  `?${new URLSearchParams({ providerId: 'google.com', authType: 'signInViaRedirect', eventId: 'e1', ...more })}`
const read = (more: Record<string, string>) => readStandInRequest(asked(more), origin)

test('the stand-in goes back to our own page, or to the page that opened it', () => {
  const request = { providerId: 'google.com', authType: 'signInViaRedirect', eventId: 'e1' }
  expect(read({ redirectUrl: `${origin}/sign-in?x=1` })).toEqual({
    ...request,
    redirectPath: '/sign-in?x=1',
    isPopup: false,
  })
  expect(read({ authType: 'linkViaPopup' })).toEqual({
    ...request,
    authType: 'linkViaPopup',
    redirectPath: null,
    isPopup: true,
  })
})

test.for<[Record<string, string>]>([
  [{}],
  [{ redirectUrl: 'http://evil.example/' }],
  [{ redirectUrl: '//evil.example/' }],
  [{ redirectUrl: 'javascript:alert(1)' }],
  [{ redirectUrl: '/', providerId: 'facebook.com' }],
  [{ redirectUrl: '/', authType: 'verifyApp' }],
])('%j is nothing that can be stood in for', ([more]) => {
  expect(read(more)).toBe(null)
})

test('it answers with a token that is plainly none, or with a cancellation', () => {
  const request = read({ redirectUrl: '/sign-in' })
  if (!request) throw new Error('not read')
  const event = standInEvent(request, { email: ' Ada@Example.org', name: 'Ada & Co' })
  expect(event).toMatchObject({ type: 'signInViaRedirect', eventId: 'e1', error: null })
  const answer = new URL(event.urlResponse ?? '').searchParams
  expect(JSON.parse(answer.get('id_token') ?? '')).toMatchObject({
    sub: 'google.com:ada@example.org',
    email: 'ada@example.org',
    email_verified: true,
    name: 'Ada & Co',
  })
  expect(answer.get('providerId')).toBe('google.com')
  expect(standInEvent(request, null)).toMatchObject({ urlResponse: null, error: { code: 'auth/user-cancelled' } })
})
