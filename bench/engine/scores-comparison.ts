/** One value of a reference and ours, and when the two differ. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Null is "no such value", on either side. */
export type Comparison = { what: string; ours: number | null; theirs: number | null }

/** Beyond 1e-7 of the reference, or of 1 where that is smaller. What is no number differs from everything. */
export function differs({ ours, theirs }: Comparison): boolean {
  if (ours === null || theirs === null) return ours !== theirs
  return !(Math.abs(ours - theirs) <= 1e-7 * Math.max(1, Math.abs(theirs)))
}

/** Compares lists place by place; a list that is too short has null at its end. */
export function compared(
  what: string,
  ours: ArrayLike<number | null>,
  theirs: readonly (number | null)[],
): Comparison[] {
  return theirs.map((value, i) => ({ what: `${what}[${i}]`, ours: ours[i] ?? null, theirs: value }))
}

/** Reads a vector file; its shape is what the caller says, as written in the file's notes. */
export async function vectorFile<Shape>(folder: string, file: string): Promise<Shape> {
  return JSON.parse(await readFile(join(folder, file), 'utf8')) as Shape // our own reference
}
