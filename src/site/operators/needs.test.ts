import { expect, test } from 'vitest'
import { type Health, listNeeds, type Waiting } from './needs.ts'

const none: Waiting = { reported: 0, authors: 0, signals: 0, comments: 0, outcomes: 0, objections: 0, due: 0 }
const task = {
  task: 'items.numbers',
  state: 'fine',
  waiting: 3,
  underWay: 1,
  givenUp: 0,
  dueSeconds: 9,
  done: 61,
  failed: 2,
  meanSeconds: 0.006,
} as const
const well: Health = {
  parts: [
    { name: 'listening', state: 'ok', seconds: 9 },
    { name: 'work', state: 'ok', seconds: 0 },
    { name: 'migrations', state: 'ok', seconds: null },
  ],
  answers: { minutes: 1440, count: 10_000, failed: 50, within: { seconds: 0.05, isBeyond: false } },
  steps: [],
  memory: { bytes: 2e8, processes: 1, ofBytes: 5e8 },
  database: { bytes: 3e9, bytesADay: 1e7 },
  backup: { state: 'kept', ageSeconds: 26 * 3600 },
  routes: [],
  statements: null,
  tasks: [task],
  mails: { sent: 610, failed: 0 },
  model: { tokensAsked: 0, tokensAnswered: 0, cents: 0 },
  refusedSignIns: 100,
  connectors: [{ connector: 'world-bank', series: 9, broken: 0, lookedSeconds: 60 }],
  people: { accounts: 9, accountsOfMonth: 1, activeInWeek: 2, activeInMonth: 3, forecasters: 4, members: 1 },
  orders: { products: [], refunded: 0, disputed: 0, analyses: 0, analysesFailed: 0 },
  deeds: [],
}
const titlesOf = (changed: Partial<Health>, waiting: Partial<Waiting> = {}) =>
  listNeeds({ ...well, ...changed }, { ...none, ...waiting }).map(({ title }) => title)

test('where all is well nothing needs a hand, nor where no backups are set up', () => {
  expect(titlesOf({})).toEqual([])
  expect(titlesOf({ backup: { state: 'off', ageSeconds: null } })).toEqual([])
})

test.each<[string, Partial<Health>, RegExp]>([
  ['lost listening', { parts: [{ name: 'listening', state: 'lost', seconds: 90 }] }, /not heard .* 90 s$/],
  ['a later release', { parts: [{ name: 'migrations', state: 'newer', seconds: null }] }, /later release/],
  ['failures of one in two hundred', { answers: { ...well.answers, failed: 51 } }, /^0\.51% of all answers failed$/],
  ['many refused sign-ins', { refusedSignIns: 101 }, /^101 sign-ins were refused/],
  ['a job that was given up', { tasks: [{ ...task, state: 'given up', givenUp: 1 }] }, /^1 job was given up$/],
  ['late work', { tasks: [{ ...task, state: 'late', dueSeconds: 600 }] }, /^Work is late: items\.numbers for 10 min$/],
  ['mails that were not taken', { mails: { sent: 0, failed: 2 } }, /did not take 2 mails$/],
  ['an old backup', { backup: { state: 'kept', ageSeconds: 30 * 3600 } }, /^The last backup is 30 h old$/],
  ['a place without a backup', { backup: { state: 'none', ageSeconds: null } }, /^No backup has been made yet$/],
  ['a place that is away', { backup: { state: 'unreadable', ageSeconds: null } }, /cannot be read$/],
  ['a broken source', { connectors: [{ ...well.connectors[0]!, broken: 1 }] }, /^1 source cannot be read$/],
])('%s needs a hand', (_, changed, title) => {
  expect(titlesOf(changed)).toEqual([expect.stringMatching(title)])
})

test('what is wrong comes before what waits for a word, and each leads to its list', () => {
  const needs = listNeeds({ ...well, mails: { sent: 0, failed: 1 } }, { ...none, due: 4, reported: 1 })
  expect(needs.map(({ title, list }) => [title, list])).toEqual([
    ['The mail server did not take 1 mail', 'health'],
    ['1 reported item', 'reported'],
    ['4 questions due and not decided', 'unresolved'],
  ])
})
