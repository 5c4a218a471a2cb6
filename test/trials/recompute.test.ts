/**
 * R27 Every value of a report can be computed again from the versions that it cites, whatever has been written since.
 */
import type { Pool } from 'pg'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { checkReport } from '#analyses/checking/check-report.ts'
import { resolverOf } from '#analyses/checking/dossier-resolver.ts'
import { compareReports } from '#analyses/report/compare.ts'
import { createResolver, recomputeEvidence } from '#analyses/server/checking/recompute.ts'
import { openDatabase } from '#kit/server/database.ts'
import { givenDatabase } from '../given.ts'
import { givenReport } from '../given/report.ts'
import { lastTimes, reviseObservations } from '../given/series.ts'
import { makeNumbers } from '../make-numbers.ts'

const database = await givenDatabase({ stocked: true })
const { pool } = database
const question = 'Will fossil CO2 be below 10,500 MtC in 2035?'
let first: Awaited<ReturnType<typeof givenReport>>

/** As an editor would: the observations as they now are, and a version of the item that everybody may read. */
async function revise(on: Pool, id: string, factor: number): Promise<void> {
  await reviseObservations(on, id, lastTimes(factor))
  await on.query(
    `insert into item_version (item_id, version, at, author, data, is_public)
     select item.id, item.version, now(), item.author, jsonb_set(data, '{details}', item.details), true
     from item join item_version as before on before.item_id = item.id and before.version = item.version - 1 where item.id = $1`,
    [id],
  )
}

/** The whole of which the electricity from the sun is a part. */
const electricity = '139'

/** The trend whose series decides the question of the answer. */
const boundTrend = () =>
  first.dossier.items
    .find(({ ref }) => ref === 'prediction/43')
    ?.links.find(({ relation }) => relation === 'measured-by')?.to ?? ''

test('a number that was kept wrong is found out: what was kept is not what is computed again', async () => {
  const { rows: kept } = await pool.query<{ made_at: string; numbers: unknown }>(
    `select made_at::text, numbers from item_numbers where item_id = 43`,
  )
  expect(kept).not.toEqual([])
  await pool.query(
    `update item_numbers set numbers = jsonb_set(numbers, '{model,probability}', '0.999') where item_id = 43`,
  )
  const spoilt = await givenReport(pool, question)
  const faults = await checkReport(spoilt.report, spoilt.resolve)
  expect(faults.map(({ kind, where }) => `${kind} ${where.replace(/^e\d+ /, '')}`)).toContain(
    'wrong-evidence prediction/43 numbers.model.probability',
  )
  // Put back, not made anew: worlds rest on the row as it stood when theirs was made.
  for (const { made_at, numbers } of kept)
    await pool.query(`update item_numbers set numbers = $2 where item_id = 43 and made_at = $1::timestamptz`, [
      made_at,
      JSON.stringify(numbers),
    ])
})

describe('when an observation changes and all numbers are made anew', () => {
  let second: typeof first
  let ofPart: typeof first
  beforeAll(async () => {
    first = await givenReport(pool, question)
    ofPart = await givenReport(pool, 'How much solar electricity will the world make in 2045?')
    const trend = boundTrend()
    await revise(pool, trend.slice(6), 0.97)
    await revise(pool, electricity, 0.9)
    await makeNumbers(database)
    second = await givenReport(pool, question)
  })

  test('a report from before rests on what stood then, and has no fault', async () => {
    expect(await checkReport(first.report, createResolver(pool, 'ada', first.dossier))).toEqual([])
  })

  test('and so does one on a part, whose projection is held to its whole as that stood then', async () => {
    expect(ofPart.report.evidence.map(({ field }) => field)).toContain('numbers.projection.whole.cutFrom')
    const { pool: fresh, close } = openDatabase(database.url) // which has computed nothing yet
    onTestFinished(() => close())
    expect(await checkReport(ofPart.report, createResolver(fresh, 'ada', ofPart.dossier))).toEqual([])
  })

  test('a new one says how the projection’s chance went, and has no fault', async () => {
    expect(
      second.report.sections.find(({ name }) => name === 'path')?.sentences.map(({ text }) => text),
    ).toContainEqual(
      expect.stringMatching(/^As its series was brought up to date, the projection’s chance went from \d+% to \d+%\.$/),
    )
    expect(await checkReport(second.report, second.resolve)).toEqual([])
  })

  test('the two differ in the chance by the projection, and in the version of the trend', () => {
    const { values, items } = compareReports(first.report, second.report)
    expect(values.map(({ item, field }) => `${item} ${field}`)).toContain('prediction/43 numbers.model.probability')
    expect(items).toContainEqual(expect.objectContaining({ item: boundTrend(), change: 'changed', before: 1, now: 2 }))
  })
})

test('what is gone cannot be computed again, and neither can what rests on it; a report that was read before stands as it was read', async () => {
  const now = await givenReport(pool, question)
  const trend = boundTrend()
  await pool.query(`delete from item where id = $1`, [trend.slice(6)])
  const evidence = now.report.evidence.find(
    ({ item, field }) => item === 'prediction/43' && field === 'numbers.model.probability',
  )
  const again = await recomputeEvidence(now.report, evidence?.id ?? '', createResolver(pool, 'ada', now.dossier))
  expect(again).toMatchObject({ value: null, isSame: false })
  const faults = await checkReport(now.report, createResolver(pool, 'ada', now.dossier))
  expect(new Set(faults.map(({ kind }) => kind))).toContain('unresolved')
  const standing = createResolver(pool, 'ada', now.dossier, { whereGone: resolverOf(now.dossier) })
  expect(await checkReport(now.report, standing)).toEqual([])
})
