/** How members of scenarios came out, against the stored numbers of the starter collection. */
import { expect, test } from 'vitest'
import type { Member } from '#scenarios/scenario.ts'
import { givenServer } from '../../../test/given.ts'
import { reviseObservations } from '../../../test/given/series.ts'
import type { TrackRecord } from '../record.ts'

const { app, pool } = await givenServer({ stocked: true })

async function record(): Promise<TrackRecord> {
  return (await app.inject('/api/record')).json().record
}

const sumOf = (values: number[]) => values.reduce((total, value) => total + value, 0)

type Claim = { scenario: string; place: number; member: Member; said: number }

/** Members that ask a thing of a prediction or a trend that nobody knows yet, with their chances. */
async function listUndecided(kind: 'prediction' | 'trend'): Promise<Claim[]> {
  const { rows } = await pool.query(
    `select distinct on (id) id::text, details, numbers from item join item_numbers on item_id = id where kind = 'scenario' order by id, made_at desc`,
  )
  return rows.flatMap(({ id, details, numbers }) =>
    numbers.members.flatMap((said: { probability: number | null; from: string }, place: number) => {
      const member = details.members[place]
      const isOpen = said.probability !== null && said.from !== 'observed' && member.to.startsWith(kind)
      return isOpen ? [{ scenario: id, place, member, said: said.probability }] : []
    }),
  )
}

test('members that are decided are counted, beside what the chances kept before that had expected', async () => {
  const before = (await record()).scenarios
  const [first, ...others] = await listUndecided('prediction')
  if (!first || !('outcome' in first.member)) throw new Error('The collection has a member that is a question.')
  const { to, outcome } = first.member
  const claims = [first, ...others.filter(({ member }) => member.to === to)]
  const isTrue = claims.map(({ member }) => 'outcome' in member && member.outcome === outcome)
  const trueOnes = isTrue.filter(Boolean).length
  const id = to.slice(to.indexOf('/') + 1)

  await resolve(id, outcome, '2027-02-01')
  await app.makeNumbers()
  const { scenarios } = await record()
  expect(scenarios).toMatchObject({
    decided: before.decided + claims.length,
    decidedBy: before.decidedBy + 1,
    cameTrue: before.cameTrue + trueOnes,
    foretold: {
      members: before.foretold.members + claims.length,
      cameTrue: before.foretold.cameTrue + trueOnes,
      expected: expect.closeTo(before.foretold.expected + sumOf(claims.map(({ said }) => said)), 9),
    },
  })

  // A chance is none of this member if its scenario asked something else of it then.
  await pool.query(`update item_version set data = data #- array['details', 'members', $2] where item_id = $1`, [
    first.scenario,
    String(first.place),
  ])
  await resolve(id, outcome, '2027-02-02')
  await app.makeNumbers()
  expect((await record()).scenarios.foretold.members).toBe(before.foretold.members + claims.length - 1)

  // Nor is one that was kept once the answer was known.
  await resolve(id, outcome, '2020-01-01')
  await app.makeNumbers()
  const late = (await record()).scenarios
  expect(late.decided).toBe(before.decided + claims.length)
  expect(late.foretold).toEqual(before.foretold)
})

test('a year that is measured decides the members that name it, and one that fails rules its scenario out', async () => {
  const before = (await record()).scenarios
  const [first] = await listUndecided('trend')
  if (!first || !('at' in first.member)) throw new Error('The collection has a member that names a year.')
  const { to, at, comparison, threshold } = first.member
  const value = comparison.startsWith('>') ? threshold - Math.abs(threshold) / 2 : threshold * 1.5
  await reviseObservations(pool, to.slice(to.indexOf('/') + 1), (known) => [...known, [String(at), value]])
  await app.makeNumbers()
  const { scenarios } = await record()
  expect(scenarios.decided).toBeGreaterThan(before.decided)
  expect(scenarios.ruledOut).toBeGreaterThan(before.ruledOut)
  expect(scenarios.foretold.members - before.foretold.members).toBe(scenarios.decided - before.decided)
})

function resolve(id: string, value: string, at: string) {
  const outcome = { outcome: { state: 'resolved', value, at, reason: 'It was measured, and this is what came of it.' } }
  return pool.query(`update item set version = version + 1, details = details || $2::jsonb where id = $1`, [
    id,
    JSON.stringify(outcome),
  ])
}
