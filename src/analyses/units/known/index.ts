/** The units that are known, by every name that people and series have for them. */
import type { Part } from '../unit.ts'
import { measures } from './measures.ts'
import { money } from './money.ts'
import { shares } from './shares.ts'

const bySign = new Map<string, Part>()
const byWord = new Map<string, Part>()
for (const [dimension, factor, names, offset = 0] of [...measures, ...money, ...shares]) {
  const part: Part = { dimension, factor, offset, noun: null }
  for (const name of names) {
    bySign.set(name, part)
    if (!byWord.has(name.toLowerCase())) byWord.set(name.toLowerCase(), part)
  }
}

/** Null for what is none of them. */
export function knownAs(name: string): Part | null {
  return bySign.get(name) ?? byWord.get(name.toLowerCase().replace(/^(?:us|u\.s\.) (?=\$|dollar|cent)/, '')) ?? null
}

/** All names that units are known by. */
export const unitNames = (): string[] => [...bySign.keys()]
