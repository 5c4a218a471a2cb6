/**
 * Whether words make a doer of those to whom it is done, or of those who do it: 'killed by journalists' and 'how many do
 * journalists kill' are no 'journalists killed'.
 */
import type { Ask } from '../../../ask/ask.ts'
import { isForm } from '../../../question/word-forms.ts'
import { remembered } from '../../../remembered.ts'
import { wordsIn } from '#kit/text.ts'
import type { Stated } from '../ask-stated.ts'

/** Questions whose words are kept. */
const mostKept = 100

/** In all its forms; of two in each that it is done to somebody. */
const deeds: readonly { does: string; done: string }[] = [
  { does: 'kills?|murders?|shoots?', done: 'killed|murdered|shot|die|dies|died|deaths?' },
  { does: 'attacks?|blockades?', done: 'attacked|blockaded' },
  { does: 'jails?|imprisons?|arrests?', done: 'jailed|imprisoned|arrested|in prison' },
  { does: 'vaccinates?', done: 'vaccinated' },
  { does: 'displaces?', done: 'displaced' },
]
const noun = String.raw`((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)`
const patterns = deeds.map(({ does, done }) => ({
  doers: [
    new RegExp(String.raw`\b(?:${done})(?: off)? by (?:(?:the|an?|other|some) )*${noun}`, 'giu'),
    new RegExp(String.raw`\b${noun} (?:(?:will|would|can|could) )?(?:${does})\b(?! (?:by|in)\b)`, 'giu'),
  ],
  suffers: new RegExp(
    String.raw`${noun} (?:(?:will|as|be|is|are|were|being|forcibly|state-based) )*(?:${done})\b`,
    'giu',
  ),
}))

/** Whoever does it by the question is whom it is done to by the title. */
export function isDoneTo({ of: { words }, condition }: Ask, { names }: Pick<Stated, 'names'>): boolean {
  const [title = ''] = names.split('\n')
  return (
    condition === null &&
    patterns.some(({ suffers }, at) => {
      const named = doersIn(words)[at] ?? []
      return named.length > 0 && lastIn(title, suffers).some((other) => named.some((one) => isForm(one, other)))
    })
  )
}

/** Of each deed. Each title that is found is held against the same words. */
const doersIn = remembered(mostKept, (words) =>
  patterns.map(({ doers }) => doers.flatMap((does) => lastIn(words, does))),
)

function lastIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, said = '']) => wordsIn(said.toLowerCase()).slice(-1))
}
