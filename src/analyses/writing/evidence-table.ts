/**
 * Collects the evidence of a report: each value once, read from an item of the dossier or computed by a named formula
 * from values that are in it already.
 */
import type { Evidence } from '../report/evidence.ts'
import { type Fields, type Value, valueAt } from '../dossier/field-value.ts'
import { compute, type FormulaName } from '../formulas/index.ts'

/** What can be read: an item of the dossier, or a scenario set. */
export type Source = { ref: string; version: number; fields: Fields }

type About = { title: string; unit?: string | null; record?: string | null }

export type EvidenceTable = {
  /** The value at a path of an item; null where it says nothing there. */
  read(source: Source, field: string, about: About): Evidence | null
  /** What the order says: `question`, `understood.to`. */
  asked(field: string, value: Value, about: About): Evidence
  compute(formula: FormulaName, inputs: readonly Evidence[], about: About): Evidence
  /** Of what was needed so far only these are kept: the rest was merely tried. */
  keepOnly(ids: Iterable<string>): void
  /** In the order in which they were first needed, each after what it is computed from. */
  rows(): Evidence[]
}

export function createEvidenceTable(): EvidenceTable {
  const rows = new Map<string, Evidence>()
  let needed = new Set<string>()
  const keep = (key: string, row: Omit<Evidence, 'id'>): Evidence => {
    const made: Evidence = rows.get(key) ?? { id: `e${rows.size + 1}`, ...row }
    rows.set(key, made)
    needed.add(made.id)
    return made
  }
  return {
    read({ ref: item, version, fields }, field, { title, unit = null, record = null }) {
      const value = valueAt(fields, field)
      if (value === null) return null
      return keep(`${item} ${field}`, { item, version, field, value, title, unit, formula: null, inputs: [], record })
    },

    asked(field, value, { title, unit = null }) {
      return keep(`report ${field} ${unit}`, {
        item: 'report',
        version: null,
        field,
        value,
        title,
        unit,
        formula: null,
        inputs: [],
        record: null,
      })
    },

    compute(formula, inputs, { title, unit = null, record = null }) {
      const ids = inputs.map(({ id }) => id)
      const value = compute(
        formula,
        inputs.map((one) => one.value),
      )
      const row = { item: 'report', version: null, field: formula, value, title, unit, formula, inputs: ids, record }
      return keep(`${formula} ${ids.join(' ')}`, row)
    },

    keepOnly(ids) {
      needed = new Set(ids)
    },

    rows() {
      const all = [...rows.values()]
      const wanted = new Set(needed)
      for (const { id, inputs } of all.toReversed()) if (wanted.has(id)) for (const input of inputs) wanted.add(input)
      return all.filter(({ id }) => wanted.has(id))
    },
  }
}
