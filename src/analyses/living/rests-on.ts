/** What an answer rests on: the items behind its figure, and those behind their numbers. */
import type { Evidence } from '../report/evidence.ts'
import type { Report } from '../report/report.ts'

type Item = { ref: string; restsOn: readonly { item: string }[] }

/** Their refs, those nearest to the figure first. Where no figure stands above the report, what its answer cites. */
export function restsOn(
  { answer, evidence, sections }: Pick<Report, 'answer' | 'evidence' | 'sections'>,
  items: readonly Item[],
): string[] {
  const rows = new Map(evidence.map((row) => [row.id, row]))
  const cited = sections.find(({ name }) => name === 'answer')?.sentences.flatMap(({ claims }) => claims) ?? []
  const begins = answer ? [answer.evidence] : cited.map((claim) => claim.evidence)
  const read = begins.flatMap((id) => readFor(rows.get(id), rows)).filter((item) => item !== 'report')
  const known = new Map(items.map((item) => [item.ref, item]))
  const behind = read.flatMap((ref) => known.get(ref)?.restsOn.map(({ item }) => item) ?? [])
  return [...new Set([...read, ...behind])]
}

/** The fields that a value is read or computed from. */
export function fieldsBehind(id: string, evidence: readonly Evidence[]): string[] {
  const rows = new Map(evidence.map((row) => [row.id, row]))
  return readBehind(rows.get(id), rows).map(({ field }) => field)
}

const readFor = (row: Evidence | undefined, rows: ReadonlyMap<string, Evidence>): string[] =>
  readBehind(row, rows).map(({ item }) => item)

/** A row is computed from earlier ones alone, so this ends. */
function readBehind(row: Evidence | undefined, rows: ReadonlyMap<string, Evidence>): Evidence[] {
  if (!row) return []
  return row.formula === null ? [row] : row.inputs.flatMap((id) => readBehind(rows.get(id), rows))
}
