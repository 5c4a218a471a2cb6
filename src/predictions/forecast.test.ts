/** The one number of a prediction. */
import { describe, expect, it, test } from 'vitest'
import { sayOthers } from './headline/apart-words.ts'
import { type ForecastHolder, headlineOf, type Held } from './forecast.ts'
import { figureOf } from './figure.ts'
import { knownPredictionOf } from './known-prediction.ts'
import { chanceOfOutcome } from './outcome-chance.ts'
import { excerptOf, sayBoth, sayBothMiddles, sayGap, sayMiddles, sayWeight } from './pool/pool-words.ts'

const forecast = (probability: number) => ({ made: '2026-11-20', estimate: { type: 'binary' as const, probability } })
const pool = { probability: 0.39, house: 0.89, model: 0.05 }
const chanceIn = (item: Parameters<typeof headlineOf>[0]) => headlineOf(item)?.estimate

const at = (p50: number) => ({ p5: p50 - 2, p25: p50 - 1, p50, p75: p50 + 1, p95: p50 + 2 })

describe('the one number of a prediction', () => {
  it('is what Farsight and the model say together', () => {
    const headline = headlineOf({ houseForecast: forecast(0.89), pool })
    expect(headline).toMatchObject({ estimate: { probability: 0.39 }, pool, made: '2026-11-20' })
    expect(headline?.forecaster.says).toBe('Farsight and the model say')
    expect(figureOf({ question: { type: 'binary' }, houseForecast: forecast(0.89), pool })).toBe('39%')
  })

  test.for<[what: string, item: ForecastHolder & { pool?: typeof pool | null }, chance: number]>([
    ['Farsight’s forecast, where no model counts', { houseForecast: forecast(0.89), pool: null }, 0.89],
    ['Farsight’s forecast, until its numbers are made', { houseForecast: forecast(0.89) }, 0.89],
    ['Farsight’s forecast, where another one was pooled', { houseForecast: forecast(0.7), pool }, 0.7],
    ['the author’s own, whatever a series says', { houseForecast: null, authorForecast: forecast(0.89), pool }, 0.89],
  ])('is %s', ([, item, probability]) => {
    expect(chanceIn(item)).toEqual({ type: 'binary', probability })
    expect(headlineOf(item)?.pool).toBeNull()
  })

  it('is of an amount the quantiles of both together', () => {
    const said = (p50: number) => ({ made: '2026-11-20', estimate: { type: 'numeric' as const, quantiles: at(p50) } })
    const pooledAmount = { quantiles: at(5), house: at(4), model: at(6) }
    const headline = headlineOf({ houseForecast: said(4), pooledAmount })
    expect(headline).toMatchObject({ estimate: { quantiles: at(5) }, amounts: pooledAmount, pool: null })
    expect(headline?.forecaster.says).toBe('Farsight and the model say')
    // Another forecast was pooled.
    expect(headlineOf({ houseForecast: said(4.1), pooledAmount })).toMatchObject({
      estimate: { quantiles: at(4.1) },
      amounts: null,
    })
    expect(sayMiddles(pooledAmount)).toBe('Farsight has its middle at 4, the model at 6.')
    expect(sayBothMiddles(pooledAmount)).toBe('Farsight 4, model 6')
  })

  it('is what the model says where nobody has given a forecast, and only there', () => {
    const alone = { made: '2026-11-21', estimate: { type: 'binary' as const, probability: 0.3 } }
    const headline = headlineOf({ houseForecast: null, alone })
    expect(headline).toMatchObject({ ...alone, by: 'model', pool: null })
    expect(headline?.forecaster.says).toBe('The model says')
    expect(headlineOf({ houseForecast: null, authorForecast: forecast(0.89), alone })).toMatchObject({
      estimate: { probability: 0.89 },
      by: 'author',
    })
    expect(headlineOf({ houseForecast: null, alone: null })).toBeNull()
  })

  const crowd = { estimate: { type: 'binary' as const, probability: 0.55 }, people: 12, at: '2026-11-28T14:05:00.000Z' }
  const alone = { made: '2026-11-21', estimate: { type: 'binary' as const, probability: 0.3 } }

  test.for<[beside: string, item: Held, others: string]>([
    ['Farsight and the model', { houseForecast: forecast(0.89), pool }, 'Farsight 89%, the model 5%'],
    ['Farsight alone', { houseForecast: forecast(0.89), pool: null }, 'Farsight 89%'],
    ['the author', { houseForecast: null, authorForecast: forecast(0.7) }, 'the author 70%'],
    ['the model alone', { houseForecast: null, alone }, 'the model 30%'],
    ['nobody', { houseForecast: null }, ''],
  ])('is what people say together, never blended with %s, which stands beside it', ([, item, others]) => {
    const headline = headlineOf({ ...item, crowd })
    expect(headline).toMatchObject({ by: 'crowd', estimate: crowd.estimate, made: '2026-11-28', pool: null })
    expect([headline?.forecaster.says, headline?.forecaster.who]).toEqual(['The crowd says', '12 people'])
    expect(sayOthers({ type: 'binary' }, headline!.apart!)).toBe(others)
  })

  it('has no mark of what is no answer to what is asked', () => {
    const options = { type: 'choice' as const, options: ['Solar', 'Coal'] }
    const estimate = { type: 'choice' as const, probabilities: { Solar: 0.6, Coal: 0.4 } }
    const headline = headlineOf({
      houseForecast: { made: '2026-11-20', estimate },
      pool,
      crowd: { ...crowd, estimate },
    })
    expect(sayOthers(options, headline!.apart!)).toBe('Farsight Solar 60%')
  })

  it('is the same where other items look at it', () => {
    const automatic = { trend: 'trend/7', at: '2034', comparison: '>=', threshold: 0 }
    const said = { question: { type: 'binary' }, automatic, outcome: null }
    const house = { ...forecast(0.89), reason: 'As often as it has been before.' }
    const made = { refused: null, ...automatic, trendVersion: 4, probability: 0.05 }
    const model = { ...made, median: 0, low80: -2, high80: 2, unit: 'ppm', validated: false }
    const numbers = { model, pool: { ...pool, weight: 1, news: 1, skill: 1, bands: 1, lastAt: '2025' } }
    const known = (houseForecast: object) => knownPredictionOf(1, { ...said, houseForecast }, { numbers })
    expect(known(house)?.pool).toBe(0.39)
    expect(known({ ...house, estimate: { type: 'binary', probability: 0.7 } })?.pool).toBeNull()
    const another = { ...numbers, model: { ...model, threshold: 2 } }
    expect(knownPredictionOf(1, { ...said, houseForecast: house }, { numbers: another })?.pool).toBeNull()
    // Where people lead, the others stay what they are.
    const people = {
      crowd: { estimate: { type: 'binary', probability: 0.5 }, people: 3, at: '2026-11-28T14:05:00.000Z' },
    }
    const led = knownPredictionOf(1, { ...said, houseForecast: house }, { numbers, people })
    expect(led).toMatchObject({ crowd: { people: 3 }, pool: 0.39 })
    expect(led && chanceOfOutcome(led, 'no')).toEqual({ probability: 0.5, from: 'crowd', validated: true, people: 3 })
    const estimate = { type: 'choice', probabilities: { yes: 0.6, no: 0.4 } }
    const ofAnother = { crowd: { ...people.crowd, estimate } }
    expect(knownPredictionOf(1, { ...said, houseForecast: house }, { people: ofAnother })).not.toHaveProperty('crowd')
  })
})

