/** The reader over damaged files: what it says of them is so, or it says that it may not be. */
import fc from 'fast-check'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readSeries } from '#series/reading/read-series.ts'
import type { Understood } from '#series/reading/understood.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

const styles = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t'),
  decimal: fc.constantFrom('.', ','),
  end: fc.constantFrom('\n', '\r\n'),
  isMonthly: fc.boolean(),
  isGrouped: fc.boolean(),
  decimals: fc.integer({ min: 0, max: 3 }),
})
type Style = typeof styles extends fc.Arbitrary<infer S> ? S : never

function dateAt(i: number, { isMonthly }: Style): string {
  return isMonthly ? `${2000 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}` : String(1980 + i)
}

function cellOf(value: number, { decimal, decimals, delimiter, isGrouped }: Style): string {
  const [whole = '', rest] = value.toFixed(decimals).split('.')
  const group = decimal === '.' ? ',' : '.'
  const groups = isGrouped ? whole.replaceAll(/(?<=\d)(?=(\d{3})+$)/g, group) : whole
  const cell = rest === undefined ? groups : `${groups}${decimal}${rest}`
  return cell.includes(delimiter) ? `"${cell}"` : cell
}

function fileOf(values: readonly number[], style: Style): string {
  const lines = values.map((value, i) => dateAt(i, style) + style.delimiter + cellOf(value, style))
  return [`date${style.delimiter}value`, ...lines].map((line) => line + style.end).join('')
}

const slips = ['', ',', '.', ';', '"', '-', ' ', '0', '9', 'x', 'e', '*', '\t', '(', '%', '\n', '1', '/', ':']
const damages = fc.array(fc.record({ at: fc.nat(), sign: fc.constantFrom(...slips), cuts: fc.nat({ max: 2 }) }), {
  minLength: 1,
  maxLength: 3,
})
type Damage = { at: number; sign: string; cuts: number }

/** Below its first line. */
function damaged(whole: string, all: readonly Damage[]): string {
  const head = whole.indexOf('value') + 5
  return all.reduce((text, { at, sign, cuts }) => {
    const place = head + (at % (text.length - head))
    return text.slice(0, place) + sign + text.slice(place + cuts)
  }, whole)
}

type Plain = { line: number; at: string | null; value: number | null }

/** What a person would read in each line; nulls where it is nothing plain. */
function plainly(text: string, style: Style): Plain[] {
  return text.split(/\r\n?|\n/).map((told, i) => ({ line: i + 1, ...plainLine(told, style) }))
}

function plainLine(told: string, { delimiter, isMonthly, ...style }: Style): Omit<Plain, 'line'> {
  const parts = told.match(new RegExp(`"[^"]*"|[^${delimiter}]+`, 'g')) ?? []
  const [date = '', cell = '', ...more] = parts.map((part) => part.replaceAll('"', '').trim())
  const isDate = (isMonthly ? /^[12]\d{3}-(0[1-9]|1[0-2])$/ : /^[12]\d{3}$/).test(date)
  const value = plainNumber(cell, style)
  return more.length === 0 && isDate && value !== null ? { at: date, value } : { at: null, value: null }
}

function plainNumber(cell: string, { decimal, isGrouped }: Pick<Style, 'decimal' | 'isGrouped'>): number | null {
  const group = decimal === '.' ? ',' : '.'
  // Where nothing groups, a sign that could is nothing plain: '100.000' beside '1000,001' may be a hundred thousand.
  if (!isGrouped && cell.includes(group)) return null
  // Nobody writes '010.000' for ten thousand.
  const isOfGroups = new RegExp(`^-?(?!0\\d)\\d{1,3}(\\${group}\\d{3})*(\\${decimal}\\d+)?$`).test(cell)
  const number = (isGrouped && isOfGroups ? cell.replaceAll(group, '') : cell).replace(decimal, '.')
  return /^-?\d+(\.\d+)?$/.test(number) ? Number(number) : null
}

/** Whether anything is said of a date, or of a line that holds it. */
function isSaid(told: Understood, at: string, lines: readonly Plain[]): boolean {
  const notes = [...told.notes, ...told.faults, ...told.series.flatMap((one) => one.notes)]
  const dates = [...notes, ...told.asks].flatMap((one) => one.at ?? [])
  const said = new Set(notes.flatMap((one) => ('lines' in one ? (one.lines ?? []) : [])))
  return dates.includes(at) || lines.some((one) => one.at === at && said.has(one.line))
}

/** Values that are read otherwise than they are written, without a word. */
function unsaid(told: Understood, lines: readonly Plain[]): [string, number][] {
  const isUnclear = lines.some(({ at }) => at === null)
  return (told.series[0]?.observations ?? []).filter(([at, value]) => {
    const there = lines.filter((one) => one.at === at)
    const isWritten = there.some((one) => Math.abs((one.value ?? Infinity) - value) <= 1e-9 * Math.abs(value))
    // A line that is not plain may be read in a way that is not known here; a plain one may not.
    return !isWritten && !(there.length === 0 && isUnclear) && !isSaid(told, at, lines)
  })
}

test('of 1,000 damaged files no value is other than it is written without a word', () => {
  const counted = { values: 0 }
  const many = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 4, maxLength: 30 })
  const thousands = fc.array(fc.double({ min: 1000, max: 9999, noNaN: true }), { minLength: 4, maxLength: 12 })
  fc.assert(
    fc.property(styles, fc.oneof(many, thousands), damages, (style, values, damage) => {
      const text = damaged(fileOf(values, style), damage)
      const told = readSeries(bytesOf(text), { retrieved: '2026-11-22' })
      if (told.refused !== null) return true
      counted.values += told.series[0]?.observations.length ?? 0
      return unsaid(told, plainly(text, style)).length === 0
    }),
    { numRuns: 1000 },
  )
  expect(counted.values).toBeGreaterThan(1000)
})

test('whatever a file holds, the reader answers', () => {
  const signs = fc.string({ unit: fc.constantFrom(...'2019 .,;\t\n-%eJul"x#:[]{}<PK'), maxLength: 120 })
  fc.assert(
    fc.property(fc.oneof(signs.map(bytesOf), fc.uint8Array({ maxLength: 200 })), (bytes) => {
      expect(readSeries(bytes, { retrieved: '2026-11-22' })).toHaveProperty('refused')
    }),
    { numRuns: 2000 },
  )
})

test('a damaged archive is refused, or reads as it did', () => {
  const whole = zipSync({ 'series.csv': bytesOf('year,value\n2019,1.5\n2020,1.6\n2021,1.8\n') })
  const expected = JSON.stringify([
    ['2019', 1.5],
    ['2020', 1.6],
    ['2021', 1.8],
  ])
  fc.assert(
    fc.property(fc.nat({ max: whole.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, flip) => {
      const bytes = whole.slice()
      bytes[at] = (bytes[at] ?? 0) ^ flip
      const told = readSeries(bytes, {})
      return told.refused !== null || JSON.stringify(told.series[0]?.observations) === expected
    }),
    { numRuns: 1000 },
  )
})
