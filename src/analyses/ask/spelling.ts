/**
 * Misspelt words by which a question is read: 'wil', 'befor', 'how manny'. What it is about is put right elsewhere, by
 * the words of the base.
 */
import { isCommon } from '../question/content-words.ts'
import { isMisspelt } from '../question/misspelt.ts'
import { writtenLong } from './short-words.ts'

/** By which a question is read. */
const known = new Set(
  `will would could should when what which where whether many much more less than most least before after until between within during
  next decade century years month quarter winter summer spring autumn share number percent price level rate chance chances likely likelihood probability
  million billion trillion thousand hundred people population total world reach exceed above below under over double triple halve half half's third
  higher lower greater fewer compared percentage average january february april august september october november december happen become drives cause effect winning
  affect impact country company without never still again peak maximum how who why does not and the for with from this that there about around government stuff large scale earth stratosphere atmosphere`.split(
    /\s+/,
  ),
)
/** Words of their own that lie beside one of these. */
const others = new Set(
  `wall well ill bill till mill kill hill pill fill wild wile wall's hen wen then than thank thin them hat wheat watch whit may man men any mary mane maney might mush muck such
  cold bold gold sold moor mare mere mode lest lass loss least leas last mist must moat east beast feast list befall afters safer nest text net newt decides decayed yearn year yeas ear
  mouth moth months quarters winner sinner slimmer sprint string sharp shares shore shard hare numbers lumber slumber prince prize rice prices revel bevel levels ate rat rates rated
  winding wincing whining pinning sept likeliest affected effected worldwide therm watcher broker folks kids lively likes unlikely changes change chance chances mullion millions billions bullion trillions thousands hundreds peoples popular worlds word would wold teach each reaches beach breach
  peach exceeds alive blow bellow blunder wonder ever very oven overt doubles trouble tripled halves calf halt thirds thirst tired hire hilly lover tower flower slower lowers
  tonal totally totals totem mast mire rite rote shire roach whet mach droves doves money mony pick puck wall wold
  fever newer lewer greeter averages happens because becomes driver drive causes pause clause effects affects impacts county counts companies throughout withdraw neither nerve newer
  case cases things thinks thins stills stall steel skill against gain speak peaks pea hot howl whom whose way ways dues dose doses note nor now nod knot land sand hand end then they thee fore fork four ford wish width form frost frog his thus hat chat than that's three these where's here her abut bout abound round wide without staff stuffs stuffy governments larger largest lager scales scaled scaly sale scare stale scalp earths earthy hearth stratospheric atmospheric`.split(
    /\s+/,
  ),
)

export function putRight(text: string): string {
  return (
    writtenLong(text)
      .replaceAll(/[\p{L}]{3,}/gu, (word) => meant(word) ?? word)
      .replaceAll(/\bbye (?=the\b|\d{4})/gi, 'by ')
      // A sum has 'the' or 'a' before it.
      .replaceAll(
        /(?<=\b(?:will|would|can|could|may|might|does|do|did|has|have|if) )sum (?!of\b|up\b)(?=\p{L})/giu,
        'some ',
      )
  )
}

/** Names are left alone. */
function meant(word: string): string | null {
  if (
    /^\p{Lu}/u.test(word) ||
    known.has(word) ||
    isCommon(word) ||
    others.has(word) ||
    others.has(word.replace(/s$/, ''))
  )
    return null
  const near = [...known].filter((one) => isSlip(word, one) || (one.length > 5 && isMisspelt(word, one)))
  return near.length === 1 ? (near[0] ?? null) : null
}

const vowels = new Set('aeiou')

/** A letter left out, put in, doubled, swapped with the next, or one vowel for another; the first letter stays. */
function isSlip(given: string, right: string): boolean {
  if (right.length < 4 || given[0] !== right[0]) return false
  return Array.from(right, (_, place) => place)
    .slice(1)
    .some((place) => {
      const [before, letter = '', after] = [right.slice(0, place), right[place], right.slice(place + 1)]
      const otherVowel =
        vowels.has(letter) &&
        vowels.has(given[place] ?? '') &&
        given.length === right.length &&
        `${given.slice(0, place)}${given.slice(place + 1)}` === `${before}${after}`
      const swapped = `${before}${after.slice(0, 1)}${letter}${after.slice(1)}`
      const isOneMore =
        given.length === right.length + 1 && `${given.slice(0, place)}${given.slice(place + 1)}` === right
      return (
        isOneMore || otherVowel || [`${before}${after}`, `${before}${letter}${letter}${after}`, swapped].includes(given)
      )
    })
}
