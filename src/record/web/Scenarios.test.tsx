/** What the track record shows of scenarios. */
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TrackRecord } from '../record.ts'
import { Scenarios } from './Scenarios.tsx'

const noneYet: TrackRecord['scenarios'] = {
  scenarios: 41,
  sets: 13,
  members: 190,
  decided: 0,
  decidedBy: 0,
  cameTrue: 0,
  ruledOut: 0,
  foretold: { members: 0, cameTrue: 0, expected: 0 },
}
const draw = (more: Partial<TrackRecord['scenarios']>) =>
  renderToString(<Scenarios scenarios={{ ...noneYet, ...more }} />)
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('while no member is decided the page says so, and shows no figure', () => {
  expect(draw({})).toContain(
    'No member is decided yet Of the 190 members of 41 scenarios in 13 sets no question has resolved',
  )
  expect(draw({ scenarios: 0, sets: 0, members: 0 })).toContain('The base holds no scenario.')
})

test('members that are decided stand beside what had been expected of them', () => {
  const shown = draw({
    decided: 3,
    decidedBy: 1,
    cameTrue: 2,
    ruledOut: 1,
    foretold: { members: 3, cameTrue: 2, expected: 1.44 },
  })
  expect(shown).toContain('Members decided 3 of 190 by 1 question or series')
  expect(shown).toContain('2 of 3 the chances kept before had expected 1.4')
  expect(shown).toContain('Scenarios ruled out 1 of 41')
})
