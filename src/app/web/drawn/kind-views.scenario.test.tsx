/** What the page of a scenario shows. */
import { describe, expect, it } from 'vitest'
import type { Card, Neighbour } from '#items/web/kind-view.ts'
import { someItem } from '#items/web/test-page.tsx'
import type { PooledChance } from '#predictions/forecast.ts'
import { prediction } from '#predictions/kind.ts'
import { scenario } from '#scenarios/kind.ts'
import { kindViews } from '../kind-views.tsx'
import { draw, type Forecasts, made, predictionDetails, trendCard, whole } from './test-drawing.tsx'

const set = {
  slug: 'air-2050',
  title: 'The air, 2050',
  summary: 'What becomes of it.',
  category: 'environmental',
  tags: [],
  horizon: someItem.horizon,
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

  it('gives it no chance until its numbers are made', () => {
    // Read as text: addresses are written with per cent signs.
    expect(html.replaceAll(/<[^>]*>/g, '')).not.toMatch(/\d%/)
    expect(html).toContain('The numbers are being made.')
    expect(kindViews.scenario.figure(trendCard, '2026-11-27')).toBe('')
  })

  it('shows its choices and its members as they stand, and leads to its set with the matrix', () => {
    expect(html).toContain('at least 500 ppm in 2050')
    expect(html).toContain('408 ppm')
    expect(html).toContain('href="/set/air-2050"')
    expect(html).toContain('href="/set/air-2050#matrix"')
    // What pushes a state that this world does not take is told by the set.
    expect(html).not.toContain('Nobody pays.')
  })

  it('says of a member that it has no number yet, or whose it has', () => {
    const question = { type: 'binary' } as const
    const card = ({ pool, ...forecasts }: Forecasts & { pool?: PooledChance }) =>
      ({
        ...someItem,
        id: '8',
        kind: 'prediction',
        ...prediction.card.parse(predictionDetails(question, forecasts)),
        ...(pool && { pool }),
      }) as unknown as Card
    const details = { ...scenarioDetails, members: [{ to: 'prediction/8', outcome: 'yes' }], signposts: [] }
    const page = (forecasts: Parameters<typeof card>[0]) =>
      draw(
        whole(scenario, details),
        [{ ref: 'prediction/8', ties: [{ relation: 'member', direction: 'to' }], item: card(forecasts) }],
        {
          set,
        },
      )
    const forecast = made(question, { probability: 0.28 })
    expect(page({ houseForecast: null })).toContain('no number yet')
    expect(page({ houseForecast: forecast })).toMatch(/28%<span[^>]*>Farsight</)
    expect(page({ houseForecast: null, authorForecast: forecast })).toMatch(/28%<span[^>]*>the author</)
    const together = page({ houseForecast: forecast, pool: { probability: 0.19, house: 0.28, model: 0.11 } })
    expect(together).toMatch(/19%<span[^>]*>Farsight and model</)
  })

  it('says that it was written against its matrix on purpose', () => {
    expect(html).toContain('Written against its own matrix, on purpose.')
    expect(draw(whole(scenario, { ...scenarioDetails, consistent: true }), [member], { set })).not.toContain(
      'Written against',
    )
  })
})

const numbers = {
  members: [{ to: 'trend/7', version: 1, probability: 0.31, from: 'model', validated: false }],
  chance: {
    counted: 1,
    parts: [{ members: [0], probability: 0.31, states: ['heat.lost'] }],
    lowest: 0.12,
    highest: 0.31,
    independent: 0.2,
    likely: { chance: 0.245, lowest: 0.161, highest: 0.31, held: { end: 'highest', part: 0 } },
  },
  incoherences: [{ kind: 'forecast-against-model', of: 'trend/7', forecast: 0.9, model: 0.1 }],
  consistency: {
    isConsistent: false,
    pulls: [
      {
        descriptor: 'heat',
        chosen: 'lost',
        towards: 'kept',
        excess: 3,
        contributions: [{ descriptor: 'rules', state: 'lost', pull: 3 }],
      },
    ],
    consistentInSet: 1,
    configurations: 4,
  },
  siblings: [],
  noneOfThese: { lowest: 0.69, highest: 0.88, chance: 0.755, isLeast: false },
  signs: [],
  signsOn: 0,
  turns: [],
}
const page = (more: object = {}) => draw(whole(scenario, scenarioDetails), [member], { set }, { ...numbers, ...more })

