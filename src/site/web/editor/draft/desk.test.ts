import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '#kit/refusal.ts'
import { createDesk } from './desk.ts'
import type { Fault } from '../faults/faults.ts'
import type { Ready } from './start.ts'
import { blank, givenBox, givenCaller, item } from '../../../../../test/analyses/writing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const start: Ready = {
  is: 'ready',
  draftId: 'd1',
  entry: blank,
  faults: [],
  item: null,
  standing: null,
  hidden: null,
  version: null,
  base: null,
  isUnkept: false,
  other: null,
}
const missing: Fault = { field: 'title', reason: 'is missing' }

function given({ faults = [missing], fails = null as Error | null, user = 'ada' as string | null, from = start } = {}) {
  const world = { fails }
  const sent: unknown[] = []
  const { call } = givenCaller({
    keepDraft: ({ body }) => {
      if (world.fails) throw world.fails
      sent.push(body)
      return {
        draft: { id: 'd1', kind: 'thing', itemId: null, base: null, title: '', updatedAt: `2026-11-21T10:00:0${sent.length}.000Z` },
        faults,
      }
    },
  })
  const box = givenBox()
  const named: string[] = []
  const desk = createDesk({ start: from, kind: 'thing', box, call, now: () => new Date(0), onFirst: (id) => named.push(id) })
  desk.seat(user)
  return { desk, box, sent, named, world, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

test('what is typed lies in the browser at once, and leaves it once the server has it', async () => {
  const { desk, box, sent, pass } = given()
  desk.change({ title: 'Rain' })
  expect(box.find('d1')?.entry).toMatchObject({ title: 'Rain' })
  await pass(800)
  expect(sent).toEqual([expect.objectContaining({ kind: 'thing', itemId: null, entry: expect.objectContaining({ title: 'Rain' }) })])
  expect(box.find('d1')).toBeNull()
  expect(desk.getSnapshot().kept.is).toBe('kept')
})

test('the draft of a revision is kept with the version that it goes on from, also where that is another by now', async () => {
  const { desk, box, sent, pass } = given({ from: { ...start, item: { ...item, version: 3 }, version: 3 } })
  desk.change({ title: 'Rain' })
  expect(box.find('d1')?.version).toBe(3)
  await pass(800)
  desk.goOnFrom(4)
  desk.change({ title: 'Rain and snow' })
  await pass(800)
  expect(sent).toMatchObject([
    { itemId: '7', base: 3 },
    { itemId: '7', base: 4 },
  ])
})

test('what was typed while a draft was on its way stays in the browser until it is kept too', async () => {
  const { desk, box, pass } = given()
  desk.change({ title: 'Rain' })
  vi.advanceTimersByTime(800)
  desk.change({ title: 'Rain and snow' })
  await pass(0)
  expect(box.find('d1')?.entry).toMatchObject({ title: 'Rain and snow' })
  await pass(800)
  expect(box.find('d1')).toBeNull()
})

test('a draft that the server does not take stays in the browser', async () => {
  const { desk, box, world, pass } = given({ fails: new TypeError('Failed to fetch') })
  desk.change({ title: 'Rain' })
  await pass(800)
  expect(desk.getSnapshot().kept).toMatchObject({ is: 'failed', failure: { is: 'offline' } })
  expect(box.find('d1')).not.toBeNull()
  world.fails = null
  desk.retry()
  await pass(0)
  expect(box.find('d1')).toBeNull()
})

test('the words of somebody whose session has ended stay theirs in this browser', async () => {
  const { desk, box, world, pass } = given({ fails: new Refusal('session-ended') })
  desk.change({ title: 'Rain' })
  await pass(800)
  desk.seat(null)
  desk.change({ title: 'Rain and snow' })
  expect(box.find('d1')).toMatchObject({ owner: 'ada', entry: { title: 'Rain and snow' } })
  world.fails = null
  desk.seat('ada')
  await pass(0)
  expect(box.find('d1')).toBeNull()
})

test('a visitor’s words belong to nobody yet, and go to the server when they sign in', async () => {
  const { desk, box, sent, pass } = given({ user: null })
  desk.change({ title: 'Rain' })
  await pass(60_000)
  expect(sent).toEqual([])
  expect(box.find('d1')?.owner).toBeNull()
  desk.seat('ada')
  await pass(0)
  expect(sent).toHaveLength(1)
})

test('the draft’s id is told once, with the first change', () => {
  const { desk, named } = given()
  expect(desk.change({ title: '' })).toEqual([])
  expect(named).toEqual([])
  desk.change({ title: 'R' })
  desk.change({ title: 'Ra' })
  expect(named).toEqual(['d1'])
})

test('what the server finds wanting is shown, but not of a field that has changed since it looked', async () => {
  const { desk, pass } = given({ faults: [missing, { field: 'summary', reason: 'is missing' }] })
  desk.change({ title: 'R' })
  vi.advanceTimersByTime(800)
  desk.change({ title: 'Rain' })
  await pass(0)
  expect(desk.getSnapshot().faults).toEqual([{ field: 'summary', reason: 'is missing' }])
})

test('at rest a desk sends nothing more; a failed save sends what stands in the form again', async () => {
  const { desk, sent, pass } = given()
  desk.change({ title: 'Rain' })
  await desk.rest()
  await pass(60_000)
  expect(sent).toEqual([])
  desk.keep()
  await pass(800)
  expect(sent).toHaveLength(1)
})

test('a desk at rest leaves in the browser what is newer than what the server has', async () => {
  const { desk, box, pass } = given()
  desk.change({ title: 'Rain' })
  vi.advanceTimersByTime(800)
  desk.change({ title: 'Rain and snow' })
  await desk.rest()
  await pass(0)
  expect(box.find('d1')?.entry).toMatchObject({ title: 'Rain and snow' })
})
