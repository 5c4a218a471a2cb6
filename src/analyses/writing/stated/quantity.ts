/**
 * What kind of quantity words ask for: of 'what will wind power cost' money, of 'how thick is the ice' a length, of 'how
 * many turbines' a number. What an answer counts must be of that kind, however many words of its title were said.
 */
import { parseUnit } from '../../units/parse-unit.ts'
import type { Unit } from '../../units/unit.ts'
import type { Ask } from '../../ask/ask.ts'
import { asksForAll, asksOfEach } from '../../ask/amounts/totals.ts'
import type { Stated } from './ask-stated.ts'

type Kind = { asks: RegExp; may(unit: Unit, names: string): boolean }

const isIn =
  (...dimensions: readonly string[]) =>
  ({ dimension }: Unit): boolean =>
    dimensions.includes(dimension)

const isCurrency = isIn('US$', '€', '£')
/** A price may be told in per cent a year, and a cost as a share of all that is spent. */
const isMoney = (unit: Unit, names: string): boolean => isCurrency(unit) || (isIn('share')(unit) && spends.test(names))
const spends = /\b(?:prices?|costs?|spend(?:s|ing)?|inflation|money|budgets?)\b/i
const isNoMoney = (unit: Unit): boolean => !isCurrency(unit)
const isCount = isIn('number', 'share')

const kinds: readonly Kind[] = [
  {
    asks: /\b(?:costs?|costing|prices?|priced|expensive|costly|cheap|dear|(?:have|need) to pay|be paid|be worth|fetch)\b/i,
    may: isMoney,
  },
  { asks: /\bhow (?:deep|thick|tall|wide|broad)\b|\bthickness\b|\bdepth\b/i, may: isIn('length') },
  { asks: /\b(?:seas?|oceans?)\b.*\b(?:ris(?:es?|en|ing)|gone up|go up)\b/i, may: isIn('length') },
  { asks: /\bhow (?:warm|hot|cold|cool)\b/i, may: isIn('temperature') },
  {
    asks: /\bhow (?:much|far|strongly|many degrees)\b.*\b(?:warm(?:ed|s|er)?|hotter|cool(?:ed|s|er)?|colder)\b(?! (?:water|days?|nights?|months?|years?))/i,
    may: isIn('temperature'),
  },
  { asks: /\bhow (?:old|long)\b/i, may: isIn('time') },
  { asks: /\bhow heavy\b|\bwhat weight\b/i, may: isIn('mass', 'share') },
  { asks: /\bhow (?:salty|windy|rainy|wet|dry|deadly|loud|bright|steep)\b/i, may: () => false },
  {
    asks: /\bhow much\b(?!.*\b(?:money|dollars?|euros?|pounds?|gdp|spend\w*|spent|pay|paid|earn\w*|income|richer|poorer)\b).*\b(?:produced?|produces|pumped?|extract(?:ed)?|mined?|used?|uses|burn\w*|consumed?|consumes|generate[ds]?|emit(?:s|ted)?|need(?:s|ed)?|grown?|sold|sells?|left)\b/i,
    may: isNoMoney,
  },
]

/** Units may be counted too: 'how many tonnes'. */
const counted =
  /^(?:\S+ ){0,2}?(?:how many|(?:what|which)(?: is| will be)?(?: the)? number of|number of) (?!(?:more |fewer |per ?cent|%))(\p{L}+(?:[ -]\p{L}+)?)/iu

/** Who has so many each: 'how many children will be hungry' is no number that falls to a woman. */
const ofMothers =
  /\b(?:wom[ae]n|mothers?|mums?|moms?|famil(?:y|ies)|couples?|parents?|households?|per|each|average|typical|ha(?:ve|s|d|ving)|bear|bore|born|births?|fertility|raise|want)\b/i

/** Those who change nothing of the kind: 'by how many dollars'. */
function isOfCount({ words, unit }: Ask['of'], stated: Unit, names: string): boolean {
  const [, noun] = counted.exec(words) ?? []
  if (noun === undefined || unit !== undefined) return true
  if (/\bper woman\b/i.test(names) && !ofMothers.test(words)) return false
  const named = [noun, noun.split(/[ -]/)[0] ?? ''].map(parseUnit).find(({ dimension }) => dimension !== 'number')
  return named ? true : isCount(stated)
}

/** 'Children per woman' is no number of children, unless of a woman, a mother or a family it is asked. */
const born = /\b(?:be born|births?|newborns?|babies be)\b/i

/** Whether an answer counts what is asked for; of chances and times nothing is asked of their unit here. */
export function isOfKind(ask: Ask, { unit, measure, names }: Pick<Stated, 'unit' | 'measure' | 'names'>): boolean {
  if (ask.wants !== 'amount' || unit === null) return true
  const stated = parseUnit(unit)
  const { words } = ask.of
  if (measure === 'each' && isOfNobody(words)) return false
  if (isRate(stated) && asksForAll(words)) return false
  return isOfCount(ask.of, stated, names) && kinds.every(({ asks, may }) => !asks.test(words) || may(stated, names))
}

/** What falls to each is neither all that there is nor the number of those who are born. */
const isOfNobody = (words: string): boolean =>
  asksForAll(words) || (born.test(words) && counted.test(words) && !asksOfEach(words))

/** A number for each so many: a share, but for what grows by per cent a year. */
const isRate = ({ dimension, per }: Unit): boolean => dimension === 'share' && per.length === 0