describe('the numbers of a scenario', () => {
  it('are no chance where there are fewer than three members, and at most so much where one has none', () => {
    expect(page({ chance: null }).replaceAll('<!-- -->', '')).toContain('A scenario needs at least three members')
    const without = { to: 'trend/8', version: null, probability: null, why: 'not-seen' }
    const html = page({ members: [...numbers.members, without, without] })
    expect(html).toMatch(/About 31%<small> or less/)
    expect(html).toMatch(/at most 31%/i)
    expect(html).not.toContain('12 to 31%')
    expect(page({ noneOfThese: { ...numbers.noneOfThese, isLeast: true } })).toContain('about 76% or more')
  })

  it('are being made where they are older than the number of a world', () => {
    const html = page({ chance: { ...numbers.chance, likely: null }, noneOfThese: { lowest: 0.69, highest: 0.88 } })
    expect(html).toContain('The numbers are being made.')
    expect(html).not.toContain('Something else')
  })

  it('name the member at which the band ends', () => {
    expect(page()).toContain(
      `“${trendCard.title}” decides: the least likely of them, it keeps this world at 31% or below.`,
    )
    const likely = { ...numbers.chance.likely, held: { end: 'lowest', part: 0 } }
    expect(page({ chance: { ...numbers.chance, likely } })).toContain(
      `Even if no two of them ever failed at once, 12% would be left: “${trendCard.title}”`,
    )
    expect(page({ chance: { ...numbers.chance, likely: { ...likely, held: null } } })).not.toContain('” decides')
  })

  it('are one number in a band, within what no answer can leave, and independence is an assumption', () => {
    const html = page()
    expect(html).toContain('About 25%')
    expect(html).toContain('Likely 16 to 31%')
    expect(html).toContain('12 to 31%')
    expect(html).toContain('If they had nothing to do with each other it would be 20%: an assumption, not an estimate.')
    expect(html).toContain('projection of the series, beyond the validated range')
    expect(html).toContain('Something else')
    expect(html).toContain('about 76%')
    expect(html).toContain('href="/method#scenario-probability"')
  })

  it('say which state of the set a member stands for, unless members have changed since', () => {
    expect(page()).toContain('stands for “heat lost” (The heat)')
    expect(page({ members: [{ ...numbers.members[0], to: 'trend/99' }] })).not.toContain('stands for')
  })

  it('say what does not fit together, and why a world is not consistent', () => {
    const html = page()
    expect(html).toContain('What does not fit together')
    expect(html).toContain('a chance of 90%')
    expect(html).toContain('This world is not consistent.')
    expect(html).toContain('The heat: “heat lost” is chosen, but the other choices together favour “heat kept” by 3.')
    expect(html).toContain('“rules lost” (The rules) +3')
    expect(html).toContain('Of all 4 ways to combine the states of this set, 1 is.')
  })

  it('say of a member without a chance why, and that it can only lower the chance of the world', () => {
    const members = [...numbers.members, { to: 'trend/8', version: 1, probability: null, why: 'no-projection' }]
    expect(page({ members })).toContain('One more has no chance yet and can only lower it.')
    expect(
      page({
        members: ['trend/7', 'trend/8', 'trend/9'].map((to) => ({
          to,
          version: 1,
          probability: null,
          why: 'no-projection',
        })),
        chance: null,
      }),
    ).toContain('No chance can be given')
    expect(page({ members: [{ to: 'trend/7', version: 1, probability: null, why: 'no-projection' }] })).toContain(
      'no projection',
    )
  })

  it('of members that changed since are not shown beside others', () => {
    expect(page({ members: [{ ...numbers.members[0], to: 'trend/99' }] })).toContain('not made yet')
  })
})

describe('the signposts of a scenario', () => {
  const read = { at: '2030', value: 440, unit: 'ppm', knownSince: '2031-03-05T00:00:00.000Z', isProvisional: true }
  const turn = { title: 'It reaches 440', at: '2030' }
  const turns = [
    { ...turn, isOn: true, on: '2031-03-05' },
    { ...turn, isOn: false, on: '2031-09-01' },
  ]

  it('say since when each is on, by which value, and that it went off again', () => {
    const signs = [{ title: turn.title, isOn: true, read, came: null, isSeen: true, asks: '' }]
    const html = draw(whole(scenario, scenarioDetails), [member], { set }, { ...numbers, signs, signsOn: 1, turns })
    expect(html).toContain('1 of 1 is on.')
    expect(html).toContain('on: 440 ppm in 2030, provisional')
    expect(html).toContain('Switched on by the value of 2030, known on 5 Mar 2031')
    expect(html).toContain('Off again: the value of 2030 was revised on 1 Sep 2031')
  })
})
