/** One's own forecasts of a group, as its table shows them before anything is typed. */
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { CallProvider } from '#items/web/call-context.ts'
import { TodayProvider } from '#kit/web/today.ts'
import { givenCaller } from '../../../../test/analyses/writing.ts'
import type { GroupQuestion, OwnAskedWith } from '../call-forecasts.ts'
import { OwnGroup } from './OwnGroup.tsx'

const asked = (year: number, other: Partial<GroupQuestion> = {}): GroupQuestion => ({
  predictionId: String(year),
  title: `Will people land on Mars by ${year}?`,
  label: `Mars by ${year}`,
  question: { type: 'binary' },
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
const said = (year: number, probability: number, isOfEarlierWording = false): OwnAskedWith[number] => ({
  predictionId: String(year),
  at: '2026-11-01T00:00:00.000Z',
  itemVersion: 1,
  isOfEarlierWording,
  estimate: { type: 'binary', probability },
  until: null,
  reason: null,
})

function draw(questions: GroupQuestion[], own: OwnAskedWith): string {
  const element = (
    <TodayProvider value="2026-11-28">
      <CallProvider value={givenCaller({}).call}>
        <OwnGroup id="1" group={{ id: 'mars', axis: 'time', direction: 'rising', questions }} own={own} />
      </CallProvider>
    </TodayProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  return renderToString(<RouterProvider router={router} />)
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('what one said of an earlier wording is remarked at its row, also where it has closed', () => {
  const remark = 'Worded anew since you said so.'
  expect(draw([asked(2040), asked(2050)], [said(2040, 0.2), said(2050, 0.3)])).not.toContain(remark)
  expect(draw([asked(2040), asked(2050)], [said(2040, 0.2, true)])).toContain(remark)
  const closed = asked(2040, { closes: '2026-11-01' })
  expect(draw([closed, asked(2050)], [said(2040, 0.2, true)])).toContain('20% Said of an earlier wording.')
})
