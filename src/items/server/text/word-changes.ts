/** What differs between two states of an item, field by field and word by word, in a time that no text can draw out. */
import { diffArrays, diffWordsWithSpace } from 'diff'
import { entryChanges } from './entry-changes.ts'
import { isGroup, sayField, type Titles } from './field-words.ts'
import { isShort, joined, linesOf, type Part, partOf, replaced, timeoutOf, whole } from './parts.ts'

export type FieldChange = { field: string; parts: Part[] }
type Fields = Record<string, unknown>

/** For all fields together. After that what differs is said as taken out and put in. */
const budgetMs = 60

/** The fields that every kind has come first, in the order of a page. */
const first = ['title', 'label', 'summary', 'body', 'category', 'tags', 'horizon', 'links']

/** `titles`: of the items that the fields name, by their references; no two are the same. */
export function changesBetween(
  before: Fields | null,
  after: Fields,
  { titles = new Map(), clock = () => performance.now() }: { titles?: Titles; clock?: () => number } = {},
): FieldChange[] {
  const end = clock() + budgetMs
  const names = [...new Set([...first, ...Object.keys(after).toSorted(), ...Object.keys(before ?? {}).toSorted()])]
  return names.flatMap((field) => {
    const said = { field, titles }
    const [old, now] = [sayField(before?.[field], said), sayField(after[field], said)]
    const compare = [before?.[field], after[field]].some(hasEntries) ? entryChanges : betweenCommonEnds
    return old === now ? [] : [{ field, parts: compare(old, now, () => end - clock()) }]
  })
}

/** Most changes leave the text before and after them as it was: that needs no search, however long it is. */
function betweenCommonEnds(old: string, now: string, leftMs: () => number): Part[] {
  const head = commonStart(old, now)
  const [oldRest, nowRest] = [old.slice(head), now.slice(head)]
  const tail = commonStart(reversed(oldRest), reversed(nowRest))
  const middle = partsOf(oldRest.slice(0, oldRest.length - tail), nowRest.slice(0, nowRest.length - tail), leftMs)
  return joined([whole('same', old.slice(0, head)), ...middle, whole('same', nowRest.slice(nowRest.length - tail))])
}

/** How many signs both begin with, up to the end of a word. */
function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let length = 0
  while (length < most && one[length] === other[length]) length++
  while (length > 0 && !(isBreak(one, length) && isBreak(other, length))) length--
  return length
}

/** Whether no word goes on at this place. */
function isBreak(text: string, at: number): boolean {
  return at === text.length || /\s/.test(text[at - 1] ?? ' ') || /\s/.test(text[at] ?? ' ')
}

/** Sign by sign: halves of one character change places and back again. */
function reversed(text: string): string {
  return text.split('').toReversed().join('')
}

/**
 * Word by word; where that takes too long line by line, and then word by word the lines that stand in each other's
 * place.
 */
function partsOf(old: string, now: string, leftMs: () => number): Part[] {
  const words = byWords(old, now, leftMs() / 2)
  if (words) return words
  const lines = leftMs() > 0 ? diffArrays(linesOf(old), linesOf(now), { timeout: timeoutOf(leftMs() / 2) }) : undefined
  if (!lines) return replaced(old, now)
  const changes = lines.map(({ added, removed, value }) => ({ added, removed, value: value.join('') }))
  return joined(
    changes.flatMap((change, i) => {
      const [last, next] = [changes[i - 1], changes[i + 1]]
      if (change.removed && next?.added)
        return byWords(change.value, next.value, leftMs() / 2) ?? replaced(change.value, next.value)
      return change.added && last?.removed ? [] : [partOf(change)] // said together with what it replaces
    }),
  )
}

/** Null where it takes longer than that. */
function byWords(old: string, now: string, mostMs: number): Part[] | null {
  if (!old || !now) return replaced(old, now)
  const isQuick = isShort(old, now)
  if (!isQuick && mostMs <= 0) return null
  const changes = isQuick ? diffWordsWithSpace(old, now) : diffWordsWithSpace(old, now, { timeout: timeoutOf(mostMs) })
  return changes ? joined(changes.map(partOf)) : null
}

/** Whether it is said with an entry on each line. */
function hasEntries(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isGroup) : isGroup(value)
}
