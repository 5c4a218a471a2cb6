/**
 * R27 Whatever is changed in a report, by whomever, is found when it is held against the base. More reports, and more
 * places in each, are changed in test/trials/analyses/changed-reports.test.ts.
 */
import { describe, expect, it, test } from 'vitest'
import { changes, notFound } from '../../../../test/analyses/changed-reports.ts'
import { givenDatabase } from '../../../../test/given.ts'
import { givenReport } from '../../../../test/given/report.ts'
import { checkReport } from '../../checking/check-report.ts'

const { pool } = await givenDatabase({ stocked: true })
const asked = ['Will fossil CO2 emissions be lower in 2035 than today?', 'What will space look like in 2050?']
const made = await Promise.all(asked.map((question) => givenReport(pool, question)))

describe('a report', () => {
  it('as it was written has no fault', async () => {
    for (const { report, resolve } of made) expect(await checkReport(report, resolve)).toEqual([])
  })

  test.for(Object.entries(changes))('with another %s is found out', async ([, change]) => {
    expect(await notFound(made, change, 2)).toBeNull()
  })
})
