/** Reads the words of a unit: 'US$ per troy ounce, nominal', 'GtCO2', 'deaths per 1,000 births', '% of GDP (GDP-weighted)'. */
import { remembered } from '../remembered.ts'
import { knownAs } from './known/index.ts'
import { nounOf, wholeOf } from './known/nouns.ts'
import type { Part, Unit } from './unit.ts'

/** A product of two series asks ten thousand times for the same three. */
const mostKept = 500

/** Never fails: words that nothing is known of count things of that name. */
export const parseUnit = remembered(mostKept, read)

function read(text: string): Unit {
  const { rest, above, prices } = cutQualities(tidy(text))
  const [first = '', ...others] = rest.split(
    / ?\/ ?| ?\bper | (?:a|an|each|every) (?=year|month|week|day|hour|person|head)/,
  )
  const { part, times, of } = partOf(first)
  const per = others.map((words) => partOf(words).part)
  const isBare = per.length === 0 && of === null && part.dimension === 'number' && bareWords.has(first)
  return asShare({ ...part, times, per, of, above, prices, isBare })
}

const bareWords = new Set(['', 'point', 'points', 'index points', 'units'])

function tidy(text: string): string {
  return text
    .replaceAll(/\s*\([^)]*\)/g, '')
    .replaceAll('₂', '2')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/\bper ?cents?\b|\bpct\b/gi, '%')
    .replaceAll(/\bparts per million\b/gi, 'ppm')
    .replaceAll(/\bparts per billion\b/gi, 'ppb')
    .replaceAll(/\bper mil(?:le)?\b/gi, '‰')
    .trim()
}

function cutQualities(text: string): { rest: string; above: string | null; prices: string | null } {
  let [rest, above, prices]: [string, string | null, string | null] = [text, null, null]
  const cut = (pattern: RegExp, keep: (said: string) => void) => {
    const found = pattern.exec(rest)
    if (!found) return
    keep((found[1] ?? '').toLowerCase())
    rest = rest.replace(pattern, '').trim()
  }
  cut(/ (?:above|relative to|compared (?:with|to)|against) (?:the )?(.+)$/i, (said) => {
    above = said.replace(/^(?:mean|average|level)(?: of)? /, '')
  })
  cut(/,? (?:in )?(nominal)$|^current (?=\D)|(?<=^(?:million|billion|trillion) )current /i, () => (prices = 'nominal'))
  cut(/^((?:19|20)\d\d)(?=-? ?(?:US\$|\$|international|dollars?))/i, (said) => (prices = said))
  cut(/(?<=\$|dollars?),? (?:of|at prices of|in) ((?:19|20)\d\d)$/i, (said) => (prices = said))
  return { rest: rest.replace(/^- ?/, ''), above, prices }
}

const multiples: Readonly<Record<string, number>> = {
  hundred: 1e2,
  thousand: 1e3,
  thousands: 1e3,
  k: 1e3,
  million: 1e6,
  millions: 1e6,
  mn: 1e6,
  billion: 1e9,
  billions: 1e9,
  bn: 1e9,
  trillion: 1e12,
  trillions: 1e12,
  tn: 1e12,
}

/** 'million tonnes of carbon': so many, of what, of what of that. */
function partOf(words: string): { part: Part; times: number; of: string | null } {
  const { times, rest } = cutMultiples(words.replace(/^(?:an?|of|the) /, ''))
  const whole = knownAs(rest)
  const [, name = rest, of] = whole
    ? []
    : (/^(.+?) (?:of|in) (?:an? |the |all )?(.+)$/.exec(rest) ?? massOf.exec(rest) ?? [])
  const known = whole ?? knownAs(name)
  const part = known ? { ...known, factor: known.factor * times } : counted(of === undefined ? rest : name, times)
  return { part, times, of: of === undefined ? null : wholeOf(of) }
}

/** 'GtCO2', 'Mt carbon', 'tonnes CO2'. */
const massOf =
  /^([kmg]?t|(?:kilo|mega|giga)?tonn?e?s?)[ -]?(c|carbon|co2|carbon dioxide|co2e|co2[ -]?eq(?:uivalents?)?)$/i

function counted(words: string, times: number): Part {
  return { dimension: 'number', factor: times, offset: 0, noun: nounOf(words) }
}

/** 'million tonnes', '1,000 births', 'US$ bn'. */
function cutMultiples(words: string): { times: number; rest: string } {
  const [, number = '', after = words] = /^(\d[\d,]*)(?: |$)(.*)$/.exec(words) ?? []
  const [, money = '', behind = ''] = /^(.*\$) ?(\p{L}+)$/u.exec(after) ?? []
  const isBehind = multipleOf(behind) !== null
  const { times, rest } = cutWords(isBehind ? money : after)
  return { times: (number ? Number(number.replaceAll(',', '')) : 1) * (multipleOf(behind) ?? 1) * times, rest }
}

function cutWords(words: string): { times: number; rest: string } {
  const [, word = '', left = ''] = /^(\p{L}+)(?: of)?(?: (?=.)|(?=\$)|$)(.*)$/u.exec(words) ?? []
  const multiple = multipleOf(word)
  if (multiple === null) return { times: 1, rest: words }
  const { times, rest } = cutWords(left)
  return { times: multiple * times, rest }
}

function multipleOf(word: string): number | null {
  const said = word.toLowerCase()
  return Object.hasOwn(multiples, said) ? (multiples[said] ?? null) : null
}

/** A number of one thing for each so many of another is a share of these: 'per 100 people' is '%'. */
function asShare(unit: Unit): Unit {
  const [of, ...others] = unit.per
  if (unit.dimension !== 'number' || of?.dimension !== 'number') return unit
  return { ...unit, dimension: 'share', factor: unit.factor / of.factor, times: 1, per: others, of: of.noun }
}
