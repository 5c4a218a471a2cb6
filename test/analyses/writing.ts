/**
 * A world for tests of writing: a form of a made-up kind, a browser's storage in memory, a server that answers as it is
 * told.
 */
import type { MyCaller } from '#items/web/call-context.ts'
import type { KindForm } from '#items/web/kind-form.ts'
import { draftBox } from '#site/web/editor/draft/draft-box.ts'
import { memoryStorage } from '../given/storage.ts'
import { blankEntry, type FormEntry, type WrittenItem } from '#site/web/editor/form-entry.ts'

export const today = '2026-11-21'

export const form: KindForm = {
  heading: 'Write a thing',
  advice: 'A thing is a thing.',
  blank: () => ({ size: null, parts: [] }),
  entryFrom: ({ size, parts }) => ({ size, parts }),
  Fields: () => null,
}

export const blank: FormEntry = blankEntry(form, today)

/** With the fields of its kind, `size` and `parts`. */
const written = {
  kind: 'thing',
  id: '7',
  title: 'Rain in spring',
  label: 'Rain in spring',
  summary: 'More of it than there was.',
  category: 'environmental',
  tags: ['rain'],
  horizon: { from: 2026, to: 2030 },
  publishedAt: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
  version: 3,
  author: 'Ada',
  authorId: null,
  saves: 0,
  status: null,
  family: null,
  isListed: true,
  prose: [],
  links: [
    { to: 'trend/4', relation: 'drives' },
    { to: 'trend/5', relation: 'member' },
  ],
  body: 'Text',
  size: 4,
  parts: ['a'],
} satisfies WrittenItem & Record<string, unknown>
export const item: WrittenItem = written

/** `answers` says what each call answers, or throws; a call that is not among them is a fault of the test. */
export function givenCaller(
  answers: Record<string, (input: { params: Record<string, string>; body?: unknown }) => unknown>,
) {
  const calls: string[] = []
  // A test says what it needs of the contract; the rest of it would throw.
  const call = (async (name: string, input: never) => {
    calls.push(name)
    const answer = answers[name]
    if (!answer) throw new Error(`Nobody expects the call ${name}.`)
    return answer(input)
  }) as unknown as MyCaller
  return { call, calls }
}

export function givenBox() {
  const storage = memoryStorage()
  return draftBox(() => storage)
}
