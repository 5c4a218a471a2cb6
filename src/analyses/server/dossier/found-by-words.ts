/** The items that hold the words of a question, and how well they fit it. */
import type { Pool } from 'pg'
import { coverage, isWhollyNamed, namedFit, nameFit, worth, yearsFit } from '../../dossier/fit.ts'
import { isPersonal } from '../../question/content-words.ts'
import { aboutOf } from './about-labels.ts'
import { type ByWords, listMatched, type Look, type Matched } from './candidate-store.ts'
import { type Concept, queryOf } from './concepts.ts'
import { type Asked, byFit, type Found, once } from './found.ts'

/** The best first. */
export async function listByWords(
  pool: Pool,
  { understood, about: said, accountId, looked }: Asked,
  concepts: readonly Concept[],
): Promise<Found[]> {
  const known = accountId === null ? concepts.filter(({ isHeld }) => isHeld) : concepts // what is one's own may hold any word
  if (!known.some(({ isTopic }) => isTopic)) return []
  const sought: ByWords = {
    accountId,
    looks: looksFor(known),
    concepts: known.map((one) => ({
      anyPlace: queryOf(one),
      title: queryOf(one, 'A'),
      summary: queryOf(one, 'AB'),
      fields: queryOf(one, 'ABC'),
      weight: one.weight * one.certainty,
    })),
    any: anyOf(known),
    topics: anyOf(known.filter(({ isTopic }) => isTopic)),
    worth,
  }
  const rows = await once(looked?.words, JSON.stringify(sought), () => listMatched(pool, sought))
  const mostRank = Math.max(...rows.map(({ rank }) => rank), Number.MIN_VALUE)
  const placed = rows.map((row) => ({
    item: row,
    places: concepts.map((concept) => row.places[known.indexOf(concept)] ?? 0),
  }))
  const text = said ?? understood.text
  const named = await aboutOf(pool, concepts, placed)
  const found = placed.map(({ item, places }) => {
    const { about = 0, share = 0 } = named.get(item.id) ?? {}
    const isCalledSo = isWhollyNamed(share, namedWeight(concepts, places))
    const fit = fitOf(item, places, { concepts, understood, about: text }) * nameFit(item.rank / mostRank)
    return {
      item,
      fit: isCalledSo ? Math.max(fit, namedFit * share * yearsFit(understood, item.horizon_to)) : fit,
      because: 'words' as const,
      isOther: !hasAllNames(concepts, places, text),
      isCalledSo,
      about,
      share,
    }
  })
  return byFit(found)
}

type Sought = Pick<Asked, 'understood' | 'about'> & { concepts: readonly Concept[] }

/** What stands in its text alone, or nowhere, an item is not about. */
const leastPlace = 3
const amongFields = 2

/** The words count most; a horizon that is far off takes away up to a third. */
function fitOf({ horizon_to }: Matched, places: readonly number[], { concepts, understood, about }: Sought): number {
  const isOwn = isPersonal(about ?? understood.text) && concepts.filter(({ isTopic }) => isTopic).length === 1
  return coverage(concepts, places) * (isOwn ? 0.5 : 1) * yearsFit(understood, horizon_to)
}

/** Of two things that are asked about together, each item is about one: 'a barrel of oil and an ounce of gold'. */
const together = /\b(?:and|or|nor|plus|versus|vs|than|times)\b|[/&×]|\d+ ?x\b/i

function hasAllNames(concepts: readonly Concept[], places: readonly number[], text: string): boolean {
  const all = [...new Set(concepts.flatMap(({ names }) => names))]
  // Whoever is named may be one of several to choose from: 'will Labour win' is asked by 'which party will win'.
  const has = (name: number) =>
    concepts.some(
      ({ names, isName }, i) => names.includes(name) && (places[i] ?? 0) >= (isName ? amongFields : leastPlace),
    )
  const isElsewhere = (name: number) => concepts.some(({ names, isNamed }) => names.includes(name) && isNamed)
  return all.every(has) || (together.test(text) && all.some(has) && all.every((name) => has(name) || isElsewhere(name)))
}

/** What is named of an item's label, tags and title, by weight. */
function namedWeight(concepts: readonly Concept[], places: readonly number[]): number {
  return concepts.reduce(
    (sum, { isTopic, weight, certainty }, i) => sum + (isTopic && (places[i] ?? 0) >= inName ? weight * certainty : 0),
    0,
  )
}
const inName = 4

const anyOf = (concepts: readonly Concept[]) => concepts.map((one) => queryOf(one)).join(' | ')

/**
 * Names that hold every word, two of the rarest, or one that is named; texts that hold two that are named, summaries
 * that hold the rarest of those.
 */
function looksFor(known: readonly Concept[]): Look[] {
  const rarest = known.toSorted((a, b) => b.weight - a.weight)
  const topics = rarest.filter(({ isTopic }) => isTopic)
  return [
    { query: known.map((one) => queryOf(one)).join(' & '), in: 'names' as const, most: 60 },
    ...pairsOf(rarest.slice(0, 3)).map((query) => ({ query, in: 'names' as const, most: 30 })),
    ...topics.slice(0, 3).map((one) => ({ query: queryOf(one), in: 'names' as const, most: 40 })),
    ...pairsOf(topics.slice(0, 3)).map((query) => ({ query, in: 'texts' as const, most: 25 })),
    ...topics.slice(0, 1).map((one) => ({ query: queryOf(one), in: 'summaries' as const, most: 25 })),
  ]
}

function pairsOf(concepts: readonly Concept[]): string[] {
  return concepts.flatMap((one, i) => concepts.slice(i + 1).map((other) => `${queryOf(one)} & ${queryOf(other)}`))
}
