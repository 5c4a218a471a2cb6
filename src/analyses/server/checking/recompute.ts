/**
 * Values of a report once more: read from the versions that it cites, and computed again from them. Takes nothing from
 * the report on trust.
 */
import type { Pool } from 'pg'
import { isSameValue } from '../../checking/check-report.ts'
import type { Resolve } from '../../checking/resolve.ts'
import { rowIn } from '../../dossier/crowd.ts'
import type { Dossier } from '../../dossier/dossier.ts'
import type { Evidence } from '../../report/evidence.ts'
import { type Value, valueAt } from '../../dossier/field-value.ts'
import { compute } from '../../formulas/index.ts'
import { ownFieldOf } from '../../checking/own-fields.ts'
import type { Report } from '../../report/report.ts'
import { type ComputeNumbers, createVersionReader, inThisThread, type VersionReader } from './versions-read.ts'

type How = {
  computeNumbers?: ComputeNumbers | undefined
  /** Answers for what is gone from the base since. Without it that is null. */
  whereGone?: Resolve
}

/**
 * `accountId`: whose report it is, so that it may rest on private items of theirs. The dossier says which numbers stood
 * when it was gathered, and what they had been made of; those are made again, whatever has been made since.
 */
export function createResolver(
  pool: Pool,
  accountId: string | null,
  dossier: Dossier,
  { computeNumbers = inThisThread, whereGone = () => null }: How = {},
): Resolve {
  const reader = createVersionReader(pool, accountId, dossier, computeNumbers)
  return async (item, version, field) => {
    if (item === 'report') return valueAt(ofItself(dossier), field)
    if (version === null) return null
    const fields = await fieldsFor(reader, item, version, field)
    return fields ? valueAt(fields, field) : whereGone(item, version, field)
  }
}

/** What a dossier holds beside items. */
const ofItself = ({ gaps, read, advice, crowdRecord }: Dossier) => ({ gaps, read, advice, crowdRecord })

/** Those that the field leads into; null for what is gone. */
async function fieldsFor(
  reader: VersionReader,
  item: string,
  version: number,
  field: string,
): Promise<Readonly<Record<string, unknown>> | null> {
  if (item.startsWith('set/')) return reader.findSet(item.slice(4), version)
  const row = rowIn(field)
  if (row !== null) return reader.findCrowd(item, version, row)
  if (!field.startsWith('numbers.')) return reader.findFields(item, version)
  const numbers = await reader.findNumbers(item, version, { history: field.startsWith('numbers.forecastHistory') })
  return numbers ? { numbers } : null
}

export type Recomputed = { evidence: Evidence; value: Value | null; isSame: boolean; steps: Evidence[] }

/** Null for evidence that the report does not have. The steps run from what was read to the value. */
export async function recomputeEvidence(report: Report, id: string, resolve: Resolve): Promise<Recomputed | null> {
  const evidence = report.evidence.find((row) => row.id === id)
  if (!evidence) return null
  const steps = stepsTo(report, evidence)
  const values = new Map<string, Value | null>()
  for (const step of steps) values.set(step.id, await valueOf(step, values, report, resolve))
  const value = values.get(id) ?? null
  return { evidence, value, isSame: value !== null && isSameValue(value, evidence.value), steps }
}

async function valueOf(
  { item, version, field, formula, inputs }: Evidence,
  known: ReadonlyMap<string, Value | null>,
  report: Report,
  resolve: Resolve,
): Promise<Value | null> {
  if (formula === null)
    return (item === 'report' ? ownFieldOf(report, field) : null) ?? (await resolve(item, version, field))
  const values = inputs.flatMap((input) => known.get(input) ?? [])
  return values.length === inputs.length ? compute(formula, values) : null
}

/**
 * What it rests on, each once, and itself last. Inputs come before what is made of them, so nothing can rest on itself.
 */
function stepsTo({ evidence }: Report, last: Evidence): Evidence[] {
  const needed = new Set([last.id])
  for (const row of evidence.toReversed()) if (needed.has(row.id)) row.inputs.forEach((input) => needed.add(input))
  return evidence.filter(({ id }) => needed.has(id))
}
