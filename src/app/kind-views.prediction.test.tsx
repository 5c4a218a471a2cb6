/** What the page and the card of a prediction show, with a forecast of the house, of its author, or of nobody. */
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Card, Neighbour } from '#content/web/kind-view.ts'
import { prediction } from '#predictions/kind.ts'
import type { Question } from '#predictions/question-types/index.ts'
import { kindViews } from './kind-views.tsx'
import { draw, made, predictionDetails, trendCard, whole } from './test-drawing.tsx'

const measuredBy: Neighbour = { ref: 'trend/7', ties: [{ relation: 'measured-by', direction: 'to' }], item: trendCard }
describe('the page of a prediction', () => {
  const range = { min: 400, max: 500, openBelow: false, openAbove: true, scale: 'linear' as const }
  const quantiles = { p5: 430, p25: 436, p50: 440, p75: 445, p95: 452 }
  const days = { p5: '2030-01-01', p25: '2034-01-01', p50: '2038-01-01', p75: '2045-01-01', p95: '2060-12-31' }
  const asked: [Question, Record<string, unknown>, string][] = [
    [{ type: 'binary' }, { probability: 0.28 }, '28<small>%'],
    [
      { type: 'choice', options: ['Solar', 'Coal'] },
      { probabilities: { Solar: 0.6, Coal: 0.4 } },
      '<strong>Solar</strong> is the likeliest of 2',
    ],
    [{ type: 'numeric', unit: 'ppm', range }, { quantiles }, '440<small> ppm'],
    [{ type: 'date', range: { min: '2027-01-01', max: '2060-12-31', openBelow: false, openAbove: true } }, { quantiles: days }, '>2038<'],
  ]

  it.each(asked)('calls a forecast of $type the house forecast, and no crowd', (question, estimate, figure) => {
    const html = draw(whole(prediction, predictionDetails(question, { houseForecast: made(question, estimate) })), [measuredBy])
    expect(html).toContain(figure)
    expect(html).toContain('House forecast, no crowd yet')
    expect(html).toContain('value of 2034 at least 450')
    expect(html).toContain('href="/trend/7"')
    expect(html).not.toMatch(/author/i)
  })

  it.each(asked)('calls a forecast of $type that its author gave the author’s, and nowhere the house’s', (question, estimate, figure) => {
    const details = predictionDetails(question, { houseForecast: null, authorForecast: made(question, estimate) })
    const item = whole(prediction, details)
    const html = draw(item, [measuredBy]) + drawCard(item) + JSON.stringify(kindViews.prediction.structuredData(item))
    expect(html).toContain(figure)
    expect(html).toContain('Author’s forecast, no crowd yet')
    expect(html).toContain('Why the author says so')
    expect(html).toContain('Author’s forecast of 20 Nov 2026')
    expect(html).not.toMatch(/house/i)
    expect(kindViews.prediction.figure(item)).not.toBe('')
  })

  it.each(asked)('says that nobody has given a forecast of $type yet, and draws no number', (question) => {
    const item = whole(prediction, predictionDetails(question, { houseForecast: null }))
    const html = draw(item, []) + drawCard(item)
    expect(html).toContain('Nobody has given a forecast of this yet')
    expect(html).toContain('No forecast has been given yet.')
    expect(html).not.toMatch(/house|author|<small>|role="img"/i)
    expect(kindViews.prediction.figure(item)).toBe('')
    expect(kindViews.prediction.structuredData(item)).toMatchObject({ mainEntity: { answerCount: 0 } })
    expect(JSON.stringify(kindViews.prediction.structuredData(item))).not.toContain('suggestedAnswer')
  })
})

/** A card's picture and the shape in a table. */
function drawCard(item: Card): string {
  const { Picture, Shape } = kindViews.prediction
  const html = renderToString(
    <>
      <Picture item={item} />
      <Shape item={item} />
    </>,
  )
  return html.replaceAll('<!-- -->', '')
}
