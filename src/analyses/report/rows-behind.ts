/** What rows of evidence are computed from, down to what was read: themselves first, each once. */
import type { Evidence } from './evidence.ts'

export function rowsBehind(begins: readonly Evidence[], evidence: readonly Evidence[]): Set<Evidence> {
  const rows = new Map(evidence.map((row) => [row.id, row]))
  // A set that grows while it is gone through takes each row once, also where a report from anywhere has rows in a ring.
  const behind = new Set(begins)
  for (const { inputs } of behind)
    for (const id of inputs) {
      const input = rows.get(id)
      if (input) behind.add(input)
    }
  return behind
}
