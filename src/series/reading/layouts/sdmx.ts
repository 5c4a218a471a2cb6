/**
 * SDMX-CSV, as central banks and statistical offices send it: 1.0 begins with DATAFLOW or KEY, 2.0 with STRUCTURE and
 * says what is to be done with each row. Values come in tens to the power of UNIT_MULT.
 */
import { meaningOf } from '../../marks.ts'
import type { Given } from '../given.ts'
import { type Row, textOf } from '../table.ts'
import type { Note } from '../understood.ts'
import type { Tidy } from './columns.ts'
import { chosenRows } from './keys.ts'
import type { Entry, Laid, Question } from './laid.ts'

/** `REF_AREA: Reference area` is a name with its label. */
const codeOf = (name: string) => name.split(':')[0]?.trim() ?? ''

export function isSdmx(names: readonly string[]): boolean {
  const codes = names.map(codeOf)
  return codes.includes('TIME_PERIOD') && codes.includes('OBS_VALUE')
}

/** They say something of a value, or of the file, and not which series it is. */
const attributes =
  /^(STRUCTURE.*|DATAFLOW|ACTION|TIME_PERIOD|OBS_.*|UNIT|UNIT_MULT|UNIT_MEASURE|DECIMALS|TITLE.*|TIME_FORMAT|COLLECTION|CONF_STATUS|COMMENT.*|SOURCE.*)$/

export function layOutSdmx(frame: Tidy, given: Given): Laid | Question {
  const codes = frame.names.map(codeOf)
  const at = (code: string) => codes.indexOf(code)
  const cell = ({ cells }: Row, code: string) => (at(code) < 0 ? '' : textOf(cells[at(code)]))
  const read = {
    ...frame.read,
    format: codes[0]?.startsWith('STRUCTURE') ? 'sdmx-csv 2.0' : 'sdmx-csv 1.0',
    rows: frame.body.length,
  }
  const isKeyed = at('KEY') >= 0
  const columns = codes.flatMap((code, index) =>
    (isKeyed ? code === 'KEY' : !attributes.test(code)) ? [{ index, name: code }] : [],
  )
  const chosen = chosenRows(
    { rows: frame.body, columns, dateOf: (row) => cell(row, 'TIME_PERIOD'), canRepeat: false },
    given,
  )
  if ('answers' in chosen) return { ask: 'key', answers: chosen.answers, read }
  const powers = new Set(chosen.rows.map((row) => Number(cell(row, 'UNIT_MULT') || 0)).filter((power) => power !== 0))
  const units = new Set(chosen.rows.map((row) => cell(row, 'UNIT_MEASURE') || cell(row, 'UNIT')).filter(Boolean))
  const [power] = powers
  const notes: Note[] = power === undefined ? [] : [{ note: 'multiples-applied', factor: 10 ** power }]
  return {
    read: { ...read, ...(power !== undefined && { unitMultiple: 10 ** power }) },
    entries: chosen.rows.map((row) => entryOf(row, cell, at('OBS_VALUE'))),
    key: chosen.key,
    unit: units.size === 1 ? ([...units][0] ?? null) : null,
    notes,
    faults: [],
  }
}

function entryOf(row: Row, cell: (row: Row, code: string) => string, value: number): Entry {
  const status = cell(row, 'OBS_STATUS')
  const power = Number(cell(row, 'UNIT_MULT') || 0)
  return {
    line: row.line,
    date: cell(row, 'TIME_PERIOD'),
    cell: row.cells[value] ?? null,
    ...(status && !/^[AM]$/.test(status) && meaningOf(status) && { mark: status }),
    ...(power !== 0 && { power }),
    ...(status === 'F' && { isProjected: true }),
    ...(cell(row, 'ACTION') === 'D' && { isDeleted: true }),
  }
}
