/** What the columns of a tidy table hold beside the date: values, words, marks, and parts of the date. */
import { writtenIn } from '../numbers/written-number.ts'
import { isEmptyCell, type Row } from '../table.ts'
import { type Parts, partsOf, withoutSameMonth } from './date-parts.ts'
import { nameOf, type Plain } from './plain.ts'

export type Tidy = Plain & { columns: Columns }

export type Columns = Parts & {
  values: number[]
  /** The one that calls itself so. */
  value: number | null
  words: number[]
  /** Of these the ones with many numbers among their words. */
  halfText: number[]
  marks: number[]
  /** A column of months that is one and the same of each year says nothing of how often values come. */
  sameMonth: number | null
}

const lookedAt = 3000
const isValueName = (name: string) =>
  /^(value|values|obs_value|wert|werte|valeur|valor|valore|waarde|v|val|y)$/i.test(name)
const isMarkName = (name: string) => /^(obs_?status|status|flags?|foot_?notes?|notes?|marks?|symbol|type)$/i.test(name)
/** Of these numbers are marks too: those of footnotes. */
const isNothingButMarks = (name: string) => /^(marks?|flags?|foot_?notes?|obs_?status)$/i.test(name)
const isIdName = (name: string) =>
  /(^|[ _])(id|code|nr|no)$|[a-z]Id$|^(decimal|decimals|unit_mult)$/.test(name) || /^(id|code)$/i.test(name)

export function columnsOf(frame: Plain): Columns {
  const sample = frame.body.slice(0, lookedAt)
  const width = sample.reduce((most, { cells }) => Math.max(most, cells.length), frame.names.length)
  const all = Array.from({ length: width }, (_, i) => i)
  const parts = partsOf(frame, sample, all)
  const isPart = (i: number) => i === frame.dateIndex || Object.values(parts).includes(i)
  const rest = all.filter((i) => !isPart(i)).map((i) => ({ i, name: nameOf(frame, i), ...counted(sample, i) }))
  const marks = rest.filter(isMarks).map(({ i }) => i)
  const values = rest.filter(
    ({ i, name, numbers, texts }) => isValues({ numbers, texts }) && !isIdName(name) && !marks.includes(i),
  )
  const called = rest.filter(({ name }) => isValueName(name))
  const alone = rest.length === 1 ? rest : called.length === 1 ? called : values.length === 1 ? values : []
  return {
    values: values.map(({ i }) => i),
    value: alone[0]?.i ?? null,
    words: rest.filter(({ i, texts, numbers }) => texts > numbers && !marks.includes(i)).map(({ i }) => i),
    halfText: rest.filter((one) => isHalfText(one) && !isIdName(one.name) && !marks.includes(one.i)).map(({ i }) => i),
    marks,
    ...withoutSameMonth(parts, frame),
  }
}

type Counted = { filled: number; numbers: number; texts: number }

const isValues = ({ numbers, texts }: Omit<Counted, 'filled'>) => numbers > 0 && numbers >= texts

/** Numbers that stand among words by chance are fewer: 'Route 66' is a word. */
const isHalfText = ({ numbers, texts }: Omit<Counted, 'filled'>) => texts > numbers && numbers * 4 >= texts

function isMarks({ name, filled, texts }: Counted & { name: string }): boolean {
  return isNothingButMarks(name) ? filled > 0 : isMarkName(name) && texts > 0
}

function counted(sample: readonly Row[], index: number): Counted {
  const found = { filled: 0, numbers: 0, texts: 0 }
  for (const { cells } of sample) {
    const cell = cells[index]
    if (!isEmptyCell(cell)) found.filled++
    if (typeof cell === 'number') found.numbers++
    else if (typeof cell === 'string' && cell.trim() !== '') {
      const { is } = writtenIn(cell.trim())
      if (is === 'number') found.numbers++
      else if (is === 'text') found.texts++
    }
  }
  return found
}
