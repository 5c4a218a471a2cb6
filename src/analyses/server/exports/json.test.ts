/** R27 A report as JSON: the same tree, whole. */
import { expect, it } from 'vitest'
import { sampleReport } from '../../../../test/analyses/sample-report.ts'
import { formulasOf } from '../../document/formulas-of.ts'
import { report as schema, type Report } from '../../report/report.ts'
import { jsonOf } from './json.ts'

it('the JSON file is the report itself, with every claim: item, version, field, value', () => {
  const report = sampleReport()
  const read = JSON.parse(jsonOf(report, formulasOf(report))) as Report
  expect(schema.parse(read)).toEqual(report)
  expect(read.sections[0]?.sentences[0]?.claims[0]).toMatchObject({
    item: 'trend/4',
    version: 3,
    field: expect.any(String),
    value: 10527,
  })
})
