/**
 * What differs between a report and the one before it on the same question: the answer, values of the same items, what
 * was read, and what is said where.
 */
import type { Changes } from './changes.ts'
import { isSameValue } from '../checking/check-report.ts'
import type { Evidence } from './evidence.ts'
import { type Report, sectionNames } from './report.ts'

/** More would be a table of everything. */
const mostValues = 60

/** `id`: of the analysis before; null where that was deleted. */
export function compareReports(before: Report, now: Report, id: string | null = null): Changes {
  return {
    before: id,
    answer: { before: before.answer?.figure ?? null, now: now.answer?.figure ?? null },
    values: valuesBetween(before, now),
    items: itemsBetween(before, now),
    sections: sectionsBetween(before, now),
  }
}

/**
 * Values that were read from the same field of the same item, and came out otherwise: the answer's first, then by how
 * far they moved.
 */
function valuesBetween(before: Report, now: Report): Changes['values'] {
  const shared = new Set([...sharedNames(before), ...sharedNames(now)])
  const then = new Map(before.evidence.map((row) => [fullNameOf(row, before, shared), row]))
  return now.evidence
    .flatMap((row) => {
      const old = then.get(fullNameOf(row, now, shared))
      return old && isShown(row) && !isSameValue(old.value, row.value) ? [{ row, old }] : []
    })
    .toSorted((a, b) => Number(isAnswer(b.row, now)) - Number(isAnswer(a.row, now)) || moved(b) - moved(a))
    .slice(0, mostValues)
    .map(({ row, old }) => ({
      item: row.item,
      field: row.field,
      title: row.title,
      before: old.value,
      now: row.value,
      beforeVersion: old.version,
      nowVersion: row.version,
    }))
}

/**
 * What was computed is the same where it has the same title: its inputs may have other numbers. The answer is always
 * the answer.
 */
function nameOf(row: Evidence, report: Report): string {
  if (row.formula !== null && isAnswer(row, report)) return 'answer'
  return row.formula === null ? `${row.item} ${row.field}` : `${row.formula} ${row.title}`
}

/** Two rows of one report may go by one title: 'chance with the bar moved', to the lower and to the upper edge. */
function sharedNames(report: Report): string[] {
  const names = report.evidence.map((row) => nameOf(row, report))
  return names.filter((name, i) => names.indexOf(name) !== i)
}

/** Then what they were computed from tells them apart, by where it was read; never by its value, which may have moved. */
function fullNameOf(row: Evidence, report: Report, shared: ReadonlySet<string>): string {
  const name = nameOf(row, report)
  if (!shared.has(name)) return name
  const inputs = row.inputs.map((id) => report.evidence.find((one) => one.id === id))
  return `${name} of ${inputs.map((one) => one && nameOf(one, report)).join(', ')}`
}

function isAnswer({ id }: Evidence, { answer }: Report): boolean {
  return answer?.evidence === id
}

/** A whole series and the day of the report are no news. */
function isShown({ value, item, field }: Evidence): boolean {
  return !(typeof value === 'string' && /^[[{]/.test(value)) && !(item === 'report' && field === 'madeAt')
}

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
