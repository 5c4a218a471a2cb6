/** Whatever is brought is read, or refused with a reason: nothing else comes of it. */
import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { typeOf } from '#predictions/question-types/index.ts'
import { scoreOf } from './scores/score.ts'
import { type BroughtFile, readExport } from './read-export.ts'
import { platformNames } from './words.ts'

const now = Date.parse('2026-11-28T00:00:00Z')
const read = (file: string | Uint8Array, platform: BroughtFile['platform'] = 'fatebook') =>
  readExport({ bytes: typeof file === 'string' ? strToU8(file) : file, platform, whose: null, now })
const fatebook = `Question title,Forecast created by,Forecast (scale = 0-1),Forecast created at,Question created at,Resolution
"Will it?","Ada",0.7,2024-01-03 00:00:00,2024-01-01 00:00:00,YES`
const metaculus = {
  'question_data.csv': strToU8('Question ID,Question Title,Question Type,Open Time\n1,Will it?,binary,2024-01-01'),
  'data/forecast_data.csv': strToU8(
    'Question ID,Forecaster ID,Start Time,Probability Yes\n1,7,2024-01-02 00:00:00+00:00,0.5',
  ),
  'score_data.csv': strToU8('whatever'),
}

test('an archive is read by the names of its members, in whatever folder', () => {
  expect(read(zipSync(metaculus), 'metaculus')).toMatchObject({ whose: '7', questions: [{ title: 'Will it?' }] })
  expect(read(fatebook)).toMatchObject({ whose: 'Ada', questions: [{ title: 'Will it?' }] })
  expect(read(zipSync({ 'fatebook.csv': strToU8(fatebook) }))).toMatchObject({ whose: 'Ada' })
})

test('that a time of a file names no zone is said, whichever platform wrote it', () => {
  const notes = ['Times that name no zone are read as UTC.']
  expect(read(zipSync(metaculus), 'metaculus')).toMatchObject({ notes })
  expect(read(fatebook)).toMatchObject({ notes })
})

test('what a Mac adds to an archive is passed over', () => {
  const beside = new Uint8Array(200).map((_, i) => i % 7)
  const made = { ...metaculus, '__MACOSX/data/forecast_data.csv': beside, '._question_data.csv': beside }
  expect(read(zipSync(made), 'metaculus')).toMatchObject({ questions: [{ title: 'Will it?' }] })
  const own = { 'my/fatebook.csv': strToU8(fatebook), '__MACOSX/my/._fatebook.csv': beside, 'my/.old.csv': beside }
  expect(read(zipSync(own))).toMatchObject({ questions: [{ title: 'Will it?' }] })
})

test('the file of another platform is told by its name', () => {
  expect(read(fatebook, 'metaculus')).toEqual({
    refused: 'not-this-export',
    reason: 'looks like an export of Fatebook, not of Metaculus',
  })
  expect(read(zipSync(metaculus), 'manifold')).toMatchObject({ reason: expect.stringContaining('of Metaculus') })
})

const bomb = zipSync({ 'question_data.csv': new Uint8Array(40_000_000), 'forecast_data.csv': new Uint8Array(10) })

test.each([
  ['', 'not-this-export', 'is empty'],
  ['one,two\n1,2', 'not-this-export', 'is no export of Fatebook that we know'],
  ['<!doctype html><p>Sign in', 'not-this-export', 'is a page, and not what it would have you download'],
  [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2]), 'not-this-export', 'is neither a text nor an archive'],
  [new Uint8Array(500).map((_, i) => i % 7), 'not-this-export', 'is neither a text nor an archive'],
  [bomb, 'too-big-unpacked', null],
  [zipSync(metaculus).slice(0, 200), 'bad-archive', null],
  [`${fatebook}\n"never ends`, 'broken-file', null],
])('what is no export is refused: %#', (file, refused, reason) => {
  expect(read(file, file === bomb ? 'metaculus' : 'fatebook')).toEqual({ refused, reason })
})

