/** What a question may be about, as choices: what it was read to be about, then what fits it best. */
import type { Preview } from '../../../dossier/preview.ts'

/** Something of the base; its label is null until it is known. */
export type Thing = { ref: string; label: string | null }

const most = 6

export function thingsOf({ read, labels, trends, predictions }: Preview): Thing[] {
  const named = read.parts.flatMap(({ of }) => of.items).map((ref) => ({ ref, label: labels[ref] ?? null }))
  const others = [...trends, ...predictions].toSorted((a, b) => b.fit - a.fit).map(({ ref, label }) => ({ ref, label }))
  const things = new Map([...named, ...others].map((one) => [one.ref, one]))
  return [...things.values()].slice(0, Math.max(most, new Set(named.map(({ ref }) => ref)).size))
}
