/** Reports as files that are asked for all at once. */
import { expect, test } from 'vitest'
import { givenAnalyses } from '../../given/analyses.ts'
import { doneReports } from '../../analyses/done-reports.ts'

const analyses = await givenAnalyses()
const { orderer } = analyses
const { givenDone, take } = doneReports(analyses)

test('as many files as somebody asks for at once are made, one after the other', async () => {
  const ada = await orderer({ analysis: 1 })
  const id = await givenDone(ada)
  const answers = await Promise.all(Array.from({ length: 7 }, () => take(ada.cookie, id, 'pdf')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200, 200])
})