test('JSON that breaks off or is nested without end is refused', () => {
  expect(read('[{"contractId":"x","amount":1', 'manifold')).toMatchObject({ refused: 'broken-file' })
  expect(read(`[{"contractId":${'['.repeat(100)}`, 'manifold')).toMatchObject({ refused: 'too-deep' })
})

test('more than 50,000 forecasts are refused', () => {
  const many = Array.from({ length: 50_001 }, (_, i) => `"Will ${i}?","Ada",0.7,2024-01-03,2024-01-01,`)
  expect(read([fatebook, ...many].join('\n'))).toEqual({ refused: 'too-many-forecasts', reason: null })
})

test('a damaged export is read, or refused: nothing else', () => {
  const whole = {
    bets: [{ id: 'b', userId: 'u', contractId: 'm', createdTime: 1704067200000, probAfter: 0.4, amount: 1 }],
  }
  const scaling = { range_min: 1, range_max: 9, zero_point: 0, open_upper_bound: true }
  const mine = { history: [{ start_time: 1704067200, forecast_values: [0, 0.2, 0.5, 1] }] }
  const post = {
    id: 1,
    question: { id: 2, type: 'numeric', scheduled_close_time: '2025-01-01', scaling, my_forecasts: mine },
  }
  const files = [strToU8(fatebook), strToU8(JSON.stringify(whole)), strToU8(JSON.stringify([post])), zipSync(metaculus)]
  const damage = fc.array(fc.record({ at: fc.double({ min: 0, max: 0.999, noNaN: true }), byte: fc.nat(255) }), {
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.constantFrom(...platformNames), damage, (file, platform, changes) => {
      const bytes = file.slice()
      for (const { at, byte } of changes) bytes[Math.floor(at * bytes.length)] = byte
      const told = read(bytes, platform)
      expect('refused' in told || Array.isArray(told.questions)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('of a range and a curve of any numbers comes a forecast that fits and can be scored, or a reason', () => {
  const number = fc.oneof(
    fc.integer({ min: -9, max: 9 }),
    fc.double(),
    fc.constantFrom(1e300, -1e300, 1e-300, null, 'x'),
  )
  const values = fc.oneof(
    fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 8 }),
    fc.array(number, { maxLength: 8 }),
  )
  const asked = { min: number, max: number, zero: fc.oneof(fc.constant(null), number), isOpen: fc.boolean(), values }
  const types = {
    type: fc.constantFrom('numeric', 'date', 'discrete', 'binary'),
    resolution: fc.constantFrom('yes', '3', '2024-01-01', 'above_upper_bound', 'below_lower_bound'),
  }
  fc.assert(
    fc.property(fc.record({ ...asked, ...types }), ({ min, max, zero, isOpen, values: said, type, resolution }) => {
      const scaling = {
        range_min: min,
        range_max: max,
        zero_point: zero,
        open_upper_bound: isOpen,
        open_lower_bound: isOpen,
      }
      const mine = { history: [{ start_time: 1704067200, forecast_values: said.toSorted() }] }
      const times = { open_time: '2023-01-01', scheduled_close_time: '2025-01-01', actual_resolve_time: '2025-01-01' }
      const question = { id: 2, type, resolution, ...times, scaling, my_forecasts: mine }
      const told = read(JSON.stringify([{ id: 1, question }]), 'metaculus')
      const { questions, unread } = 'refused' in told ? { questions: [], unread: [] } : told
      expect(questions.length + unread.length).toBe('refused' in told ? 0 : 1)
      for (const { question: one, forecasts, ...rest } of questions) {
        expect(JSON.parse(JSON.stringify(forecasts))).toEqual(forecasts)
        for (const { estimate } of forecasts) expect(estimate && typeOf(one).whyNotFits(one, estimate)).toBe(null)
        expect(scoreOf({ question: one, ...rest }, forecasts)?.coverage).toBeGreaterThan(0)
      }
    }),
    { numRuns: 500 },
  )
})
