import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '#kit/refusal.ts'
import { createDraftEditor } from './draft-editor.ts'
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
  const removed: unknown[] = []
  const { call } = givenCaller({
    removeDraft: ({ params }) => void removed.push(params['draft']),
    keepDraft: ({ body }) => {
      if (world.fails) throw world.fails
      sent.push(body)
      return {
        draft: {
          id: 'd1',
          kind: 'thing',
          itemId: null,
          base: null,
          title: '',
          updatedAt: `2026-11-21T10:00:0${sent.length}.000Z`,
        },
        faults,
      }
    },
  })
  const box = givenBox()
  const named: string[] = []
  const editor = createDraftEditor({
    start: from,
    kind: 'thing',
    blank,
    box,
    call,
    now: () => new Date(0),
    onFirst: (id) => named.push(id),
  })
  editor.seat(user)
  return { editor, box, sent, removed, named, world, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

test('what is typed lies in the browser at once, and leaves it once the server has it', async () => {
  const { editor, box, sent, pass } = given()
  editor.change({ title: 'Rain' })
  expect(box.find('d1')?.entry).toMatchObject({ title: 'Rain' })
  await pass(800)
  expect(sent).toEqual([
    expect.objectContaining({ kind: 'thing', itemId: null, entry: expect.objectContaining({ title: 'Rain' }) }),
  ])
  expect(box.find('d1')).toBeNull()
  expect(editor.getSnapshot().kept.is).toBe('kept')
})

test('the draft of a revision is kept with the version that it goes on from, also where that is another by now', async () => {
  const { editor, box, sent, pass } = given({ from: { ...start, item: { ...item, version: 3 }, version: 3 } })
  editor.change({ title: 'Rain' })
  expect(box.find('d1')?.version).toBe(3)
  await pass(800)
  editor.goOnFrom(4)
  editor.change({ title: 'Rain and snow' })
  await pass(800)
  expect(sent).toMatchObject([
    { itemId: '7', base: 3 },
    { itemId: '7', base: 4 },
  ])
})

test('what was typed while a draft was on its way stays in the browser until it is kept too', async () => {
  const { editor, box, pass } = given()
  editor.change({ title: 'Rain' })
  vi.advanceTimersByTime(800)
  editor.change({ title: 'Rain and snow' })
  await pass(0)
  expect(box.find('d1')?.entry).toMatchObject({ title: 'Rain and snow' })
  await pass(800)
  expect(box.find('d1')).toBeNull()
})

test('a draft that the server does not take stays in the browser', async () => {
  const { editor, box, world, pass } = given({ fails: new TypeError('Failed to fetch') })
  editor.change({ title: 'Rain' })
  await pass(800)
  expect(editor.getSnapshot().kept).toMatchObject({ is: 'failed', failure: { is: 'offline' } })
  expect(box.find('d1')).not.toBeNull()
  world.fails = null
  editor.retry()
  await pass(0)
  expect(box.find('d1')).toBeNull()
})

test('the words of somebody whose session has ended stay theirs in this browser', async () => {
  const { editor, box, world, pass } = given({ fails: new Refusal('session-ended') })
  editor.change({ title: 'Rain' })
  await pass(800)
  editor.seat(null)
  editor.change({ title: 'Rain and snow' })
  expect(box.find('d1')).toMatchObject({ owner: 'ada', entry: { title: 'Rain and snow' } })
  world.fails = null
  editor.seat('ada')
  await pass(0)
  expect(box.find('d1')).toBeNull()
})

test('a visitor’s words belong to nobody yet, and go to the server when they sign in', async () => {
  const { editor, box, sent, pass } = given({ user: null })
  editor.change({ title: 'Rain' })
  await pass(60_000)
  expect(sent).toEqual([])
  expect(box.find('d1')?.owner).toBeNull()
  editor.seat('ada')
  await pass(0)
  expect(sent).toHaveLength(1)
})

test('the draft’s id is told once, with the first change', () => {
  const { editor, named } = given()
  editor.change({ title: '' })
  expect(named).toEqual([])
  editor.change({ title: 'R' })
  editor.change({ title: 'Ra' })
  expect(named).toEqual(['d1'])
})

test('what the server finds wanting is shown, but not of a field that has changed since it looked', async () => {
  const { editor, pass } = given({ faults: [missing, { field: 'summary', reason: 'is missing' }] })
  editor.change({ title: 'R' })
  vi.advanceTimersByTime(800)
  editor.change({ title: 'Rain' })
  await pass(0)
  expect(editor.getSnapshot().faults).toEqual([{ field: 'summary', reason: 'is missing' }])
})

test('at rest a editor sends nothing more; a failed save sends what stands in the form again', async () => {
  const { editor, sent, pass } = given()
  editor.change({ title: 'Rain' })
  await editor.rest()
  await pass(60_000)
  expect(sent).toEqual([])
  editor.keep()
  await pass(800)
  expect(sent).toHaveLength(1)
})

test('a editor at rest leaves in the browser what is newer than what the server has', async () => {
  const { editor, box, pass } = given()
  editor.change({ title: 'Rain' })
  vi.advanceTimersByTime(800)
  editor.change({ title: 'Rain and snow' })
  await editor.rest()
  await pass(0)
  expect(box.find('d1')?.entry).toMatchObject({ title: 'Rain and snow' })
})

test('a form that is emptied again leaves no draft, here or on the server', async () => {
  const { editor, box, sent, removed, pass } = given()
  editor.change({ title: 'Rain' })
  await pass(1000)
  expect(sent).toHaveLength(1)
  expect(editor.isBlank()).toBe(false)
  editor.change({ title: '' })
  expect(editor.isBlank()).toBe(true)
  await pass(1000)
  expect(removed).toEqual(['d1'])
  expect(sent).toHaveLength(1)
  expect(box.list()).toEqual([])
  expect(editor.getSnapshot()).toMatchObject({ kept: { is: 'unchanged' }, faults: [] })
})

test('there is a draft to throw away once something is written or changed, and none before', () => {
  const { editor } = given()
  expect(editor.isWritten()).toBe(false)
  editor.change({ title: 'Rain' })
  expect(editor.isWritten()).toBe(true)
  editor.change({ title: '' })
  expect(editor.isWritten()).toBe(false)
  const revised = given({ from: { ...start, item, version: 3 } }).editor
  expect(revised.isWritten()).toBe(false)
  revised.change({ title: 'Rain in summer' })
  expect(revised.isWritten()).toBe(true)
  const kept = given({
    from: { ...start, base: '2026-11-20T10:00:00.000Z', entry: { ...blank, title: 'Rain' } },
  }).editor
  expect(kept.isWritten()).toBe(true)
})

test('what was never kept need not be removed', async () => {
  const { editor, box, sent, removed, pass } = given()
  editor.change({ title: 'R' })
  editor.change({ title: '' })
  await pass(1000)
  expect({ sent, removed, left: box.list() }).toEqual({ sent: [], removed: [], left: [] })
})

test('nor does it leave one in the browser of somebody who is not signed in', () => {
  const { editor, box } = given({ user: null })
  editor.change({ title: 'Rain' })
  expect(box.list()).toHaveLength(1)
  editor.change({ title: '' })
  expect(box.list()).toEqual([])
})

test('what an attempt to save found wanting in an untouched form stays, until something is typed there', async () => {
  const { editor, pass } = given()
  editor.keep()
  editor.showFaults([missing])
  await pass(800)
  expect(editor.getSnapshot().faults).toEqual([missing])
  editor.change({ title: 'Rain' })
  expect(editor.getSnapshot().faults).toEqual([])
})
