/** What the page of a scenario shows. */
import { describe, expect, it } from 'vitest'
import type { Card, Neighbour } from '#content/web/kind-view.ts'
import { prediction } from '#predictions/kind.ts'
import { scenario } from '#scenarios/kind.ts'
import { kindViews } from './kind-views.tsx'
import { common, draw, type Forecasts, made, predictionDetails, trendCard, whole } from './test-drawing.tsx'

const set = {
  slug: 'air-2050',
  title: 'The air, 2050',
  summary: 'What becomes of it.',
  category: 'environmental',
  tags: [],
  horizon: common.horizon,
  version: 1,
  question: 'What becomes of the air?',
  descriptors: ['rules', 'heat'].map((id) => ({
    id,
    title: `The ${id}`,
    states: ['kept', 'lost'].map((state) => ({ id: state, title: `${id} ${state}` })),
  })),
  crossImpacts: [{ from: 'rules.lost', to: 'heat.kept', judgement: -3 }],
  reasons: [{ from: 'rules.lost', to: 'heat.kept', judgement: -3, reason: 'Nobody pays.' }],
  body: 'One paragraph.',
}
const scenarioDetails = {
  set: 'air-2050',
  states: { rules: 'lost', heat: 'lost' },
  consistent: false,
  members: [{ to: 'trend/7', at: 2050, comparison: '>=' as const, threshold: 500 }],
  signposts: [{ title: 'It reaches 440', watch: 'trend/7', comparison: '>=' as const, threshold: 440, by: 2032 }],
}
const member: Neighbour = { ref: 'trend/7', ties: [{ relation: 'member', direction: 'to' }], item: trendCard }
describe('the page of a scenario', () => {
  const html = draw(whole(scenario, scenarioDetails), [member], { set })

  it('gives it no chance, since none was computed', () => {
    expect(html).not.toMatch(/\d%/)
    expect(kindViews.scenario.figure(trendCard)).toBe('')
  })

  it('shows its choices, its members as they stand, its matrix and the reasons', () => {
    expect(html).toContain('at least 500 ppm in 2050')
    expect(html).toContain('408 ppm')
    expect(html).toContain('not yet: 408 ppm in 2021')
    expect(html).toMatch(/>−3</)
    expect(html).toContain('Nobody pays.')
  })

  it('says of a member that it has no forecast yet, or whose it has', () => {
    const question = { type: 'binary' } as const
    const card = (forecasts: Forecasts) =>
      ({ ...common, id: '8', kind: 'prediction', ...prediction.card.parse(predictionDetails(question, forecasts)) }) as unknown as Card
    const details = { ...scenarioDetails, members: [{ to: 'prediction/8', outcome: 'yes' }], signposts: [] }
    const page = (forecasts: Forecasts) =>
      draw(whole(scenario, details), [{ ref: 'prediction/8', ties: [{ relation: 'member', direction: 'to' }], item: card(forecasts) }], {
        set,
      })
    const forecast = made(question, { probability: 0.28 })
    expect(page({ houseForecast: null })).toContain('no forecast yet')
    expect(page({ houseForecast: forecast })).toContain('house forecast')
    expect(page({ houseForecast: null, authorForecast: forecast })).toContain('author’s forecast')
  })

  it('says that it was written against its matrix on purpose', () => {
    expect(html).toContain('Written against its own matrix, on purpose.')
    expect(draw(whole(scenario, { ...scenarioDetails, consistent: true }), [member], { set })).not.toContain('Written against')
  })
})
