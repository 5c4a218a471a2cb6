import { expect, test } from 'vitest'
import { describeLetter, type Site } from './letters.ts'

const at = (contact: string | undefined): Site => ({
  productName: 'Farsight',
  origin: 'https://farsight.example',
  contact,
})
const lettersAt = (site: Site) => ({
  hidden: describeLetter('hidden', { title: 'Ice', path: '/trend/1', reason: 'Advertising.' }, site).text,
  stopped: describeLetter('stopped', { reason: 'Adverts only.' }, site).text,
  due: describeLetter('due', {}, site).text,
})

test('whose items were hidden or stopped reads to whom to write, and nobody else does', () => {
  const { hidden, stopped, due } = lettersAt(at('desk@farsight.example'))
  for (const text of [hidden, stopped])
    expect(text).toContain('\n\nIf you disagree, write to desk@farsight.example.\n\n')
  expect(due).not.toContain('desk@')
})

test.for([
  ['a membership that is not paid', describeLetter('due', {}, at(undefined)), '/my-stuff?tab=membership'],
  ['a bank that did not pay', describeLetter('unpaid', { what: null }, at(undefined)), '/my-stuff?tab=membership'],
  [
    'a report',
    describeLetter('report', { title: 'Ice', path: '/x', isDone: true }, at(undefined)),
    '/my-stuff?tab=account',
  ],
] as const)('a mail about %s leads to the very place where something can be done', ([, { text }, path]) => {
  expect(text).toContain(`\nhttps://farsight.example${path}\n`)
})

test('where the operator has given no address, nothing is said of one', () => {
  for (const text of Object.values(lettersAt(at(undefined)))) expect(text).not.toMatch(/disagree|write to|undefined/)
})

const nothingWaits = { reported: 0, authors: 0, signals: 0, comments: 0, outcomes: 0, objections: 0, due: 0 }

test.for([
  [{ reported: 2, authors: 1, signals: 3 }, '2 reported items, 1 new author and 3 signals wait'],
  [{ signals: 1 }, '1 signal waits'],
  [{ reported: 1, signals: 1 }, '1 reported item and 1 signal wait'],
  [{ comments: 2 }, '2 comments wait'],
  [{ outcomes: 1 }, '1 outcome in doubt waits'],
  [{ authors: 1, outcomes: 2 }, '1 new author and 2 outcomes in doubt wait'],
  [{ objections: 1, due: 3 }, '1 outcome that people object to and 3 questions that are due wait'],
] as const)('operators read how much waits: %j is “%s”', ([waiting, said]) => {
  expect(describeLetter('queue', { ...nothingWaits, ...waiting }, at(undefined)).text).toContain(
    `${said}:\nhttps://farsight.example/operator`,
  )
})
