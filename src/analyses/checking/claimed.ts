/**
 * Whether a sentence states anything that no claim covers: a number, a quoted text, a name. Knows nothing of where
 * values come from.
 */
import { isConnecting } from '../report/connecting.ts'
import type { Sentence } from '../report/report.ts'

/** Throws for a sentence that may not be shown. */
export function mustBeClaimed(sentence: Sentence): Sentence {
  const reason = whyNotClaimed(sentence)
  if (reason) throw new Error(`a sentence of a report ${reason}: ${sentence.text}`)
  return sentence
}

/** Why a sentence may not be shown, or null. */
export function whyNotClaimed({ text, claims, by }: Sentence): string | null {
  if (by === 'connecting') return isConnecting(text) && claims.length === 0 ? null : 'is none of the connecting ones'
  if (claims.length === 0) return 'has no claim'
  const misplaced = claims.find((claim, i) => {
    const before = claims[i - 1]
    const isAfter = !before || claim.start >= before.start + before.text.length
    return !isAfter || claim.text === '' || text.slice(claim.start, claim.start + claim.text.length) !== claim.text
  })
  if (misplaced) return `has a claim that is not where it says, "${misplaced.text}"`
  const bare = uncovered({ text, claims })
  const odd = bare.match(unclaimable)
  if (odd) return `states "${odd[0]}" without a claim`
  const name = nameIn(bare)
  if (name) return `names "${name}" without a claim`
  return /[.]$/.test(text) ? null : 'does not end'
}

/** Stands for a claim among the words between; no text of ours holds it. */
const mark = '\u0001'

/** The words between the claims. */
function uncovered({ text, claims }: Pick<Sentence, 'text' | 'claims'>): string {
  let bare = ''
  let at = 0
  for (const { start, text: said } of claims) {
    bare += `${text.slice(at, start).replaceAll(mark, '?')}${mark}`
    at = start + said.length
  }
  return bare + text.slice(at).replaceAll(mark, '?')
}

/** Digits of any script, quotations, numbers in words and months. */
const unclaimable = new RegExp(
  [
    String.raw`\p{N}|%|[“"«‹](?!${mark})`,
    String.raw`\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundreds?|thousands?|[mbt]r?illions?|dozens?)\b`,
    String.raw`\b(twice|thrice|doubl\w+|triple\w*|halves|half|thirds?|quarters?|percent|per cent)\b`,
    String.raw`\b(January|February|April|June|July|August|September|October|November|December)\b`,
  ].join('|'),
  'iu',
)

/** Names that every report may use. */
const ours = new Set(['Beta', 'Jeffreys', 'Jeffreys’s', 'Fréchet', 'Fréchet’s', 'Farsight', 'Farsight’s'])

/** A word with a capital that does not begin a sentence. */
function nameIn(bare: string): string | null {
  const names = [...bare.matchAll(/(?<=[^\s.:?!] |[(“])\p{Lu}[\p{L}\p{N}’-]*/gu)].map(([name]) => name)
  return names.find((name) => !ours.has(name)) ?? null
}
