import { expect, test } from 'vitest'
import { givenAuthUser } from '../../../../test/given/session.ts'
import { workingStorage } from '../../../../test/given/storage.ts'
import { Presence } from './presence.ts'
import { createHint } from './session-hint.ts'

function givenPresence() {
  const hint = createHint(workingStorage().storage)
  return { hint, presence: new Presence(hint), ada: givenAuthUser(), grace: givenAuthUser('grace') }
}

test('somebody who came is here until they leave, and again once they are let in anew', () => {
  const { presence, ada, grace } = givenPresence()
  expect([presence.user, presence.holds(ada)]).toEqual([null, false])
  presence.arrive(ada)
  expect([presence.user, presence.holds(ada), presence.holds(grace)]).toEqual([ada, true, false])
  presence.leave()
  expect([presence.user, presence.holds(ada)]).toEqual([ada, false]) // the service has yet to notice
  presence.readmit()
  expect(presence.holds(ada)).toBe(true)
})

test('who made room for somebody else has not left of their own accord', () => {
  const { presence, ada, grace } = givenPresence()
  presence.arrive(ada)
  expect(presence.hasLeft(ada)).toBe(false)
  presence.arrive(grace)
  expect([presence.holds(ada), presence.hasLeft(ada)]).toEqual([false, false])
  presence.leave()
  expect([presence.hasLeft(ada), presence.hasLeft(grace)]).toEqual([false, true])
  presence.forget()
  expect([presence.user, presence.hasLeft(ada)]).toEqual([null, true])
})

test('a user is of the past once another tab signed in somebody else, or signed them out', () => {
  const { hint, presence, ada } = givenPresence()
  presence.arrive(ada)
  expect(presence.isPast(ada)).toBe(false) // nobody has been let in yet
  hint.set('ada')
  expect(presence.isPast(ada)).toBe(false)
  hint.set('grace')
  expect(presence.isPast(ada)).toBe(true)
  hint.clear()
  expect(presence.isPast(ada)).toBe(false)
  presence.leave()
  expect(presence.isPast(ada)).toBe(true)
})

test('who is signed in is for a page to forget where nobody else is', () => {
  const { hint, presence, ada } = givenPresence()
  expect(presence.ownsHint()).toBe(false)
  hint.set('ada')
  expect(presence.ownsHint()).toBe(true)
  presence.arrive(ada)
  expect(presence.ownsHint()).toBe(true)
  hint.set('grace')
  expect(presence.ownsHint()).toBe(false)
})
