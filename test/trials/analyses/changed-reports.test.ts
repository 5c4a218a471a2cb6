/** R27 Whatever is changed in any of several reports, by whomever, is found when it is held against the base. */
import { describe, expect, it, test } from 'vitest'
import { checkReport } from '#analyses/checking/check-report.ts'
import { changes, notFound } from '../../analyses/changed-reports.ts'
import { givenDatabase } from '../../given.ts'
import { givenReport } from '../../given/report.ts'

const { pool } = await givenDatabase({ stocked: true })
const asked = [
  'Will fossil CO2 emissions be lower in 2035 than today?',
  'Where is the price of gold heading?',
  'What will space look like in 2050?',
]
const made = await Promise.all(asked.map((question) => givenReport(pool, question)))

describe('a report', () => {
  it('as it was written has no fault', async () => {
    for (const { report, resolve } of made) expect(await checkReport(report, resolve)).toEqual([])
  })

  test.for(Object.entries(changes))('with another %s is found out', async ([, change]) => {
    expect(await notFound(made, change, 8)).toBeNull()
  })
})
