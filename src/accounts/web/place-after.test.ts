import { expect, test } from 'vitest'
import { hasTask, placeAfter, queryOf } from './place-after.ts'

const origin = 'https://farsight.example'
const at = (query: Record<string, string>) => queryOf(`?${new URLSearchParams(query)}`, origin)

test.each<[query: Record<string, string>, place: string]>([
  [{}, '/my-stuff'],
  [{ continueUrl: '/trend/12?view=table#numbers' }, '/trend/12?view=table#numbers'],
  [{ continueUrl: `${origin}/new/prediction` }, '/new/prediction'],
  [{ continueUrl: '/trend/12', signInSuccessUrl: '/all-stuff' }, '/all-stuff'],
  [{ continueUrl: '/sign-in' }, '/my-stuff'],
  [{ continueUrl: '/sign-in?mode=select' }, '/my-stuff'],
  [{ continueUrl: '/sign-in/' }, '/my-stuff'],
  [{ continueUrl: '/sign-in?signInSuccessUrl=/trend/12' }, '/trend/12'],
  [{ continueUrl: '/sign-in-the-sand' }, '/sign-in-the-sand'],
  [{ continueUrl: 'https://evil.example/' }, '/my-stuff'],
  [{ continueUrl: '//evil.example/' }, '/my-stuff'],
  [{ continueUrl: '/\\evil.example/' }, '/my-stuff'],
  [{ continueUrl: 'javascript:alert(1)' }, '/my-stuff'],
  [{ signInSuccessUrl: 'https://evil.example/', continueUrl: '/trend/12' }, '/trend/12'],
])('R33 after signing in with %o one goes on to %s', (query, place) => {
  expect(placeAfter(at(query), undefined)).toBe(place)
})

test('R32 the place that an operator has set stands behind the one that was asked for', () => {
  expect(placeAfter(at({}), '/all-stuff')).toBe('/all-stuff')
  expect(placeAfter(at({ continueUrl: '/trend/12' }), '/all-stuff')).toBe('/trend/12')
})

test('R33 what the widget is given names the place, so that a link by mail leads there too', () => {
  expect(at({ continueUrl: '/trend/12' }).signInSuccessUrl).toBe('/trend/12')
})

test.each<[query: Record<string, string>, isTask: boolean]>([
  [{}, false],
  [{ mode: 'select' }, false],
  [{ mode: 'signIn' }, false],
  [{ oobCode: 'x' }, false],
  [{ mode: 'nonsense', oobCode: 'x' }, false],
  [{ mode: 'verifyEmail', oobCode: 'x' }, true],
  [{ mode: 'signIn', oobCode: 'x' }, true],
])('%o is something to be done whoever is signed in: %s', (query, isTask) => {
  expect(hasTask(at(query))).toBe(isTask)
})
