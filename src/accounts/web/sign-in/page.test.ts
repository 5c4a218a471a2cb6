import { expect, test } from 'vitest'
import { type Event, firstState, nextState, type Page, type State } from './page.ts'

const start: Page = { name: 'start' }
const password: Page = { name: 'password', email: 'ada@example.org' }
const after = (...events: Event[]): State => events.reduce(nextState, firstState)
const begin: Event = { type: 'begin', isQuiet: false }
const turn = (page: Page): Event => ({ type: 'turn', page })
const trouble = { text: 'Wrong', field: 'password' as const }

test('the widget opens busy, and rests once its first page is there', () => {
  expect(firstState).toMatchObject({ page: { name: 'opening' }, isBusy: true })
  expect(after({ type: 'answer', turn: 0, answer: { page: start } })).toEqual({
    page: start,
    turns: 1,
    trouble: null,
    isBusy: false,
  })
})

test('each page that is shown has a number of its own, also when the same one comes again', () => {
  expect(after(turn(start), turn(password), turn(password)).turns).toBe(3)
})

test('a step makes the page busy and takes its trouble away; what it ends with brings both right', () => {
  const refused = after(turn(password), begin, { type: 'answer', turn: 1, answer: { stays: trouble } })
  expect(refused).toEqual({ page: password, turns: 1, trouble, isBusy: false })
  expect(nextState(refused, begin)).toMatchObject({ page: password, turns: 1, trouble: null, isBusy: true })
  expect(nextState(refused, { type: 'begin', isQuiet: true })).toMatchObject({ trouble: null, isBusy: false })
})

test('a page may come with the trouble that led to it', () => {
  const answer = { page: password, trouble: { text: 'In use' } }
  expect(after(turn(start), { type: 'answer', turn: 1, answer })).toMatchObject({
    page: password,
    trouble: { text: 'In use' },
  })
  expect(after(turn(start), { type: 'answer', turn: 1, answer }, turn(start)).trouble).toBe(null)
})

test('R35 an answer to a page that was left changes nothing', () => {
  const left = after(turn(start), begin, turn(password), begin)
  expect(nextState(left, { type: 'answer', turn: 1, answer: { stays: trouble } })).toBe(left)
  expect(nextState(left, { type: 'answer', turn: 1, answer: { page: start } })).toBe(left)
})

test('whoever has signed in meanwhile is signed in', () => {
  const left = after(turn(start), begin, turn(password))
  expect(nextState(left, { type: 'answer', turn: 1, answer: { page: { name: 'signedIn' } } }).page.name).toBe(
    'signedIn',
  )
})

test('trying again opens anew, and a page that comes back from a provider can be used', () => {
  expect(after(turn({ name: 'failed', text: 'x' }), turn({ name: 'opening' }))).toMatchObject({
    isBusy: true,
    turns: 2,
  })
  expect(after(turn(start), begin, { type: 'rest' })).toMatchObject({ page: start, isBusy: false })
})
