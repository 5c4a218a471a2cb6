import { expect, test } from 'vitest'
import { activeForecasts } from './active-forecasts.ts'

const say = (forecaster: string, at: number, forecast: number | null) => ({ forecaster, at, forecast })
const standing = (...events: ReturnType<typeof say>[]) =>
  activeForecasts(events).map(({ forecaster, forecast }) => `${forecaster} ${forecast}`)

test('the latest forecast of each stands, in the order of time', () => {
  expect(activeForecasts([say('ada', 1, 0.3), say('bob', 2, 0.5), say('ada', 3, 0.4), say('bob', 4, null)])).toEqual([
    say('ada', 3, 0.4),
  ])
  expect(standing(say('ada', 1, 0.3), say('bob', 2, 0.5), say('ada', 3, 0.4))).toEqual(['bob 0.5', 'ada 0.4'])
})

test('events may come in any order; a withdrawal ends only what was said before it', () => {
  expect(standing(say('ada', 3, null), say('ada', 1, 0.3), say('bob', 2, 0.5))).toEqual(['bob 0.5'])
  expect(standing(say('ada', 3, 0.7), say('ada', 2, null), say('bob', 2, 0.5))).toEqual(['bob 0.5', 'ada 0.7'])
})

test('of two at the same time the later in the list counts', () => {
  expect(standing(say('ada', 1, 0.3), say('bob', 1, 0.5), say('ada', 1, 0.4))).toEqual(['bob 0.5', 'ada 0.4'])
})

test('a forecast of 0 stands, nobody stands where nobody spoke', () => {
  expect(standing(say('ada', 1, 0))).toEqual(['ada 0'])
  expect(activeForecasts([])).toEqual([])
})

test('a time is a number', () => {
  expect(() => activeForecasts([say('ada', 1, 0.5), say('bob', Number.NaN, 0.5)])).toThrow(
    'events[1].at must be a finite number, not NaN',
  )
})
