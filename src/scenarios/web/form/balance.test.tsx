import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { ScenarioSet } from '../../set.ts'
import { BalanceIn } from './Balance.tsx'

const states = (...titles: string[]) => titles.map((title) => ({ id: title.toLowerCase(), title }))
const set: ScenarioSet = {
  slug: 'heat',
  title: 'Heat',
  summary: 'How warm it gets.',
  category: 'environmental',
  tags: [],
  horizon: { from: 2026, to: 2050 },
  question: 'How warm does it get?',
  descriptors: [
    { id: 'emissions', title: 'Emissions', states: states('High', 'Low') },
    { id: 'warming', title: 'Warming', states: states('Much', 'Little') },
    { id: 'forests', title: 'Forests', states: states('Cut', 'Kept') },
  ],
  crossImpacts: [
    { from: 'emissions.high', to: 'warming.much', judgement: 2 },
    { from: 'emissions.high', to: 'warming.little', judgement: -2 },
  ],
  readings: [],
  reasons: [
    { from: 'emissions.high', to: 'warming.little', judgement: -2, reason: 'What is emitted stays in the air.' },
    { from: 'emissions.high', to: 'warming.much', judgement: 2, reason: 'More gas, more heat.' },
  ],
  body: '',
  version: 1,
}

function said(chosen: Record<string, string>, consistent = true): string {
  const entry = { set: 'heat', states: chosen, consistent }
  const html = renderToString(<BalanceIn set={set} entry={entry} change={() => {}} />)
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

describe('while one chooses the states of a scenario', () => {
  test('it is said from the second choice on that they go together', () => {
    expect(said({ emissions: 'high' })).toContain('as you make them')
    expect(said({ emissions: 'high', warming: 'much' })).toBe('2 of 3 chosen. So far they hold together.')
    expect(said({ emissions: 'high', warming: 'much', forests: 'cut' })).toMatch(/^These choices hold together/)
  })

  test('a clash is named with what pulls, by how much, and the reason that the set gives', () => {
    const text = said({ emissions: 'high', warming: 'little' })
    expect(text).toContain('2 of 3 chosen. One choice does not go with the others')
    expect(text).toContain('Warming: “Little” is chosen, but the other choices together favour “Much” by 4.')
    expect(text).toContain('“High” (Emissions) +4')
    expect(text).toContain('What is emitted stays in the air. More gas, more heat.')
  })

  test('that it is meant is asked once all is chosen, and only where something clashes or it was said before', () => {
    const asks = 'breaks with these judgements on purpose'
    expect(said({ emissions: 'high', warming: 'little' })).not.toContain(asks)
    expect(said({ emissions: 'high', warming: 'much', forests: 'cut' })).not.toContain(asks)
    expect(said({ emissions: 'high', warming: 'little', forests: 'cut' })).toContain(asks)
    expect(said({ emissions: 'high', warming: 'much', forests: 'cut' }, false)).toContain(asks)
  })
})
