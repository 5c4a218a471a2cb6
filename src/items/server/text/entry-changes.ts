/**
 * What differs between two lists of entries, each a line: '2024, 1627.2'. An entry is compared with the one that begins
 * as it does, and never with its neighbour: that 2024 is another value and 2025 has come is not said as half of each.
 */
import { diffArrays } from 'diff'
import { isShort, joined, linesOf, type Part, partOf, replaced, timeoutOf, whole } from './parts.ts'

/** `timeMs`: the time that is left. Where that is too little, all is said as taken out and put in. */
export function entryChanges(old: string, now: string, timeMs: () => number): Part[] {
  const leftMs = isShort(old, now) ? () => Infinity : timeMs
  const changes = leftMs() > 0 ? diffArrays(linesOf(old), linesOf(now), { timeout: timeoutOf(leftMs()) }) : undefined
  if (!changes) return replaced(old, now)
  return joined(
    changes.flatMap(({ added, removed, value }, i) => {
      const [last, next] = [changes[i - 1], changes[i + 1]]
      if (removed && next?.added) return inPlace(value, next.value, leftMs)
      return added && last?.removed ? [] : [partOf({ added, removed, value: value.join('') })] // said with what it replaces
    }),
  )
}

/** Entries in the place of others. What went without a successor is said before what came. */
function inPlace(old: readonly string[], now: readonly string[], leftMs: () => number): Part[] {
  const come = new Set(now.map(nameOf))
  const waiting = [...old]
  const parts = now.flatMap((line) => {
    const first = waiting.findIndex((one) => come.has(nameOf(one)))
    const gone = waiting.splice(0, first < 0 ? waiting.length : first).map((one) => whole('removed', one))
    const [before] = waiting
    if (before === undefined || nameOf(before) !== nameOf(line)) return [...gone, whole('added', line)]
    waiting.shift()
    return [...gone, ...withinLine(before, line, leftMs())]
  })
  return [...parts, ...waiting.map((one) => whole('removed', one))]
}

/** '2024' of '2024, 1627.2', 'unit' of 'unit: ppm'. */
function nameOf(line: string): string {
  return /^\s*[^,:\s]*/.exec(line)?.[0] ?? ''
}

/** By what stands between blanks: a number is one word, whatever points are in it. An entry may hold a long text. */
function withinLine(old: string, now: string, mostMs: number): Part[] {
  const [before = [], after = []] = [old, now].map((line) => line.split(/(?<=\s)|(?=\s)/))
  const words = mostMs > 0 ? diffArrays(before, after, { timeout: timeoutOf(mostMs) }) : undefined
  return words?.map((change) => partOf({ ...change, value: change.value.join('') })) ?? replaced(old, now)
}
