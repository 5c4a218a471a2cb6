/** What people may write in a scenario, and what comes of it. */
import { describe, expect, it, test } from 'vitest'
import { scenario } from './kind.ts'
import { mostMembers } from './limits.ts'

const now = new Date('2026-11-21T09:00:00Z')
const outcome = { to: 'prediction/12', outcome: 'yes' }
const threshold = { to: 'trend/7', at: 2050, comparison: '>=', threshold: 500 }
const sign = { title: 'CO2 passes 440 ppm', watch: 'trend/7', comparison: '>=', threshold: 440, by: 2032 }
const good = { set: 'air-2050', states: { rules: 'kept' }, members: [outcome] }

const manyMembers = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ to: `prediction/${i + 1}`, outcome: 'yes' }))

function faultIn(given: object): string | null {
  const parsed = scenario.entry.safeParse({ ...good, ...given })
  if (parsed.error) {
    const [issue] = parsed.error.issues
    return [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys : [])].join('.')
  }
  return scenario.whyNot(scenario.details.parse(scenario.detailsFrom(parsed.data, null, now)))?.field ?? null
}

describe('a scenario that somebody writes', () => {
  test.for<[what: string, given: object]>([
    ['the least that there is', {}],
    ['both sorts of members', { members: [outcome, threshold] }],
    ['as many members as there may be', { members: manyMembers(mostMembers) }],
    ['one trend in two years', { members: [threshold, { ...threshold, at: 2040 }] }],
    [
      'both sorts of signposts',
      { signposts: [sign, { title: 'It resolves early', watch: 'prediction/12', outcome: 'no', by: 2030 }] },
    ],
  ])('may have %s', ([, given]) => {
    expect(faultIn(given)).toBeNull()
  })

  test.for<[field: string, what: string, given: object]>([
    ['probability', 'a chance of its own', { probability: 0.9 }],
    ['members.0.weight', 'an unknown field', { members: [{ ...outcome, weight: 1 }] }],
    ['members', 'no member', { members: [] }],
    ['members', 'too many members', { members: manyMembers(mostMembers + 1) }],
    ['members.0.to', 'no item', { members: [{ to: null, outcome: '' }] }],
    ['members.0.outcome', 'no outcome', { members: [{ ...outcome, outcome: '' }] }],
    ['members.0.threshold', 'no threshold', { members: [{ ...threshold, threshold: null }] }],
    ['members.0.at', 'no year', { members: [{ ...threshold, at: null }] }],
    ['members.0.at', 'a year beyond all horizons', { members: [{ ...threshold, at: 20500 }] }],
    ['members.0.comparison', 'no way to compare', { members: [{ ...threshold, comparison: '==' }] }],
    ['members.1', 'a member twice', { members: [threshold, { ...threshold }] }],
    ['signposts.1.title', 'a sign twice', { signposts: [sign, { ...sign, threshold: 450 }] }],
    ['signposts.0.by', 'no year to be seen by', { signposts: [{ ...sign, by: null }] }],
    ['states.rules', 'a state that is no name', { states: { rules: 'not a slug' } }],
    ['states', 'too many states', { states: Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`d${i}`, 'a'])) }],
    ['set', 'no set', { set: '' }],
  ])('is refused at %s with %s', ([field, , given]) => {
    expect(faultIn(given)).toBe(field)
  })

  it('is read back for the form as it was written', () => {
    const entry = scenario.entry.parse({ ...good, members: [outcome, threshold], signposts: [sign] })
    const kept = scenario.details.parse(scenario.detailsFrom(entry, null, now))
    expect(scenario.entry.parse(scenario.entryFrom(kept))).toEqual(entry)
    expect(kept.members).toEqual([outcome, threshold])
  })
})
