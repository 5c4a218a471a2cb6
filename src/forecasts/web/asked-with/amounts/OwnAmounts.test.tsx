/** One's own forecasts of a group of amounts, as its table shows them before anything is typed. */
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { CallProvider } from '#items/web/call-context.ts'
import { TodayProvider } from '#kit/web/today.ts'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import { givenCaller } from '../../../../../test/analyses/writing.ts'
import { sayingThree } from '../../../asked-with/amounts/three.ts'
import type { GroupQuestion, OwnAskedWith } from '../../call-forecasts.ts'
import { OwnAmounts } from './OwnAmounts.tsx'

const range = { min: 400, max: 500, openBelow: false, openAbove: true, scale: 'linear' as const }
const amount: Question = { type: 'numeric', unit: 'ppm', range }
const when: Question = {
  type: 'date',
  range: { min: '2027-01-01', max: '2040-12-31', openBelow: false, openAbove: true },
}
const asked = (year: number, other: Partial<GroupQuestion> = {}): GroupQuestion => ({
  predictionId: String(year),
  title: `How much in ${year}?`,
  label: `Carbon dioxide in ${year}`,
  question: amount,
  wording: 'now',
  opens: '2026-01-01',
  closes: '2999-01-01',
  outcome: null,
  headline: null,
  house: null,
  model: null,
  machine: null,
  mark: String(year),
  place: year,
  ...other,
})
const said = (year: number, estimate: OwnAskedWith[number]['estimate']): OwnAskedWith[number] => ({
  predictionId: String(year),
  at: '2026-11-01T00:00:00.000Z',
  itemVersion: 1,
  isOfEarlierWording: false,
  estimate,
  until: null,
  reason: null,
})

const saidSo = (year: number, low: number) =>
  said(year, sayingThree.estimateOf(amount, { low, middle: 428, high: 433 }))

function draw(questions: GroupQuestion[], own: OwnAskedWith, direction: 'rising' | null = null) {
  const element = (
    <TodayProvider value="2026-11-28">
      <CallProvider value={givenCaller({}).call}>
        <OwnAmounts id="1" group={{ id: 'co2', axis: 'time', direction, questions }} own={own} />
      </CallProvider>
    </TodayProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  const html = renderToString(<RouterProvider router={router} />).replaceAll('<!-- -->', '')
  return {
    values: [...html.matchAll(/<input[^>]* value="([^"]*)"/g)].map(([, value]) => value),
    text: html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '),
  }
}
const quantiles = { p5: 420, p25: 421, p50: 430, p75: 431, p95: 444 }

test('what one said in three numbers stands in its fields, with the quarters that follow', () => {
  const three = sayingThree.estimateOf(amount, { low: 424, middle: 428, high: 433 })
  const { values, text } = draw([asked(2030), asked(2035)], [said(2030, three)])
  expect(values).toEqual(['424', '428', '433', '', '', ''])
  expect(text).toContain('Half of the chance from 426.3 to 429.9.')
  expect(text).toContain('What you say of 2035 400 to 500 ppm, open above Low')
})

test('what one said in more detail stands as it is, and is changed on its own page', () => {
  const { values, text } = draw([asked(2030), asked(2035)], [said(2030, { type: 'numeric', quantiles })])
  expect(values).toHaveLength(3)
  expect(text).toContain(
    '430 ppm You said it in more detail than three numbers keep. Change it on its page Say three numbers instead of 2030',
  )
})

test('what has closed is only read, and where nothing is open there is nothing to send', () => {
  const closed = { closes: '2026-11-01' }
  const { values, text } = draw(
    [asked(2030, closed), asked(2035, closed)],
    [said(2030, { type: 'numeric', quantiles })],
  )
  expect(values).toEqual([])
  expect(text).toContain('430 ppm It closed on 1 Nov 2026 and takes no more forecasts.')
  expect(text).not.toContain('Forecast all of these')
})

test('days have fields of days, and amounts of two units are not filled from each other', () => {
  const three = sayingThree.estimateOf(when, { low: 22_000, middle: 22_100, high: 22_400 })
  const days = draw([asked(1, { question: when }), asked(2, { question: when })], [said(1, three)])
  expect(days.values.slice(0, 3)).toEqual(['2030-03-27', '2030-07-05', '2031-05-01'])
  expect(days.text).toContain('Fill between')
  const people = { question: { ...amount, unit: 'people' } as Question }
  expect(draw([asked(1), asked(2, people)], []).text).not.toContain('Fill between')
})

test('what cannot all be true is said beside the row, with the nearest that can', () => {
  const own = [saidSo(2030, 424), saidSo(2035, 420)]
  const { text } = draw([asked(2030), asked(2035)], own, 'rising')
  expect(text).toContain('Its low end cannot be below that of 2030.')
  expect(text).toContain('The nearest that can: 422 / 428 / 433 for 2030, 422 / 428 / 433 for 2035.')
  expect(draw([asked(2030), asked(2035)], own).text).not.toContain('cannot all be true')
})
