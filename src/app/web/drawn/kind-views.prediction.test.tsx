/** What the page and the card of a prediction show, with a forecast of the house, of its author, or of nobody. */
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Card, Neighbour } from '#items/web/kind-view.ts'
import { prediction } from '#predictions/kind.ts'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import { kindViews } from '../kind-views.tsx'
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
    [
      { type: 'date', range: { min: '2027-01-01', max: '2060-12-31', openBelow: false, openAbove: true } },
      { quantiles: days },
      '>2038<',
    ],
  ]

  it.each(asked)('calls a forecast of $type Farsight’s, and no crowd', (question, estimate, figure) => {
    const html = draw(whole(prediction, predictionDetails(question, { houseForecast: made(question, estimate) })), [
      measuredBy,
    ])
    expect(html).toContain(figure)
    expect(html).toContain('Farsight’s forecast, made on')
    expect(html).toContain('href="/trend/7"')
    expect(html).not.toMatch(/author/i)
  })

  const trend = 'trend/7'
  const line = { comparison: '>=' as const, threshold: 450.05 }
  const ruled: [Question, object, string, { value: string; said: string }][] = [
    [
      asked[0]![0],
      { at: '2034', ...line },
      'Yes if the value of 2034 is at least 450.05',
      { value: 'yes', said: 'yes' },
    ],
    [asked[2]![0], { at: '2034' }, 'The answer is the value of 2034', { value: '431.257', said: '431.257 ppm' }],
    [
      asked[3]![0],
      { ...line, firstPublished: true },
      'The answer is when a value is first at least 450.05 as first published',
      { value: 'later', said: 'later than 31 Dec 2060, or never' },
    ],
  ]

  it.each(ruled)('says by which rule a series answers $type, and how it came out', (question, rule, meaning, came) => {
    const asking = { ...predictionDetails(question, { houseForecast: null }), automatic: { trend, ...rule } }
    const open = draw(whole(prediction, asking), [measuredBy])
    expect([open.includes(meaning), open.includes('Resolved on')]).toEqual([true, false])
    // What counts as it was first published waits for nothing.
    expect(/90 days, 60 where .* quarterly, 30 where .* monthly</.test(open)).toBe(!('firstPublished' in rule))
    const outcome = { state: 'resolved', value: came.value, at: '2035-01-10', reason: 'By rule.' }
    const resolved = draw(whole(prediction, { ...asking, outcome }), [measuredBy])
    expect(resolved.replaceAll(/<[^>]+>/g, '')).toContain(`Resolved on 10 Jan 2035${came.said}By rule.`)
  })

  it('says where its series cannot answer any more what its author asked', () => {
    const question = asked[2]![0]
    const asking = { ...predictionDetails(question, { houseForecast: null }), automatic: { trend, at: '2034' } }
    const seen = {
      trend,
      unit: 'ppb',
      at: '2034',
      observations: [['2025', 4]],
      points: [],
      bounds: { least: 0, most: null },
    }
    const page = (unit: string) =>
      draw(whole(prediction, asking), [measuredBy], undefined, numbers(null, { outlook: { ...seen, unit } }))
    expect(page('ppb')).toContain('the series cannot answer it: it is measured in ppb, and the question asks for ppm')
    expect(page('ppm').match(/cannot answer it|or for 90 days</g)).toEqual(['or for 90 days<'])
  })

  it.each(asked)(
    'calls a forecast of $type that its author gave the author’s, and nowhere Farsight’s',
    (question, estimate, figure) => {
      const details = predictionDetails(question, { houseForecast: null, authorForecast: made(question, estimate) })
      const item = whole(prediction, details)
      const told = JSON.stringify(kindViews.prediction.structuredData(item, ''))
      const html = draw(item, [measuredBy]) + drawCard(item) + told
      expect(html).toContain(figure)
      expect(html).toContain('Author’s forecast, made on')
      expect(html).toContain('Why the author says so')
      expect(html).toContain('Author’s forecast of 20 Nov 2026')
      expect(html).not.toMatch(/house/i)
      expect(kindViews.prediction.figure(item, '2026-11-27')).not.toBe('')
    },
  )

  it.each(asked)('says that the author of $type has given no forecast, and draws no number', (question) => {
    const item = whole(prediction, predictionDetails(question, { houseForecast: null }))
    const html = draw(item, []) + drawCard(item)
    expect(html).toContain('Its author has given no forecast, so there is no number')
    expect(html).toContain('Its author has given no forecast.')
    expect(html).not.toMatch(/house|the author|<small>|role="img"/i)
    expect(kindViews.prediction.figure(item, '2026-11-27')).toBe('')
    expect(JSON.stringify(kindViews.prediction.structuredData(item, ''))).not.toContain('abstract')
  })
})

