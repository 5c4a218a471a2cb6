/**
 * Sentences out of words and evidence. A value enters a sentence only as a piece that carries its evidence, so every
 * claim knows where it stands.
 */
import { capital } from '#kit/text.ts'
import { allDigits, sayNumber } from '#kit/numbers.ts'
import { mustBeClaimed } from '../checking/claimed.ts'
import { connecting, type ConnectingName } from '../report/connecting.ts'
import type { Evidence } from '../report/evidence.ts'
import type { Claim, Sentence } from '../report/report.ts'
import { sayBare, sayEvidence, stateWords } from '../report/shown-value.ts'

export type Piece = { kind: Claim['kind']; text: string; evidence: Evidence }
export type Phrase = string | Piece | readonly Phrase[]

/** A piece of a sentence: say`It stood at ${amount(last)} in ${when(time)}`. */
function say(strings: TemplateStringsArray, ...phrases: readonly Phrase[]): Phrase {
  return strings.flatMap((text, i) => [text, phrases[i] ?? ''])
}

/** A whole one. Throws where it states what no evidence is behind: that is a fault of its writer. */
export function sentence(strings: TemplateStringsArray, ...phrases: readonly Phrase[]): Sentence {
  return sentenceOf(say(strings, ...phrases))
}

export function sentenceOf(phrase: Phrase): Sentence {
  const claims: Claim[] = []
  let text = ''
  flat(phrase).forEach((given, i) => {
    const part = i === 0 ? atStart(given) : given
    if (typeof part !== 'string') claims.push(claimOf(part, text.length))
    text += typeof part === 'string' ? part : part.text
  })
  return mustBeClaimed({ text, claims, by: 'template' })
}

/** What begins a sentence: 'the price of Brent oil' is 'The price of Brent oil'. */
function atStart(part: string | Piece): string | Piece {
  if (typeof part === 'string') return capital(part)
  return part.kind === 'number' ? part : { ...part, text: capital(part.text) }
}

/** One of the closed list. */
export function connect(name: ConnectingName): Sentence {
  return { text: connecting[name], claims: [], by: 'connecting' }
}

/** The value with its unit: '10,527 million tonnes of carbon', '31%'. */
export const amount = (evidence: Evidence): Piece => ({ kind: 'number', text: sayEvidence(evidence), evidence })
/** The number alone. */
export const bare = (evidence: Evidence): Piece => ({ kind: 'number', text: sayBare(evidence), evidence })
/** With every digit that somebody typed: '12,345.67', and never '12,346'. */
export const exactly = (evidence: Evidence): Piece => ({
  kind: 'number',
  text: typeof evidence.value === 'number' ? sayNumber(evidence.value, allDigits) : evidence.value,
  evidence,
})
/** To so many decimals, and none where that is below nought: of a table whose largest number decides. Millions in words. */
export function toDigits(evidence: Evidence, digits: number): Piece {
  const { value } = evidence
  if (typeof value !== 'number' || Math.abs(value) >= 1e6) return bare(evidence)
  return { kind: 'number', text: sayNumber(value, Math.min(allDigits, Math.max(0, digits))), evidence }
}
/** A year, month or day. */
export const when = (evidence: Evidence): Piece => ({ kind: 'fact', text: sayEvidence(evidence), evidence })
/** A title, in quotation marks. */
export const named = (evidence: Evidence): Phrase => [
  '“',
  { kind: 'fact', text: String(evidence.value), evidence },
  '”',
]
/** A text as it stands, without marks. */
export const plainly = (evidence: Evidence): Piece => ({ kind: 'fact', text: String(evidence.value), evidence })

/** A state in words: of 'no-clear-direction' 'in no clear direction', or the `nth` way to say it. */
export function state(evidence: Evidence, nth = 0): Piece {
  return { kind: 'fact', text: stateWords[String(evidence.value)]?.[nth] ?? String(evidence.value), evidence }
}

/** The first sentences of a text, no longer than `most`, in quotation marks and without the last full stop. */
export function quoted(evidence: Evidence, most = 320): Phrase {
  return ['“', { kind: 'quote', text: openingOf(String(evidence.value), most), evidence }, '”']
}

/** 'a, b and c'. */
export function listed(phrases: readonly Phrase[]): Phrase {
  return phrases.flatMap((one, i) => [i === 0 ? '' : i === phrases.length - 1 ? ' and ' : ', ', one])
}

function openingOf(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim().replaceAll(/[“”]/g, '"')
  const sentences = line.match(/.+?(?<!\b\p{Lu})[.!?](?=\s|$)|.+$/gu) ?? [line]
  let opening = sentences[0] ?? line
  for (const next of sentences.slice(1)) {
    if (opening.length + next.length > most) break
    opening += next
  }
  return cut(opening.trim(), most).replace(/[.!?]$/, '')
}

/** At a word, with dots, where even one sentence is too long. */
function cut(text: string, most: number): string {
  return text.length <= most * 1.3 ? text : `${text.slice(0, text.lastIndexOf(' ', most))}…`
}

function flat(phrase: Phrase): (string | Piece)[] {
  if (typeof phrase === 'string') return phrase === '' ? [] : [phrase]
  return isPiece(phrase) ? [phrase] : phrase.flatMap(flat)
}

function isPiece(phrase: Piece | readonly Phrase[]): phrase is Piece {
  return 'evidence' in phrase
}

function claimOf({ kind, text, evidence: { id, item, version, field, value } }: Piece, start: number): Claim {
  return { kind, evidence: id, item, version, field, value, text, start }
}
