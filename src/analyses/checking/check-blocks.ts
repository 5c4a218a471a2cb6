/** Whether a picture or table of a report shows what its evidence says. */
import type { Resolve } from './resolve.ts'
import type { Evidence } from '../report/evidence.ts'
import { isCellWord } from '../report/connecting.ts'
import { isStatedBy } from './read-shown.ts'
import type { Block, Report } from '../report/report.ts'
import { saysYearOf } from '../report/headlines.ts'

type Rows = ReadonlyMap<string, Evidence>
type Shown = { evidence: string; value: number }
type Of<Type extends Block['type']> = Extract<Block, { type: Type }>

/** Why a block may not be shown, or null. */
export async function checkBlock(block: Block, report: Report, rows: Rows, resolve: Resolve): Promise<string | null> {
  const labelOf = async (item: string | null) => {
    const version = report.sources.find((source) => source.item === item)?.version
    return item === null || version === undefined ? null : await resolve(item, version, 'label')
  }
  if (block.type === 'chance') {
    const isTitled = block.title === report.answer?.says
    return isTitled ? whyNotShown([block.value, block.low, block.high], rows) : 'has another title than the answer'
  }
  if (block.type === 'fan') {
    if ((await labelOf(block.item)) !== block.title) return 'has another title than its trend'
    return whyNotAsked(block, report) ?? whyNotFan(block, rows, resolve)
  }
  return (await whyNotRows(block, rows, labelOf)) ?? whyNotTitle(block.title)
}

/** Why the rows of a picture or table may not be shown, or null. */
async function whyNotRows(
  block: Exclude<Block, Of<'chance'> | Of<'fan'>>,
  rows: Rows,
  labelOf: LabelOf,
): Promise<string | null> {
  switch (block.type) {
    case 'bars': {
      const values = block.rows.flatMap(({ value, low, high }) => [value, low, high])
      return (await whyNotLabelled(block.rows, labelOf)) ?? whyNotShown(values, rows)
    }
    case 'tornado': {
      const values = block.rows.flatMap(({ ifTrue, ifFalse }) => [ifTrue, ifFalse])
      return (await whyNotLabelled(block.rows, labelOf)) ?? whyNotShown(values, rows)
    }
    case 'balance':
      return whyNotBalanced([...block.for, ...block.against], rows, labelOf)
    case 'table':
      return whyNotTable(block, rows)
  }
}

type LabelOf = (item: string | null) => Promise<unknown>

/** Titles of the house's own hold no number. */
function whyNotTitle(title: string): string | null {
  return /\p{N}/u.test(title) ? 'has a number in its title' : null
}

function whyNotShown(all: readonly (Shown | null)[], rows: Rows): string | null {
  const odd = all.find((shown) => shown !== null && rows.get(shown.evidence)?.value !== shown.value)
  return odd ? `shows ${odd.value}, which is not ${odd.evidence}` : null
}

async function whyNotLabelled(
  rows: readonly { label: string; item: string | null }[],
  labelOf: LabelOf,
): Promise<string | null> {
  for (const { label, item } of rows) if ((await labelOf(item)) !== label) return `calls ${String(item)} "${label}"`
  return null
}

/** A row is an item with its figure, or a dated text with its day. */
async function whyNotBalanced(all: Of<'balance'>['for'], rows: Rows, labelOf: LabelOf): Promise<string | null> {
  for (const { label, item, text, evidence } of all) {
    const row = rows.get(evidence)
    if (!row) return `shows ${evidence}, which is not there`
    const day = [...rows.values()].find(
      (one) => one.item === row.item && one.field === row.field.replace(/\.title$/, '.date') && one !== row,
    )
    const isDated = isStatedBy(label, 'fact', row) && day !== undefined && isStatedBy(text, 'fact', day)
    const isFigure =
      (await labelOf(item)) === label && isStatedBy(text, typeof row.value === 'number' ? 'number' : 'fact', row)
    if (!isDated && !isFigure) return `shows "${label}: ${text}", which ${evidence} does not say`
  }
  return null
}

function whyNotTable({ rows: lines, columns }: Of<'table'>, rows: Rows): string | null {
  if (columns.some((column) => /\p{N}/u.test(column))) return 'has a number in the name of a column'
  for (const { text, evidence } of lines.flat()) {
    if (evidence === null && (text === '' || isCellWord(text))) continue
    const row = evidence === null ? undefined : rows.get(evidence)
    if (!row) return `shows "${text}" without evidence`
    if (!isStatedBy(text, typeof row.value === 'number' ? 'number' : 'fact', row))
      return `shows "${text}", which ${row.id} does not say`
  }
  return null
}

type Read = (field: string) => ReturnType<Resolve>

/** What is marked is the year of the answer, or a month of it; of another part of the question that which its figure is of. */
function whyNotAsked({ asked, item }: Of<'fan'>, { year, others = [] }: Report): string | null {
  const marked = asked?.slice(0, 4) ?? null
  if (marked === null || Number(marked) === year || others.some((one) => saysYearOf(one, item, marked))) return null
  return `marks ${asked}, which is not asked about`
}

async function whyNotFan(block: Of<'fan'>, rows: Rows, resolve: Resolve): Promise<string | null> {
  const { item, version, unit, bounds, threshold } = block
  const read: Read = (field) => resolve(item, version, field)
  if ((await read('details.series.unit')) !== unit) return 'has another unit'
  const why =
    (await whyNotObserved(block, read)) ?? (await whyNotHollow(block, read)) ?? (await whyNotProjected(block, read))
  if (why) return why
  if ((await read('numbers.projection.bounds')) !== JSON.stringify({ least: bounds.least, most: bounds.most }))
    return 'has other bounds'
  return threshold === null || [...rows.values()].some(({ value }) => value === threshold)
    ? null
    : `draws ${threshold}, which nothing says`
}

async function whyNotObserved({ observations }: Of<'fan'>, read: Read): Promise<string | null> {
  for (const [at, value] of observations)
    if ((await read(`details.series.observations.${at}`)) !== value) return `shows ${value} for ${at}`
  return null
}

/** Whatever is drawn hollow: what is called preliminary, what the source projects and what came from elsewhere. */
async function whyNotHollow({ provisional, projected, newer }: Of<'fan'>, read: Read): Promise<string | null> {
  if ((await read('details.series.provisional')) !== provisional) return 'is wrong on which values are preliminary'
  for (const [at, value] of projected)
    if ((await read(`details.series.projected.${at}`)) !== value) return `shows ${value} for ${at}`
  for (const { signal, ...one } of newer)
    for (const [name, value] of Object.entries(one))
      if ((await read(`details.signals.${signal}.newer.${name}`)) !== value)
        return `shows ${value}, which no signal says`
  return null
}

async function whyNotProjected({ points }: Of<'fan'>, read: Read): Promise<string | null> {
  for (const { at, knots, validated } of points) {
    if ((await read(`numbers.projection.${at}.knots`)) !== JSON.stringify(knots)) return `shows other values for ${at}`
    if ((await read(`numbers.projection.${at}.validated`)) !== (validated ? 'yes' : 'no'))
      return `is wrong on whether ${at} was checked`
  }
  return null
}
