/**
 * Orders on a question where people lead, as the product carries them out: what the report and its files say, and that every
 * value of it is read again once people have moved on.
 */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Analysis } from '../../analysis.ts'
import type { Report } from '../../report/report.ts'
import { givenServer } from '../../../../test/given.ts'
import { peopleOf } from '../../../../test/given/analyses.ts'
import { givenCrowds } from '../../../../test/people/crowd.ts'
import { catchUp } from '#kit/server/events/reader.ts'
import { rowIn } from '../../dossier/crowd.ts'
import { followReader, followTask } from '../living/follow-work.ts'

const { app, pool, db } = await givenServer({ stocked: true })
await app.makeNumbers()
await app.startAnalyses()
const { orderer, order, until, find } = peopleOf(app, pool)
const { say, tellAs } = givenCrowds({ pool, db })
const question = 'Will a human being land on Mars by the end of 2040?'
const begin = Date.now()
type Orderer = Awaited<ReturnType<typeof orderer>>

async function ordered(who: Orderer): Promise<{ id: string; report: Report }> {
  const { analysis } = await order(who, { question })
  await until(who, analysis.id, 'done')
  return { id: analysis.id, report: (await find(who, analysis.id)).report }
}

test('a report leads with people, in all its files, and is right of what they said then', async () => {
  const ada = await orderer({ analysis: 2 })
  await tellAs('64', 0.31, begin, 39)
  const { id, report } = await ordered(ada)
  expect(report.answer?.figure).toBe('31%')
  const says = report.sections[0]?.sentences.map(({ text }) => text).slice(0, 2)
  expect(says).toEqual([
    expect.stringMatching(/is 31%, by what 39 people forecast together, as of /),
    expect.stringMatching(/^Farsight says 10%, as of 20 Nov 2026; /),
  ])
  const isSaid: boolean[] = []
  for (const ending of ['md', 'json', 'docx', 'pdf']) {
    const file = await ada.call('GET', `/api/analyses/${id}/report.${ending}`)
    expect([ending, file.statusCode]).toEqual([ending, 200])
    isSaid.push(file.body.includes('39 people forecast together'))
  }
  // The others are packed.
  expect(isSaid.slice(0, 2)).toEqual([true, true])
  await tellAs('64', 0.66, begin + 20_000, 52)
  const ofPeople = report.evidence.filter(({ field }) => rowIn(field) !== null)
  expect(ofPeople.map(({ field }) => field.replace(/\d+/, 'n'))).toEqual(
    expect.arrayContaining(['crowd.n.estimate.probability', 'crowd.n.people', 'crowd.n.made']),
  )
  for (const { id: evidence, value } of ofPeople) {
    const answer = (await ada.call('GET', `/api/analyses/${id}/evidence/${evidence}`)).json() // eslint-disable-line no-await-in-loop
    expect([answer.isSame, answer.value]).toEqual([true, value])
  }
  const next = await ordered(ada)
  expect(next.report.answer?.figure).toBe('66%')
  expect((await find(ada, id)).report).toEqual(report)
})

async function forecast(who: Orderer): Promise<void> {
  const body = { requestId: randomUUID(), estimate: { type: 'binary', probability: 0.5 } }
  expect((await who.call('POST', '/api/items/prediction/65/forecasts', body)).statusCode).toBe(201)
}

/** What a report says, and all that it was made of. */
async function told(who: Orderer): Promise<{ figure: string; all: string }> {
  const { analysis } = await order(who, { question: 'Will a human being land on Mars by the end of 2050?' })
  await until(who, analysis.id, 'done')
  const { report } = await find(who, analysis.id)
  const { rows } = await pool.query('select dossier from analysis_report where analysis_id = $1', [analysis.id])
  return { figure: report.answer.figure, all: JSON.stringify([report, rows[0].dossier]) }
}

test('whoever wants to forecast first orders a report that tells nothing of what people say, until they have', async () => {
  await say(
    '65',
    Array.from({ length: 39 }, () => ({ type: 'binary' as const, probability: 0.83 })),
  )
  await app.makeNumbers()
  // Of the question itself, and of the worlds that count on it.
  const isTold = /"people":39|39 people|\b0\.83\b|83%/
  const seen = await told(await orderer({ analysis: 1 }))
  expect([seen.figure, isTold.test(seen.all), seen.all.includes('"from":"crowd"')]).toEqual(['83%', true, true])
  const [hider, earner] = await Promise.all([orderer({ analysis: 1 }), orderer({ analysis: 1 })])
  for (const who of [hider, earner])
    expect((await who.call('PATCH', '/api/me', { hidesCrowd: true })).statusCode).toBe(200) // eslint-disable-line no-await-in-loop
  const hidden = await told(hider)
  expect([hidden.figure, isTold.exec(hidden.all), hidden.all.includes('"from":"crowd"')]).toEqual(['33%', null, false])
  await forecast(earner)
  expect((await told(earner)).all).toMatch(/\d+ people forecast together/)
})

test('a followed report is made again once what people say counts anew, and at no step between', async () => {
  const ada = await orderer({ analysis: 1 })
  const { id } = await ordered(ada)
  expect((await ada.call('PUT', `/api/analyses/${id}/follow`, { amount: 5 })).statusCode).toBe(200)
  const settled = async () => {
    await catchUp(db, followReader)
    const waits = `select from job where task in ($1, 'analyses.report') and due_at < now() + interval '1 minute'`
    await expect.poll(async () => (await pool.query(waits, [followTask.name])).rowCount).toBe(0)
  }
  await settled()
  await tellAs('64', 0.2, begin + 40_000, 52)
  await tellAs('64', 0.3, begin + 50_000, 52)
  await settled()
  const listed = async (): Promise<Analysis[]> => (await ada.call('GET', '/api/me/analyses')).json().analyses
  expect(await listed()).toHaveLength(1)
  await tellAs('64', 0.4, begin + 3_700_000, 52)
  await catchUp(db, followReader)
  await expect.poll(async () => (await listed()).map(({ state }) => state)).toEqual(['done', 'done'])
  const [again] = await listed()
  expect((await find(ada, again?.id ?? '')).report.answer.figure).toBe('40%')
})
