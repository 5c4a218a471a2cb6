/**
 * Whether two values of one kind have changed places: whether each would fit better where the other stands, by the
 * words around them.
 */
import { outsideOf } from './place-claims.ts'
import type { Claim, Sentence } from '../report/report.ts'
import { linkingStems } from './plain-words.ts'
import { stemOf, wordsOf } from './words-of.ts'

export function areSwapped(sentence: Sentence, homes: readonly Sentence[]): boolean {
  const { claims } = sentence
  return claims.some((one, i) =>
    claims
      .slice(i + 1)
      .some((other) => shapeOf(one) === shapeOf(other) && fitBetterSwapped(one, other, sentence, homes)),
  )
}

/** Values that could be taken for each other look alike: '10,527' and '12,092', '30%' and '7%', '2024' and '2035'. */
function shapeOf({ kind, text }: Claim): string {
  if (!/\p{N}/u.test(text)) return kind === 'number' ? text : 'words'
  if (/^\d{4}$/.test(text)) return 'year'
  return text.endsWith('%') ? '%' : 'number'
}

function fitBetterSwapped(one: Claim, other: Claim, sentence: Sentence, homes: readonly Sentence[]): boolean {
  const pair = [one.evidence, other.evidence]
  const here = (claim: Claim) => contextOf(claim.evidence, pair, [sentence])
  const there = (claim: Claim) => contextOf(claim.evidence, pair, homes)
  const asIs = likeness(here(one), there(one)) + likeness(here(other), there(other))
  const swapped = likeness(here(one), there(other)) + likeness(here(other), there(one))
  return swapped > asIs + 1e-9
}

type Context = ReadonlyMap<string, number>

/**
 * The words and claims around a claim, each the heavier the nearer it stands. Of a pair, each is just 'the other' to
 * its fellow.
 */
function contextOf(evidence: string, pair: readonly string[], sentences: readonly Sentence[]): Context {
  const context = new Map<string, number>()
  for (const sentence of sentences) {
    const parts = partsOf(sentence)
    for (const [at, part] of parts.entries()) {
      if (part.name !== evidence) continue
      for (const [i, { name, weight }] of parts.entries()) {
        const known = pair.includes(name) ? 'the other' : name
        if (i !== at) context.set(known, (context.get(known) ?? 0) + weight / Math.abs(i - at))
      }
    }
  }
  return context
}

function partsOf(sentence: Sentence): { name: string; weight: number }[] {
  const outside = outsideOf(sentence)
  const words = wordsOf(outside).map(({ text, start }) => ({ start, name: stemOf(text) }))
  const marks = [...outside.matchAll(/[“”"(),;]/g)].map((found) => ({ start: found.index, name: found[0] }))
  const claims = sentence.claims.map(({ start, evidence }) => ({ start, name: evidence }))
  return [...words, ...marks, ...claims]
    .toSorted((a, b) => a.start - b.start)
    .map(({ name }) => ({ name, weight: linkingStems.has(name) || /^\W$/.test(name) ? linkingWeight : 1 }))
}

/** 'in' and 'the' stand anywhere; 'from' and 'to' still tell a little. */
const linkingWeight = 0.3

/** Cosine of two contexts. */
function likeness(one: Context, other: Context): number {
  const dot = [...one].reduce((sum, [name, weight]) => sum + weight * (other.get(name) ?? 0), 0)
  return dot === 0 ? 0 : dot / (lengthOf(one) * lengthOf(other))
}

function lengthOf(context: Context): number {
  return Math.sqrt([...context.values()].reduce((sum, weight) => sum + weight * weight, 0))
}
