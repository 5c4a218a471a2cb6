/** Which items of the base each part of a question is about, the best first. */
import type { Pool } from 'pg'
import type { Ask, Clause, Question } from '../../ask/ask.ts'
import { wordsOfPart } from '../../ask/asked-words.ts'
import type { Typed } from '../../ask/read-question.ts'
import { dossierKindOf } from '../../dossier/kinds/index.ts'
import { nearness } from '../../dossier/fit.ts'
import { isOnCondition, suits } from '../../dossier/suits.ts'
import { wantsOf } from '../../dossier/wants-of.ts'
import { leadIn, withThings } from '../lexicon/things.ts'
import { listBeside } from './beside.ts'
import type { Asked, Found } from './found.ts'
import { retrieve, retrieveOrWhole } from './retrieve.ts'

const most = 4
/** Below this share of the best an item is about something else. */
const leastOfBest = 0.7
/** Below this it is about something else, however little is nearer. */
const leastScore = 0.1
/** Of what comes nearest where nothing fits whole. */
const nearestCounts = 0.6

const asking = { near: nearestCounts, look: retrieveOrWhole }
/** What merely comes nearest to what is taken as given does not make it true. */
const given = { near: 0, look: retrieve }

export type Read = {
  question: Question
  /** What its items are called, by their refs. */
  labels: Record<string, string>
  /** Those of them that fit, as they were found, and what is needed beside them. */
  found: Found[]
}

/** What it was already said to be about stays; what is taken as given is looked for like what is asked. */
export async function withItems(pool: Pool, typed: Typed, asked: Asked): Promise<Read> {
  const labels: Record<string, string> = {}
  const known: Found[] = []
  const beside: Found[] = []
  const aboutWhat = async (clause: Clause | Ask, about: string, { near, look }: typeof given) => {
    if (clause.of.items.length > 0) return { of: clause.of, chosen: [] }
    const condition = 'condition' in clause ? clause.condition : null
    const [{ found, nearest }, onIt] = await Promise.all([
      look(pool, { ...asked, about }),
      condition === null ? [] : listOnCondition(pool, asked, `${about} ${condition.of.words}`),
    ])
    const held = oneEach([...onIt, ...found, ...nearest.map((one) => ({ ...one, fit: one.fit * near }))])
    const chosen = chosenFor(clause, held)
    for (const { ref, label } of chosen) labels[ref] = label
    known.push(...oneEach([...onIt, ...found]).filter(({ item }) => chosen.some(({ ref }) => ref === refOf(item))))
    return { of: { ...clause.of, items: chosen.map(({ ref }) => ref) }, chosen: chosen.map(({ item }) => item) }
  }
  const parts = await Promise.all(
    typed.parts.map(async ({ ask: part, isGuess }, i) => {
      const { condition } = part
      const before = typed.parts.slice(0, i).map(({ ask }) => ask)
      const [about, taken, others] = await Promise.all([
        aboutWhat(part, wordsOfPart(part, before, asked.understood.text), asking),
        condition && aboutWhat(condition, condition.of.words, given),
        listBeside(pool, part, asked),
      ])
      beside.push(...others)
      // Of two things that are held against each other no item need be about both.
      const of = about.of.items.length > 0 ? about.of : ofEach(part, others, labels)
      const wants = isGuess ? wantsOf(about.chosen, part) : part.wants
      const oneself = `${part.decision ?? ''} ${leadIn(asked.understood.text)}`
      const supposed = condition && taken && withThings({ ...condition, of: taken.of }, oneself)
      return withThings({ ...part, wants, of, condition: supposed }, oneself)
    }),
  )
  // Where nothing fits what is asked, nothing is needed beside it.
  const isAsked = typed.parts.some(({ ask }) => ask.of.items.length > 0)
  const isKnown = known.length > 0 || isAsked || parts.some(({ of }) => isOfSeveral(of) && of.items.length > 0)
  return { question: { ...typed, parts }, labels, found: isKnown ? [...known, ...beside] : [] }
}

const isOfSeveral = ({ measure }: Ask['of']): boolean => measure === 'gap' || measure === 'sum'

/** What is needed beside a part that asks for a gap or a sum is what it is about, where that is measured. */
function ofEach({ of }: Ask, others: readonly Found[], labels: Record<string, string>): Ask['of'] {
  if (!isOfSeveral(of)) return of
  const measured = others.filter(({ item }) => dossierKindOf(item.kind).isMeasured).slice(0, most)
  for (const { item } of measured) labels[refOf(item)] = item.label
  return { ...of, items: [...new Set(measured.map(({ item }) => refOf(item)))] }
}

/** Questions that are asked on a condition hold its words beside those of what is asked. */
async function listOnCondition(pool: Pool, asked: Asked, about: string): Promise<Found[]> {
  const { found } = await retrieve(pool, { ...asked, about })
  return found.filter(({ item, because }) => because === 'words' && isOnCondition(item.title))
}

/** The first of each. */
function oneEach(found: readonly Found[]): Found[] {
  return [...new Map(found.toReversed().map((one) => [one.item.id, one])).values()].toReversed()
}

const refOf = ({ kind, id }: Found['item']): string => `${kind}/${id}`

type Chosen = { ref: string; item: Found['item']; label: string; score: number }

/** What has its outcome is asked nothing of any more: it is chosen where nothing else is about it. */
function chosenFor(part: Clause | Ask, found: readonly Found[]): Chosen[] {
  const scored = found
    .map(({ item, ...rest }) => ({
      ref: refOf(item),
      item,
      label: item.label,
      score: nearness(rest) * suits(part, item),
    }))
    .filter(({ score }) => score >= leastScore)
  const open = scored.filter(({ item }) => item.outcome === null)
  const among = open.length > 0 ? open : scored
  const best = Math.max(0, ...among.map(({ score }) => score))
  return among
    .filter(({ score }) => score >= leastOfBest * best)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
}
