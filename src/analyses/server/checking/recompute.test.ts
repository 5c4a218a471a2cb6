/**
 * R27 Every value of a report can be computed again from the versions that it cites. What has been written since:
 * test/trials/recompute.test.ts.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
import { givenReport } from '../../../../test/given/report.ts'
import { createResolver, recomputeEvidence } from './recompute.ts'

const { pool } = await givenDatabase({ stocked: true })
const question = 'Will fossil CO2 emissions be lower in 2035 than today?'
let first: Awaited<ReturnType<typeof givenReport>>

beforeAll(async () => {
  first = await givenReport(pool, question)
})

test('as the base stands, all of it comes out the same, step by step', async () => {
  const resolve = createResolver(pool, 'ada', first.dossier)
  const computed = first.report.evidence.filter(({ formula }) => formula !== null)
  for (const { id, inputs } of computed) {
    const again = await recomputeEvidence(first.report, id, resolve)
    expect(again).toMatchObject({ isSame: true, evidence: { id } })
    expect(again?.steps.map((step) => step.id)).toEqual(expect.arrayContaining([...inputs, id]))
    expect(again?.steps.at(-1)?.id).toBe(id)
  }
  expect(await recomputeEvidence(first.report, 'e99999', resolve)).toBeNull()
})

describe('what is gone', () => {
  test('is private to others: a report on it resolves for its owner alone', async () => {
    const { report, dossier } = await givenReport(pool, 'Where is the price of gold heading?')
    const [source] = report.sources
    await pool.query(`update item set published_at = null, owner_id = 'ada' where kind || '/' || id = $1`, [
      source?.item,
    ])
    const titleFor = (asker: string | null) =>
      createResolver(pool, asker, dossier)(source?.item ?? '', source?.version ?? 0, 'title')
    expect([await titleFor('ada'), await titleFor('ben'), await titleFor(null)]).toEqual([source?.title, null, null])
  })
})
