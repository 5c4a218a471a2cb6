/** Of which questions what others forecast is hidden from whoever is being answered. */
import { expect, test } from 'vitest'
import { cardShown, hideCrowds, isCrowdHidden, isHiding, showCrowd } from './hidden-crowds.ts'

const today = '2026-11-28'
const open = { id: '7', opens: '2026-11-01', closes: '2026-12-31', outcome: null }
const none = new Set<string>()
const nothing = { forecast: none, hidden: none, made: none }

test.for<[string, Parameters<typeof isCrowdHidden>[0], ReadonlySet<string> | null, boolean]>([
  ['an open question', open, none, true],
  ['an open question, by its number', { ...open, id: 7 }, none, true],
  ['one on its last day', { ...open, closes: today }, none, true],
  ['one that opens later', { ...open, opens: '2026-12-01' }, none, true],
  ['one that closed yesterday', { ...open, closes: '2026-11-27' }, none, false],
  ['one that is resolved early', { ...open, outcome: 'resolved' }, none, false],
  ['one that is annulled', { ...open, outcome: 'annulled' }, none, false],
  ['one that they have forecast', open, new Set(['7']), false],
  ['one of which the number is in another', open, new Set(['77']), true],
  ['what asks nothing', { ...open, opens: null, closes: null }, none, false],
  ['an open question, of whoever hides nothing', open, null, false],
])('%s', ([, row, forecast, isHidden]) => {
  const earned = forecast && { ...nothing, forecast }
  expect(hideCrowds(earned, () => isCrowdHidden(row, today))).toBe(isHidden)
})

test('nothing is hidden where nobody is being answered, nor in what is made for everybody meanwhile', () => {
  expect([isHiding(), isCrowdHidden(open, today)]).toEqual([false, false])
  const within = hideCrowds(nothing, () => [isHiding(), hideCrowds(null, () => isHiding()), isHiding()])
  expect(within).toEqual([true, false, true])
})

test('once they forecast a question it is told, in that answer and of that reader alone', () => {
  const both = hideCrowds(nothing, () => {
    showCrowd('7')
    return [isCrowdHidden(open, today), isCrowdHidden({ ...open, id: '8' }, today)]
  })
  expect(both).toEqual([false, true])
  expect(hideCrowds(nothing, () => isCrowdHidden(open, today))).toBe(true)
})

test('a card loses what people say and nothing else', () => {
  const closes = '2999-12-31'
  const card = { crowd: { people: 3 }, houseForecast: { made: today }, closes }
  const row = { ...open, closes, card }
  expect(cardShown(row)).toBe(card)
  expect(hideCrowds(nothing, () => cardShown(row))).toEqual({ houseForecast: { made: today }, closes })
  expect(card).toHaveProperty('crowd')
})
