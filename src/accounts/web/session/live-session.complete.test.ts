import { expect, test } from 'vitest'
import { givenAuthUser, givenSession, givenSignedIn, record, settled } from '../../../../test/given/session.ts'

test('who has signed in on the sign-in page is complete, and the other tabs are told so', async () => {
  const { session, user, log } = await givenSignedIn()
  await session.signedIn({ user, operationType: 'signIn' })
  expect(log.at(-1)).toEqual(['tell', 'changed'])
})

test('whoever was let in here before they had a name gets it from the tab that gave it', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<unknown>()
  const { session, appear, store } = givenSession({
    answers: { logIn: () => promise, findMe: () => ({ user: record }) },
  })
  appear(givenAuthUser())
  await settled()
  const heard = session.hear('changed') // before the server has answered the login of this tab
  answer({ data: { user: { ...record, name: 'ada.l' } } })
  await heard
  expect(store.getSnapshot().displayName).toBe('Ada')
})
