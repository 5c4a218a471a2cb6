/** What a report says of how right people have been, where theirs is the answer; and what it says of nobody. */
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
import { givenReport } from '../../../../test/given/report.ts'
import { givenCrowds } from '../../../../test/people/crowd.ts'
import { checkReport } from '../../checking/check-report.ts'
import { resolverOf } from '../../checking/dossier-resolver.ts'
import { connecting } from '../../report/connecting.ts'
import { writeReport } from '../../writing/write-report.ts'
import { createResolver } from '../checking/recompute.ts'

const { pool, db } = await givenDatabase({ stocked: true })
const { tellAs } = givenCrowds({ pool, db })
await tellAs('64', 0.31, Date.now(), 39)

const crowdRecord = {
  at: '2026-11-20',
  questions: 34,
  brier: 0.1834,
  low: 0.121,
  high: 0.246,
  bins: [
    { chance: 0.29, frequency: 0.35, questions: 14 },
    { chance: 0.62, frequency: 0.7, questions: 12 },
  ],
}

async function recordOf(question: string, known: boolean) {
  const { dossier } = await givenReport(pool, question)
  const whole = known ? { ...dossier, crowdRecord } : dossier
  const report = writeReport(whole)
  expect(await checkReport(report, resolverOf(whole))).toEqual([])
  expect(await checkReport(report, createResolver(pool, 'ada', whole))).toEqual([])
  const said = report.sections.find(({ name }) => name === 'record')?.sentences.map(({ text }) => text) ?? []
  return { whole, report, said }
}

test('where people answer, their mean Brier score is told, dated, with what luck leaves open and how often it came about', async () => {
  const { whole, report, said } = await recordOf('Will a human being land on Mars by the end of 2040?', true)
  expect(report.answer?.figure).toBe('31%')
  expect(said.slice(0, 3)).toEqual([
    'On 34 questions that people forecast together and that had come out by 20 Nov 2026, the mean score of their chances is 0.183, and luck alone could put it from 0.121 to 0.246.',
    connecting['brier-score'],
    'Where they gave something about 29%, it came about in 35% of the time, on 14 questions.',
  ])
  expect(said).not.toContain(connecting['no-record'])
  // Another number than the dossier holds is found.
  const other = { ...whole, crowdRecord: { ...crowdRecord, brier: 0.25 } }
  expect(await checkReport(report, createResolver(pool, 'ada', other))).not.toEqual([])
})

const ofThem = (said: string[]) => said.filter((text) => /people forecast together|they gave|Brier/.test(text))

test('nothing is said of them where too little has come out, and where they do not answer', async () => {
  expect(ofThem((await recordOf('Will a human being land on Mars by the end of 2040?', false)).said)).toEqual([])
  expect(ofThem((await recordOf('Will a human being land on Mars by the end of 2050?', true)).said)).toEqual([])
})
