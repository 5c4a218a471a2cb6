/**
 * What differs between a report and the one before it on the same question: the answer, values of the same items, what
 * was read, and what is said where.
 */
import type { Changes } from './changes.ts'
import { isSameValue } from '../checking/check-report.ts'
import type { Evidence } from './evidence.ts'
import { meaningsOf } from './meaning.ts'
import { observedBetween } from './observed.ts'
import { type Report, sectionNames } from './report.ts'

/** More would be a table of everything. */
const mostValues = 60

/** `id`: of the analysis before; null where that was deleted. */
export function compareReports(before: Report, now: Report, id: string | null = null): Changes {
  return {
    before: id,
    answer: { before: before.answer?.figure ?? null, now: now.answer?.figure ?? null },
    says: { before: before.answer?.says ?? null, now: now.answer?.says ?? null },
    values: valuesBetween(before, now),
    observations: observedBetween(before, now),
    only: onlyIn(before, now),
    items: itemsBetween(before, now),
    sections: sectionsBetween(before, now),
  }
}

/** Values that mean the same and came out otherwise: the answer's first, then by how far they moved. */
function valuesBetween(before: Report, now: Report): Changes['values'] {
  const then = rowsByMeaning(before)
  return [...rowsByMeaning(now)]
    .flatMap(([meaning, row]) => {
      const old = then.get(meaning)
      return old && !isSameValue(old.value, row.value) ? [{ row, old }] : []
    })
    .toSorted((a, b) => Number(isAnswer(b.row, now)) - Number(isAnswer(a.row, now)) || moved(b) - moved(a))
    .slice(0, mostValues)
    .map(({ row, old }) => ({
      item: row.item,
      field: row.field,
      title: row.title,
      unit: row.unit,
      before: old.value,
      now: row.value,
      beforeVersion: old.version,
      nowVersion: row.version,
    }))
}

/** How many values only one of the two has. */
function onlyIn(before: Report, now: Report): Changes['only'] {
  const [then, here] = [rowsByMeaning(before), rowsByMeaning(now)]
  return { before: countMissing(then, here), now: countMissing(here, then) }
}

function countMissing(of: ReadonlyMap<string, Evidence>, from: ReadonlyMap<string, Evidence>): number {
  return [...of.keys()].filter((meaning) => !from.has(meaning)).length
}

/** The answer is always the answer, by whatever it was computed. */
function rowsByMeaning(report: Report): Map<string, Evidence> {
  const meanings = meaningsOf(report)
  const rows = report.evidence.map((row): [string, Evidence] => [meanings.get(row.id) ?? row.id, row])
  return new Map(rows.filter(isNews).map(([meaning, row]) => [isAnswer(row, report) ? 'answer' : meaning, row]))
}

function isAnswer({ id }: Evidence, { answer }: Report): boolean {
  return answer?.evidence === id
}

/**
 * A whole series is told value by value; the day of the report, and what is counted from it, is no news. Nor is what a
 * language model judges anew: it says something else each time, and nobody pays for that.
 */
function isNews([meaning, { value }]: [string, Evidence]): boolean {
  return !(typeof value === 'string' && /^[[{]/.test(value)) && !noNews.some((name) => meaning.includes(name))
}
const noNews = ['report madeAt ', 'report sources ', 'report advice.judged.']

/** Of its size; a text moves as far as anything can. */
function moved({ row, old }: { row: Evidence; old: Evidence }): number {
  if (typeof row.value !== 'number' || typeof old.value !== 'number') return 1
  return Math.abs(row.value - old.value) / Math.max(Math.abs(row.value), Math.abs(old.value))
}

function itemsBetween(before: Report, now: Report): Changes['items'] {
  const [then, here] = [before, now].map(({ sources }) => new Map(sources.map((source) => [source.item, source])))
  const all = new Map([...(then ?? []), ...(here ?? [])])
  return [...all].flatMap(([item, { title }]) => {
    const [old, fresh] = [then?.get(item)?.version ?? null, here?.get(item)?.version ?? null]
    if (old === fresh) return []
    return [
      {
        item,
        title,
        change: old === null ? ('new' as const) : fresh === null ? ('gone' as const) : ('changed' as const),
        before: old,
        now: fresh,
      },
    ]
  })
}

/** What each section says. */
function textsOf({ sections }: Report): Map<string, string> {
  return new Map(sections.map(({ name, sentences }) => [name, sentences.map(({ text }) => text).join(' ')]))
}

function sectionsBetween(before: Report, now: Report): Changes['sections'] {
  const [then, here] = [textsOf(before), textsOf(now)]
  return sectionNames.flatMap((name) => {
    const [old, fresh] = [then.get(name), here.get(name)]
    if (old === fresh) return []
    return [
      {
        name,
        change: old === undefined ? ('new' as const) : fresh === undefined ? ('gone' as const) : ('changed' as const),
      },
    ]
  })
}