describe('in words', () => {
  const inFull = { weight: 1, news: 1, skill: 1, bands: 1, lastAt: '2025' }

  it('is said how far the two lie apart', () => {
    expect(sayGap(pool)).toBe('Farsight says 89%, the model 5%: 84 points apart.')
    expect(sayGap({ house: 0.57, model: 0.543 })).toBe('Farsight says 57%, the model 54%: they agree.')
    expect(sayBoth(pool)).toBe('Farsight 89%, model 5%')
  })

  it('is said why the model counts less, or that nobody knows who is right more often', () => {
    expect(sayWeight(inFull)).toMatch(/^Both count alike/)
    expect(sayWeight({ ...inFull, weight: 0.346, news: 0.71, bands: 0.5, lastAt: '2021' })).toBe(
      'The model counts 0.35 where Farsight counts 1: its series ends in 2021, and Farsight has seen what came since; its bands held fewer past values than they promise.',
    )
    expect(sayWeight({ ...inFull, weight: 0.4, skill: 0.4 })).toContain('larger than those of most projections')
  })

  test.for<[reason: string, excerpt: string]>([
    ['Too early.', 'Too early.'],
    [
      'It rose by 1.4 points a year.\nThat\nsuffices. ' + 'And so on and on. '.repeat(10),
      'It rose by 1.4 points a year. That suffices. And so on and on. And so on and on. And so on and on. And so on and on. And so on and on. And so on and on. And so on and on.',
    ],
    [
      'A single sentence that goes on '.repeat(9),
      `${'A single sentence that goes on '.repeat(5)}A single sentence that …`,
    ],
    [`First. ${'Too long by far '.repeat(12)}. Last.`, 'First.'],
    ['No end', 'No end'],
  ])('a reason is quoted by its first sentences', ([reason, excerpt]) => {
    expect(excerptOf(reason)).toBe(excerpt)
    expect(excerpt.length).toBeLessThanOrEqual(182)
  })
})
