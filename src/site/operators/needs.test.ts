import { expect, test } from 'vitest'
import { countLists, listNeeds, type Waiting } from './needs.ts'
import type { Health } from './rate-health.ts'

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
const one = { process: '7d8c2a64', memoryBytes: 2e8, answers: 9, failed: 0, isListening: true, lagSeconds: 0 }
const dayOf = { minutes: 1440, count: 10_000, failed: 50, within: { seconds: 0.05, isBeyond: false } }
const answers = { ...dayOf, lastHour: { count: 100, failed: 0 } }
const trial = { state: 'passed', ageSeconds: 60, backup: '20261129T102748Z', faults: [] } as const
const well: Health = {
  release: { version: '1.4.0', upSeconds: 9 },
  parts: [
    { name: 'listening', state: 'ok', seconds: 9 },
    { name: 'work', state: 'ok', seconds: 0 },
    { name: 'migrations', state: 'ok', seconds: null },
  ],
  answers,
  steps: [],
  memory: { bytes: 2e8, processes: 1, ofBytes: 5e8 },
  database: { bytes: 3e9, bytesADay: 1e7 },
  disk: { free: { bytes: 9e9, share: 0.15 }, fullSeconds: null },
  backup: { state: 'kept', ageSeconds: 26 * 3600 },
  drill: { state: 'passed', ageSeconds: 8 * 86_400, backup: '20261129T102748Z', faults: [] },
  processes: [one],
  replica: { lagSeconds: 30 },
  routes: [],
  failing: [],
  holds: 0,
  statements: { areCounted: false, list: [] },
  tasks: [task],
  mails: { sent: 610, failed: 0 },
  model: { tokensAsked: 0, tokensAnswered: 0, cents: 0 },
  refusedSignIns: 100,
  connectors: [{ connector: 'world-bank', series: 9, broken: 0, lookedSeconds: 60 }],
  people: { accounts: 9, accountsOfMonth: 1, activeInWeek: 2, activeInMonth: 3, forecasters: 4, members: 1 },
  orders: { products: [], refunded: 0, disputed: 0, analyses: 0, analysesFailed: 0 },
  deeds: [],
  alarms: [],
}
const titlesOf = (changed: Partial<Health>, waiting: Partial<Waiting> = {}) =>
  listNeeds({ ...well, ...changed }, { ...none, ...waiting }).map(({ title }) => title)

test('where all is well nothing needs a hand, nor where no backups are set up', () => {
  expect(titlesOf({})).toEqual([])
  expect(titlesOf({ backup: { state: 'off', ageSeconds: null } })).toEqual([])
  for (const state of ['off', 'unreadable'] as const)
    expect(titlesOf({ drill: { ...trial, state, ageSeconds: null } })).toEqual([])
})

test.each<[string, Partial<Health>, RegExp]>([
  ['lost listening', { parts: [{ name: 'listening', state: 'lost', seconds: 90 }] }, /not heard .* 90 s$/],
  ['a later release', { parts: [{ name: 'migrations', state: 'newer', seconds: null }] }, /later release/],
  [
    'one of several that is deaf',
    { processes: [one, { ...one, isListening: false }] },
    /^1 of 2 processes did not hear/,
  ],
  [
    'failures of one in two hundred',
    { answers: { ...answers, failed: 51 } },
    /^0\.51% of the answers of a day failed$/,
  ],
  [
    'failures of an hour, however large the day',
    { answers: { ...answers, lastHour: { count: 100, failed: 1 } } },
    /^1% of the answers of the last hour failed$/,
  ],
  ['a full disk', { disk: { free: null, fullSeconds: 9 } }, /^The disk of the database is full$/],
  [
    'a disk with little room',
    { disk: { free: { bytes: 2.5e9, share: 0.149 }, fullSeconds: null } },
    /^Less than 15% of the disk of the database is free: 2\.5 GB$/,
  ],
  ['money that does not add up', { alarms: ['Paid checkouts that were not granted: 1.'] }, /^Money needs a look$/],
  ['a replica that is away', { replica: { lagSeconds: 31 } }, /^The replica is 31 s behind, or away$/],
  ['what is not known', { people: null, routes: null }, /^The database was too busy to say all of this$/],
  ['many refused sign-ins', { refusedSignIns: 101 }, /^101 sign-ins were refused/],
  ['a job that was given up', { tasks: [{ ...task, state: 'given up', givenUp: 1 }] }, /^1 job was given up$/],
  ['late work', { tasks: [{ ...task, state: 'late', dueSeconds: 600 }] }, /^Work is late: items\.numbers for 10 min$/],
  ['mails that were not taken', { mails: { sent: 0, failed: 2 } }, /^The mail server refused 2 attempts to send$/],
  ['an old backup', { backup: { state: 'kept', ageSeconds: 30 * 3600 } }, /^The last backup is 30 h old$/],
  ['a place without a backup', { backup: { state: 'none', ageSeconds: null } }, /^No backup has been made yet$/],
  [
    'a backup that did not come back',
    { drill: { ...trial, state: 'failed', faults: ['It is cut short.'] } },
    /does not come back$/,
  ],
  ['no trial for long', { drill: { ...trial, ageSeconds: 9 * 86_400 } }, /^No backup was tried for 9 days$/],
  ['no trial yet', { drill: { ...trial, state: 'none', ageSeconds: null } }, /^No backup has been tried yet$/],
  ['a place that is away', { backup: { state: 'unreadable', ageSeconds: null } }, /cannot be read$/],
  [
    'a broken source',
    { connectors: [{ connector: 'world-bank', series: 9, broken: 1, lookedSeconds: 60 }] },
    /^1 source cannot be read$/,
  ],
])('%s needs a hand', (_, changed, title) => {
  expect(titlesOf(changed)).toEqual([expect.stringMatching(title)])
})

test('what is wrong comes before what waits for a word, and each leads to its list', () => {
  const needs = listNeeds({ ...well, mails: { sent: 0, failed: 1 }, holds: 2 }, { ...none, due: 4, reported: 1 })
  expect(needs.map(({ title, to, isWrong }) => [title, to, isWrong])).toEqual([
    ['The mail server refused 1 attempt to send', '/operator#hours', true],
    ['1 reported item', '/operator/queue#reported', false],
    ['4 questions due and not decided', '/operator/outcomes#unresolved', false],
    ['2 changes of series', '/operator/sources', false],
  ])
})

test('what is known needs a hand while the rest is not known', () => {
  const ill = { ...well, mails: { sent: 0, failed: 1 } }
  expect(listNeeds(ill, null).map(({ title }) => title)).toEqual([expect.stringContaining('mail server')])
  expect(listNeeds(null, { ...none, due: 1 }).map(({ title }) => title)).toEqual(['1 question due and not decided'])
})

test('each tab says how much waits in it', () => {
  expect(countLists({ reported: 1, authors: 2, signals: 3, comments: 4, outcomes: 5, objections: 6, due: 7 })).toEqual({
    queue: 10,
    outcomes: 18,
  })
})
