import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { initialsOf } from '../../user.ts'
import { AccountPlace } from './AccountPlace.tsx'
import { Avatar } from './Avatar.tsx'
import { SessionNotice } from '../SessionNotice.tsx'
import { SignInScreen } from '../SignInScreen.tsx'

const drawn = (part: React.ReactNode, address = '/') =>
  renderToString(<MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>)

test.each([
  ['/', '/sign-in'],
  ['/sign-in', '/sign-in'],
  ['/trend/12', '/sign-in?continueUrl=%2Ftrend%2F12'],
  // One page is drawn for all queries: its link knows none, until the browser has taken over.
  ['/all-stuff?q=fusion', '/sign-in?continueUrl=%2Fall-stuff'],
])('on %s the server draws a visitor a way in that leads back: %s', (address, href) => {
  const html = drawn(<AccountPlace Beside={null} links={[{ title: 'Write a trend', to: '/new/trend' }]} />, address)
  expect(html).toContain(`<a href="${href}" `)
  expect(html).toContain('rel="nofollow">Sign in</a>')
})

test.each([
  ['Ada Okafor', 'AO'],
  ['ada', 'A'],
  ['ada.okafor-nagy', 'AN'],
  ['Élodie de la Tour', 'ÉT'],
  ['  spaced   out  ', 'SO'],
  ['𝒜da Ωmega', '𝒜Ω'],
  ['', ''],
])('"%s" has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test.each([
  ['https://lh3.googleusercontent.com/a/x=s96-c', true],
  [null, false],
  ['https://pictures.example/ada.png', false],
  ['http://lh3.googleusercontent.com/a/x', false],
  ['https://lh3.googleusercontent.com@evil.example/a', false],
  ['javascript:alert(1)', false],
])('the picture at %s is shown: %s', (photoUrl, isShown) => {
  const html = drawn(<Avatar name="Ada Okafor" photoUrl={photoUrl} />)
  expect([html.includes('<img'), html.includes('AO')]).toEqual([isShown, !isShown])
  expect(html.includes('referrerPolicy="no-referrer"')).toBe(isShown)
})

test('a visitor is told nothing about a session', () => {
  expect(drawn(<SessionNotice />)).toBe('')
})

test('the sign-in page says before it has loaded what an account is for, and that reading needs none', () => {
  const html = drawn(<SignInScreen />, '/sign-in?continueUrl=/trend/12')
  expect(html).toContain('<h1>Sign in</h1>')
  expect(html).toContain('Reading needs no account')
  expect(html).not.toContain('orecast')
})
