/** Whether the figure of an answer is that of its evidence, and said of something that was read. */
import { wordsIn } from '#kit/text.ts'
import { boundOfChance, heldAgainst, ofYear, sides, withoutCondition, withoutYear } from '../writing/answers/says.ts'
import type { Resolve } from './resolve.ts'
import type { Evidence } from '../report/evidence.ts'
import { isStatedBy } from './read-shown.ts'
import { sayBare, sayEvidence } from '../report/shown-value.ts'
import type { Claim, Headline, Report } from '../report/report.ts'
import { rowsBehind } from '../report/rows-behind.ts'

/** Why an answer may not be shown, or null. */
export async function whyNotAnswer(answer: Headline, report: Report, resolve: Resolve): Promise<string | null> {
  const { evidence, sources } = report
  const row = evidence.find(({ id }) => id === answer.evidence)
  if (!row) return 'rests on no evidence'
  if (!isFigureOf(answer.figure, row)) return `does not state ${String(row.value).slice(0, 80)}`
  // In the words of a sentence it is checked as one; here, that they are of what the figure rests on.
  if (answer.claims) return isOfFigure(answer.claims, row, evidence) ? null : 'is said of nothing that it rests on'
  const found = await Promise.all(sources.map(({ item, version }) => resolve(item, version, 'label')))
  const labels = found.filter((label) => typeof label === 'string')
  const isKnown = labels.some((label) => isSaidOf(answer.says, label, row, { ...report, labels }))
  return isKnown || isMadeOf(answer.says, labels, report) ? null : 'is said of nothing that was read'
}

/** Whether its words are of an item that its value was read from, or computed from. */
function isOfFigure(claims: readonly Claim[], row: Evidence, evidence: readonly Evidence[]): boolean {
  const items = new Set([...rowsBehind([row], evidence)].map(({ item }) => item))
  return claims.some(({ item }) => item !== 'report' && items.has(item))
}

/** A bound is said of a bound, and 'after' of a time. */
function isFigureOf(figure: string, row: Evidence): boolean {
  const [, bound = '', said = figure] = /^(after|at least|at most) (.+)$/s.exec(figure) ?? []
  const isBound = {
    '': true,
    after: row.unit === 'day',
    'at least': row.field.endsWith('.lowest') || isBeyond(row, 'at least '),
    'at most': row.field.endsWith('.highest') || isBeyond(row, 'at most '),
  }[bound]
  // A change upwards says so.
  const size = Number(row.value) > 0 ? said.replace(/^\+/, '') : said
  return isBound === true && isStatedBy(size, typeof row.value === 'number' ? 'number' : 'fact', row)
}

/** A chance of an amount that lies beyond all that its forecast says of it. */
const isBeyond = ({ unit, formula, value }: Evidence, bound: ReturnType<typeof boundOfChance>): boolean =>
  unit === 'chance' && readOff.has(formula ?? '') && boundOfChance(Number(value)) === bound
const readOff: ReadonlySet<string> = new Set(['chance-at-least', 'chance-below', 'chance-not'])

type Known = Report & { labels: readonly string[] }

function isSaidOf(says: string, label: string, row: Evidence, { year, evidence, labels }: Known): boolean {
  if (says === label || says === withoutYear(label)) return true
  const times = [String(year), ...evidence.filter(({ unit }) => unit === 'day').map(sayEvidence)]
  if (times.some((time) => says === `${label} in ${time}` || says === ofYear(label, time))) return true
  if (says.endsWith(`: ${label}`)) return evidence.some(({ value }) => says === `${String(value)}: ${label}`)
  const held = ofValue(row, evidence)
  const bar = evidence.find(({ id }) => id === held.inputs[0])
  if (bar === undefined || year === null) return false
  return [String(year), ...monthsIn(labels, year)].some((time) =>
    isHeldAgainst(says, bar, { label, time, formula: held.formula }),
  )
}

/** Of what is pooled, the chance by the projection: that is of the value. */
const ofValue = (row: Evidence, evidence: readonly Evidence[]): Evidence =>
  (row.formula === 'chance-pooled' && evidence.find(({ id }) => id === row.inputs[1])) || row

/** 'December 2027', where something that was read is called by it. */
function monthsIn(labels: readonly string[], year: number): string[] {
  const named = new RegExp(String.raw`\b\p{Lu}\p{L}+ ${year}\b`, 'gu')
  return labels.flatMap((label) => label.match(named) ?? [])
}

type Held = { label: string; time: string; formula: string | null }

/** 'Child mortality below 36.7 deaths per 1,000 births in 2036', where that is the bar of the formula. */
function isHeldAgainst(says: string, bar: Evidence, { label, time, formula }: Held): boolean {
  const possible = sides.filter(
    (side) => formula === (side === 'at least' || side === 'above' ? 'chance-at-least' : 'chance-below'),
  )
  return possible.some((side) => {
    const [before = '', after = ''] = heldAgainst({ label, side, value: '\n', in: time }).split('\n')
    const value = says.slice(before.length, says.length - after.length)
    if (says === heldAgainst({ label, side, value: sayEvidence(bar), in: time })) return true
    return says.startsWith(before) && says.endsWith(after) && isStatedBy(value, 'number', bar)
  })
}

/** What stands between the names and the values that an answer is said of. */
const between = new Set(
  `not if given and or than more less above below at least most in by until to from of per a an the its their with
  without condition share times half twice highest value level peak year years needed change mean one either both together
  before after world people now today ever first rise fall`.split(/\s+/),
)

/** Of what several items say together: made of their names, of values of the report, and of words that name nothing. */
function isMadeOf(says: string, labels: readonly string[], { evidence, year }: Report): boolean {
  const values = evidence.flatMap((one) => [sayEvidence(one), sayBare(one)]).filter((text) => /\d/.test(text))
  const names = labels.flatMap((label) => [label, withoutYear(label), withoutCondition(label)])
  const known = [...new Set([...names, ...values, ...(year === null ? [] : [String(year)])])]
  const rest = known
    .filter((text) => text.length > 1)
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, text) => left.replaceAll(text, ' '), says)
  const holdsName = names.some((name) => says.includes(name))
  return holdsName && wordsIn(rest.toLowerCase()).every((word) => between.has(word))
}
