/**
 * Whether a sentence that a language model offers may stand in a report. It may where all of it is known: each claim is
 * of its section and stated as it is printed there, no other number, name or word is added, and nothing that turns a
 * meaning has come or gone. When in doubt it may not, and the template sentence stands. It cannot know whether a
 * sentence reads well.
 */
import { whyNotClaimed } from '../checking/claimed.ts'
import type { Ground, Row } from './ground.ts'
import type { Offer } from './model-answer.ts'
import { outsideOf, placeClaims, whyOtherNumber } from './place-claims.ts'
import { isStatedBy } from '../checking/read-shown.ts'
import type { Claim, Sentence } from '../report/report.ts'
import { areSwapped } from './swapped-claims.ts'
import { whyOtherMeaning } from './same-meaning.ts'
import { basisOf, whyOtherNames, whyOtherWords } from './same-words.ts'
import { whyNoPlainSentence } from './plain-sentence.ts'
import type { Rejected, Rejection } from './rejections.ts'

/** `homes` are the template sentences that it words anew. */
export type Verified = { sentence: Sentence; homes: Sentence[] } | { rejected: Rejected; homes?: Sentence[] }
/** Sentences whose own words follow from those that they word anew, as a second reader says: for these no list of words holds. */
export type Entailed = ReadonlySet<string>

export function verifySentence({ text, claims: ids }: Offer, ground: Ground, entailed: Entailed = none): Verified {
  const known = rowsOf(ids, ground)
  if ('rejected' in known) return known
  const { claims, missing } = placeClaims(text, known.rows)
  if (missing) return refuse('not stated as given', `${missing.evidence.id} must be written "${printed(missing)}"`)
  const unclear = whyNoPlainSentence(outsideOf({ text, claims }))
  if (unclear) return refuse(unclear, text)
  const sentence: Sentence = { text, claims, by: 'model' }
  const homes = homesOf(claims, ground.sentences)
  const rejected = whyOther(sentence, homes, { ground, entailed }) ?? whyLocked(sentence, known.rows)
  return rejected ? { rejected, homes } : { sentence, homes }
}
const none: Entailed = new Set()

type By = { ground: Ground; entailed: Entailed }

/** What is said otherwise than by the template sentences. */
function whyOther(sentence: Sentence, homes: readonly Sentence[], { ground, entailed }: By): Rejected | null {
  const basis = basisOf(sentence, homes, ground)
  return (
    numberFault(sentence, ground) ??
    whyOtherNames(sentence, basis) ??
    whyOtherMeaning(sentence, homes, basis) ??
    (entailed.has(sentence.text) ? null : whyOtherWords(sentence, basis)) ??
    (areSwapped(sentence, homes)
      ? { reason: 'claims swapped', detail: 'each value must stay with what it is a value of' }
      : null) ??
    whyPartial(sentence.claims, homes) ??
    whyOutOfOrder(sentence.claims, homes, ground.sentences)
  )
}

/** The rules that every report is checked by, as a second lock. */
function whyLocked(sentence: Sentence, rows: readonly Row[]): Rejected | null {
  const wrong = sentence.claims.find(
    ({ text, kind, evidence: id }) =>
      !rows.some(({ evidence }) => evidence.id === id && isStatedBy(text, kind, evidence)),
  )
  const fault = wrong ? `"${wrong.text}" is not the value` : whyNotClaimed(sentence)
  return fault === null ? null : { reason: 'stated without a claim', detail: fault }
}

const refuse = (reason: Rejection, detail: string): { rejected: Rejected } => ({
  rejected: { reason, detail: detail.slice(0, 300) },
})
const printed = ({ forms }: Row): string => forms.map(({ text }) => text).join('" or "')

function rowsOf(ids: readonly string[], { rows, others }: Ground): { rows: Row[] } | { rejected: Rejected } {
  const unknown = ids.find((id) => !rows.has(id))
  if (unknown !== undefined) return refuse(others.has(unknown) ? 'claim of another section' : 'invented claim', unknown)
  const cited = [...new Set(ids)].flatMap((id) => rows.get(id) ?? [])
  return cited.length === 0 ? refuse('no claim', 'each sentence needs at least one claim') : { rows: cited }
}

function numberFault({ text, claims }: Sentence, { rows, units }: Ground): Rejected | null {
  for (const claim of claims) {
    const row = rows.get(claim.evidence)
    const why = row && whyOtherNumber(text, claim, row, units)
    if (why === 'unit') return { reason: 'another unit', detail: `the unit behind "${claim.text}"` }
    if (why === 'bounds') return { reason: 'another bound', detail: `the word before "${claim.text}"` }
  }
  return null
}

/** All claims of a template sentence go together: what is said of one value often holds only beside the others. */
function whyPartial(claims: readonly Claim[], homes: readonly Sentence[]): Rejected | null {
  const said = new Set(claims.map(({ evidence }) => evidence))
  const lost = homes.flatMap((home) => home.claims).filter(({ evidence }) => !said.has(evidence))
  const ids = [...new Set(lost.map(({ evidence }) => evidence))].join(', ')
  return ids === '' ? null : { reason: 'a fact was left out', detail: `${ids} must be stated in the same sentence` }
}

/** Neighbours may be joined, in their order: an 'it' or 'that' in one of them speaks of the one before. */
function whyOutOfOrder(
  claims: readonly Claim[],
  homes: readonly Sentence[],
  sentences: readonly Sentence[],
): Rejected | null {
  const places = homes.map((home) => sentences.indexOf(home)).toSorted((a, b) => a - b)
  const isGap = places.some((place, i) => i > 0 && place !== (places[i - 1] ?? 0) + 1)
  // A claim that several of them state counts for the first.
  const order = claims.map(
    ({ evidence }) =>
      places.find((place) => sentences[place]?.claims.some((claim) => claim.evidence === evidence)) ?? 0,
  )
  const isTurned = order.some((place, i) => i > 0 && place < (order[i - 1] ?? 0))
  return isGap || isTurned
    ? { reason: 'joined out of order', detail: 'join neighbours only, the claims of one before those of the next' }
    : null
}

/**
 * The fewest template sentences that hold all these claims; of those that hold as many, the one that says the least
 * beside them.
 */
function homesOf(claims: readonly Claim[], sentences: readonly Sentence[]): Sentence[] {
  const open = new Set(claims.map(({ evidence }) => evidence))
  const homes: Sentence[] = []
  while (open.size > 0) {
    const [best] = sentences
      .map((sentence) => ({
        sentence,
        holds: new Set(sentence.claims.map(({ evidence }) => evidence).filter((id) => open.has(id))).size,
      }))
      .toSorted((a, b) => b.holds - a.holds || a.sentence.claims.length - b.sentence.claims.length)
    if (!best || best.holds === 0) break
    homes.push(best.sentence)
    for (const { evidence } of best.sentence.claims) open.delete(evidence)
  }
  return homes
}
