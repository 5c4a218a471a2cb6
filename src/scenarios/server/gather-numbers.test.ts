/** What a scenario's numbers may rest on: members and worlds beside it that its readers may see. */
import { describe, expect, it, test } from 'vitest'
import type { Counted } from '#items/server/numbers/maker.ts'
import { givenDatabase } from '../../../test/given.ts'
import { trust } from '../../../test/given/trust.ts'
import { computeScenarioNumbers } from '../compute-numbers.ts'
import { scenarioNumbers } from '../numbers.ts'
import { gatherScenarioNumbers } from './gather-numbers.ts'

const { pool } = await givenDatabase()
const ada = '1'
await trust(pool, ada, '2')

const question = (probability: number) => ({
  question: { type: 'binary' },
  criteria: 'As the source has it on that day.',
  resolutionSource: 'The source',
  opens: '2026-11-20',
  closes: '2027-12-31',
  resolves: '2028-06-30',
  outcome: null,
  houseForecast: {
    made: '2026-11-20',
    estimate: { type: 'binary', probability },
    reason: 'As often as it has been before.',
  },
})
const worldOf = (members: object[], set = 'no-such-set', rules = 'kept') => ({
  set,
  states: { rules },
  consistent: true,
  members,
  signposts: [],
})
const yes = (ref: string) => ({ to: ref, outcome: 'yes' })

describe('a scenario', () => {
  it('has of a published one no member that is private, though it is its author’s', async () => {
    const mine = await write('prediction', question(0.3), { owner: ada, isPrivate: true })
    const open = await write('prediction', question(0.4), { owner: '2' })
    const world = worldOf([yes(mine.ref), yes(open.ref)])
    expect((await make(await write('scenario', world, { owner: ada }))).numbers).toMatchObject({
      members: [{ probability: null, why: 'not-seen', version: null }, { probability: 0.4 }],
      chance: { counted: 1, lowest: 0.4, highest: 0.4 },
    })
    expect((await make(await write('scenario', world, { owner: ada, isPrivate: true }))).numbers).toMatchObject({
      members: [{ probability: 0.3 }, { probability: 0.4 }],
    })
    const { numbers, restsOn } = await make(await write('scenario', world, { owner: '2', isPrivate: true }))
    expect(numbers.members[0]).toMatchObject({ why: 'not-seen' })
    expect(restsOn).toEqual([{ item: open.ref, version: 1 }])
  })

  it('has beside it the worlds of the set’s own author alone, and changes nothing of theirs', async () => {
    const member = await write('prediction', question(0.3), {})
    const world = (rules: string, by: object) =>
      write('scenario', worldOf([yes(member.ref)], 'twins', rules), { family: 'twins', ...by })
    const [one, other] = [await world('kept', {}), await world('broken', {})]
    const before = await make(one)
    expect(before.numbers.siblings.map(({ item }) => item)).toEqual([other.ref])
    expect(before.numbers.noneOfThese).not.toBeNull()
    const trusted = await world('bent', { owner: ada })
    const stranger = await world('gone', { owner: '3' })
    await world('kept to oneself', { owner: ada, isPrivate: true })
    expect(JSON.stringify(await make(one))).toBe(JSON.stringify(before))
    for (const theirs of [trusted, stranger]) {
      const { numbers, restsOn } = await make(theirs)
      expect(numbers.siblings.map(({ item }) => item)).toEqual([one.ref, other.ref])
      expect(numbers.noneOfThese).toBeNull()
      expect(restsOn).toContainEqual({ item: other.ref, version: 1 })
    }
  })

  it('has at most forty worlds beside it, and says nothing of none of these where there are more', async () => {
    const member = await write('prediction', question(0.01), {})
    const beside = Array.from({ length: 41 }, (_, i) => worldOf([yes(member.ref)], 'many', `kept-${i}`))
    const items = await Promise.all(beside.map((world) => write('scenario', world, { family: 'many' })))
    const first = items[0] as Item // there are 41
    const whole = (await make(first)).numbers
    expect(whole.siblings).toHaveLength(40)
    expect(whole.noneOfThese?.highest).toBeCloseTo(1 - 41 * 0.01, 9)
    await write('scenario', worldOf([yes(member.ref)], 'many', 'one-more'), { family: 'many' })
    const part = (await make(first)).numbers
    expect(part.siblings).toHaveLength(40)
    expect(part.noneOfThese).toBeNull()
  })

  it('has no consistency where its set is not known', async () => {
    expect(
      (await make(await write('scenario', worldOf([yes('prediction/99999')]), { family: 'no-such-set' }))).numbers,
    ).toMatchObject({
      consistency: null,
      chance: null,
      siblings: [],
      noneOfThese: null,
    })
  })
})

test.for<[what: string, details: Record<string, unknown>]>([
  ['nothing', {}],
  ['no members', { ...worldOf([]), members: [] }],
  ['members of another sort', worldOf([{ to: 'prediction/1' }])],
])('odd details have empty numbers and stop nothing: %s', async ([, details]) => {
  expect((await make(await write('scenario', details, {}))).numbers).toMatchObject({ members: [], chance: null })
})

test.for<[what: string, member: object, kind: string, details: Record<string, unknown>]>([
  ['an outcome of a trend', { outcome: 'yes' }, 'trend', { series: null, thresholds: [], signals: [] }],
  ['a threshold of a prediction', { at: 2050, comparison: '>=', threshold: 1 }, 'prediction', question(0.5)],
  [
    'a threshold of a trend that nobody measures',
    { at: 2050, comparison: '>=', threshold: 1 },
    'trend',
    { series: null },
  ],
  ['a prediction that is none', { outcome: 'yes' }, 'prediction', {}],
])('a member that asks what its item cannot answer has no chance: %s', async ([, member, kind, details]) => {
  const item = await write(kind, details, {})
  const { numbers } = await make(await write('scenario', worldOf([{ ...member, to: item.ref }]), {}))
  expect(numbers).toMatchObject({ members: [{ probability: null }], chance: null })
})

type Standing = { owner?: string | null; isPrivate?: boolean; family?: string | null }
type Item = Counted & { ref: string }

/** Writes an item past all checks. */
async function write(
  kind: string,
  details: Record<string, unknown>,
  { owner = null, isPrivate = false, family = null }: Standing,
): Promise<Item> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into item (kind, title, label, summary, body, category, tags, horizon_from, horizon_to, family, details, card, owner_id, author, updated_at, published_at)
     values ($1, 'An item', 'Item', 'An item of this test.', '', 'social', '{test}', 2027, 2030, $2, $3, '{}', $4, 'Ada', now(), $5) returning id::text`,
    [kind, family, JSON.stringify(details), owner, isPrivate ? null : new Date()],
  )
  const id = rows[0]?.id ?? ''
  return {
    id,
    ref: `${kind}/${id}`,
    kind,
    version: 1,
    family,
    details,
    horizon: { from: 2027, to: 2030 },
    ownerId: owner,
    isPublished: !isPrivate,
  }
}

async function make(item: Item) {
  const { input, restsOn } = await gatherScenarioNumbers(pool, item, null)
  // The worlds here have one member or two.
  const few = { ...(input as object), leastMembers: 1 }
  return { restsOn, numbers: scenarioNumbers.parse(computeScenarioNumbers(JSON.parse(JSON.stringify(few)))) }
}