it('names in the fewest words, beside its contents, which answer of several a prediction holds likeliest', () => {
  const question: Question = { type: 'choice', options: ['Solar', 'Coal'] }
  const houseForecast = made(question, { probabilities: { Solar: 0.6, Coal: 0.4 } })
  const html = draw(whole(prediction, predictionDetails(question, { houseForecast })), [])
  expect(html.replaceAll('<!-- -->', '')).toContain('Farsight says <b>Solar 60%</b>')
})

it('says of a question without a forecast no word of Farsight, nor that one will come once it has come out', () => {
  const details = predictionDetails({ type: 'binary' }, { houseForecast: null })
  const open = draw(whole(prediction, details), [])
  expect(open).toContain('No number yet')
  expect(open).toContain('Nothing to draw yet')
  const decided = { by: 'author', knownAt: '2026-11-20T00:00:00.000Z', source: null }
  const outcome = { state: 'resolved', value: 'yes', at: '2026-11-20', reason: 'It did.', decided }
  const over = draw(whole(prediction, { ...details, outcome }), [])
  expect(over).toContain('When it came out nothing stood that is drawn')
  expect(over).not.toMatch(/No number yet|Nothing to draw yet|once there is one/)
  expect(open + over).not.toContain('Farsight says')
})

it('says of a question that came out what was said of it, and by whose word it did', () => {
  const houseForecast = made({ type: 'binary' }, { probability: 0.6 })
  const outcome = {
    state: 'annulled',
    value: null,
    at: '2026-11-20',
    reason: 'The survey was never made.',
    decided: { by: 'author', knownAt: '2026-11-20T00:00:00.000Z', source: null },
    isAmbiguous: true,
  }
  const open = predictionDetails({ type: 'binary' }, { houseForecast })
  const html = draw(whole(prediction, { ...open, outcome }), [])
  for (const words of ['Farsight said', 'Ambiguous', 'can be read in more than one way', 'Nobody is scored.'])
    expect(html).toContain(words)
  expect(html).toContain('The survey was never made.')
  expect(draw(whole(prediction, open), [])).toContain('Farsight says')
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

const numbers = (of: object | null, more: object = {}) => ({
  model: of,
  modelHistory: [],
  forecastHistory: [],
  ...more,
})

describe('the model of a prediction that a series decides', () => {
  const question: Question = { type: 'binary' }
  const item = whole(prediction, predictionDetails(question, { houseForecast: made(question, { probability: 0.28 }) }))
  const model = {
    refused: null,
    trend: 'trend/7',
    trendVersion: 1,
    at: '2034',
    comparison: '>=',
    threshold: 450,
    probability: 0.62,
    median: 452.3,
    low80: 441,
    high80: 463,
    unit: 'ppm',
    validated: false,
  }
  const page = (of: object | null) => draw(item, [measuredBy], undefined, of)

  it('stands beside the forecast, with what the projection puts there and how far the two lie apart', () => {
    const html = page(numbers(model))
    expect(html).toContain('<b>62%</b> the model')
    expect(html).toContain('<b>28%</b> Farsight’s forecast')
    expect(html).toContain('puts 2034 at 452 ppm, four times in five between 441 and 463')
    expect(html).toContain('For at least 450 that leaves a chance of 62%')
    expect(html).toContain('Farsight’s forecast is 34 points lower; why is said below.')
    expect(html).toContain('2034 lies beyond the range in which its bands were checked.')
    expect(html).toContain('href="/method#model"')
    expect(html).not.toContain('How it went so far')
  })

  it('agrees where the two are within five points', () => {
    expect(page(numbers({ ...model, probability: 0.3, validated: true }))).toContain(
      'Farsight’s forecast and the model agree within 2 points.',
    )
  })

  it.each([
    ['not-seen', {}, 'cannot be seen here'],
    ['no-projection', {}, 'There is no projection of'],
    ['beyond-projection', {}, 'does not reach as far as 2034'],
    ['observed', { observed: 447.2 }, 'has its value of 2034 already: 447.2'],
  ])('says why it says nothing: %s', (refused, more, sentence) => {
    const { trend, at, comparison, threshold } = model
    expect(page(numbers({ refused, trend, at, comparison, threshold, ...more }))).toContain(sentence)
  })

  it('is said to be in the making until there are numbers, and is not spoken of where no series decides', () => {
    expect(page(null)).toContain('The numbers are being made.')
    const { automatic: _, ...alone } = predictionDetails(question, {
      houseForecast: made(question, { probability: 0.28 }),
    })
    expect(draw(whole(prediction, alone), [], undefined, numbers(null))).not.toContain('What the series alone says')
  })

  it('has a history as soon as it or the forecast has changed', () => {
    const modelHistory = [
      { at: '2026-10-01T00:00:00Z', trendVersion: 1, probability: 0.4 },
      { at: '2026-11-01T00:00:00Z', trendVersion: 2, probability: 0.62 },
    ]
    const html = page(numbers(model, { modelHistory }))
    expect(html).toContain('How it went so far')
    expect(html).toContain('the model went from 40% on 1 Oct 2026 to 62% on 1 Nov 2026')
  })
})

describe('the series that a question is about', () => {
  const range = { min: 400, max: 500, openBelow: false, openAbove: true, scale: 'linear' as const }
  const quantiles = { p5: 430, p25: 436, p50: 440, p75: 445, p95: 452 }
  const outlook = {
    trend: 'trend/7',
    unit: 'ppm',
    at: '2034',
    observations: Array.from({ length: 20 }, (_, i) => [String(2006 + i), 380 + 2 * i]),
    points: Array.from({ length: 9 }, (_, i) => ({
      at: String(2026 + i),
      knots: [-6, -4, -2, 0, 2, 4, 6].map((off) => 420 + 2 * i + off),
      validated: i < 8,
    })),
    bounds: { least: 0, most: null },
  }
  const question: Question = { type: 'numeric', unit: 'ppm', range }
  const page = (asked: Question, estimate: Record<string, unknown>, of: object = {}) => {
    const { automatic: _, ...alone } = predictionDetails(asked, { houseForecast: made(asked, estimate) })
    return draw(whole(prediction, alone), [measuredBy], undefined, numbers(null, { outlook: { ...outlook, ...of } }))
  }

  it('stands there with the median and the band of the year asked, its fan and the forecast across it, and claims no chance', () => {
    const html = page(question, { quantiles })
    expect(html).toContain('What the model sees of its series')
    expect(html).toContain('puts 2034 at 436 ppm, four times in five between 432 and 440.')
    expect(html).toContain('Farsight’s forecast has its middle at 440, within that.')
    expect(html).toContain('2034 lies beyond the range in which its bands were checked.')
    expect(html).toContain('so no chance is read off it')
    expect(html).toMatch(
      /role="img" aria-label="[^"]*418 ppm in 2025, and its projection as far as 2034\. Drawn across it, Farsight’s forecast: 440\."/,
    )
    expect(html).toContain('href="/trend/7"')
    expect(html).not.toMatch(/the model<\/span>|The series it asks about/)
  })

  it('has no line across it of what is said in another unit, or of a chance', () => {
    expect(page({ ...question, unit: 'ppb' }, { quantiles })).not.toMatch(/Drawn across|has its middle/)
    expect(page({ type: 'binary' }, { probability: 0.3 })).not.toMatch(/Drawn across|has its middle/)
  })

  it('says that the value is there already, or that the projection ends before', () => {
    expect(page(question, { quantiles }, { at: '2025' })).toContain('has its value of 2025 already: 418 ppm')
    expect(page(question, { quantiles }, { at: '2060' })).toContain('says nothing of 2060: it ends in 2034')
  })

  it('says which whole its series is a part of where that bounds what is drawn', () => {
    const held = { item: 'trend/8', name: 'all gases', cutFrom: '2032' }
    expect(page(question, { quantiles }, { whole: held })).toContain(
      'It is part of all gases, and no part is more than',
    )
    expect(page(question, { quantiles })).not.toContain('no part is more than')
  })

  it('is drawn with what is asked for where it decides the question', () => {
    const yes: Question = { type: 'binary' }
    const item = whole(prediction, predictionDetails(yes, { houseForecast: made(yes, { probability: 0.28 }) }))
    const refused = { refused: 'beyond-projection', trend: 'trend/7', at: '2034', comparison: '>=', threshold: 430 }
    expect(draw(item, [measuredBy], undefined, numbers(refused, { outlook }))).toContain(
      'Drawn across it, asked for: 430.',
    )
  })
})
