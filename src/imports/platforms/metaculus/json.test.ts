/** What is read of the API of Metaculus. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { typeOf } from '#predictions/question-types/index.ts'
import { gather } from '../../reading/gather.ts'
import { metaculus } from './metaculus.ts'

const now = Date.parse('2026-11-28T00:00:00Z')
const day = (date: string) => Date.parse(`${date}T00:00:00Z`)

test('of the API every question of a group and of a condition is one of its own', () => {
  const own = { history: [{ start_time: day('2024-01-05') / 1000, end_time: null, forecast_values: [0.3, 0.7] }] }
  const one = (id: number) => ({
    id,
    title: `Question ${id}`,
    type: 'binary',
    open_time: '2024-01-01T00:00:00Z',
    my_forecasts: own,
  })
  const posts = [
    { id: 1, group_of_questions: { questions: [one(10), one(11)] } },
    { id: 2, conditional: { question_yes: one(20), question_no: one(21) } },
    { id: 3, question: { ...one(30), my_forecasts: undefined } },
  ]
  const told = gather(metaculus.read([{ name: '', text: JSON.stringify({ results: posts }) }]), null, now)
  expect(told.questions.map(({ key, forecasts }) => [key, forecasts])).toEqual(
    ['10', '11', '20', '21'].map((key) => [
      key,
      [{ at: day('2024-01-05'), estimate: { type: 'binary', probability: 0.7 } }],
    ]),
  )
  expect(told.notes).toEqual([
    '1 of its questions hold no forecast of yours: the API tells them only to whoever asks signed in.',
  ])
})

test('pages that overlap tell a forecast that was taken back once, and of no question that it holds none', () => {
  const seconds = (date: string) => day(date) / 1000
  const history = [{ start_time: seconds('2024-01-02'), end_time: seconds('2024-01-03'), forecast_values: [0.3, 0.7] }]
  const page = { results: [{ id: 1, question: { id: 10, type: 'binary', my_forecasts: { history } } }] }
  const told = gather(metaculus.read([{ name: '', text: JSON.stringify([page, page]) }]), null, now)
  expect(told.questions[0]?.forecasts).toMatchObject([
    { at: day('2024-01-02'), estimate: { probability: 0.7 } },
    { at: day('2024-01-03'), estimate: null },
  ])
  expect(told.notes).toEqual([])
})

const folder = resolve(import.meta.dirname, '../../../../../shared/reference/import-samples')
describe.skipIf(!existsSync(folder))(
  'answers of the API (skipped where shared/reference is not beside the repository)',
  () => {
    const curve = Array.from({ length: 201 }, (_, i) => 0.05 + (0.9 * i) / 200)
    const values: Record<string, number[]> = {
      binary: [0.4, 0.6],
      multiple_choice: [0.2, 0.2, 0.2, 0.2, 0.2],
      numeric: curve,
      date: curve,
    }
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('metaculus_posts_')) : []

    test.each(files)('%s: each of its questions takes a forecast', (name) => {
      let asked = 0
      const text = JSON.stringify(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')), (_, value) => {
        const isQuestion =
          typeof value === 'object' && value !== null && 'scheduled_resolve_time' in value && values[value.type]
        if (!isQuestion) return value
        asked++
        const options = value.all_options_ever ?? value.options
        const own = options ? options.map(() => 1 / options.length) : values[value.type]
        return {
          ...value,
          my_forecasts: { history: [{ start_time: day('2020-03-01') / 1000, end_time: null, forecast_values: own }] },
        }
      })
      const told = gather(metaculus.read([{ name: '', text }]), null, now)
      expect(told.unread).toEqual([])
      expect(asked).toBeGreaterThan(0)
      expect(told.questions.length).toBeGreaterThan(0)
      for (const { question, forecasts } of told.questions)
        for (const { estimate } of forecasts)
          expect(estimate && typeOf(question).whyNotFits(question, estimate)).toBe(null)
    })
  },
)
