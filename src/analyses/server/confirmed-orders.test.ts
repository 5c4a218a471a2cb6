/** What was confirmed of a question travels with its order: it is kept, the report is made of it, and it is one's own. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { givenServer } from '../../../test/given.ts'
import { peopleOf } from '../../../test/given/analyses.ts'
import type { Question } from '../ask/ask.ts'
import { checkReport } from '../checking/check-report.ts'
import { resolverOf } from '../checking/dossier-resolver.ts'
import { report as reportShape } from '../report/report.ts'
import { dossier as dossierShape } from '../dossier/dossier.ts'

const { app, pool } = await givenServer({ stocked: true })
await app.startAnalyses()
const { orderer, order, find, until, left } = peopleOf(app, pool)
const question = 'Will half of new cars be electric by 2034?'

const { rows } = await pool.query<{ ref: string }>(
  `select kind || '/' || id as ref from item where label = 'Sea level measured by satellite'`,
)
const sea = rows[0]?.ref ?? ''
const read: Question = {
  language: 'en',
  parts: [
    {
      wants: 'amount',
      of: { items: [sea], words: 'the sea', measure: 'level' },
      place: 'world',
      relation: null,
      when: { kind: 'in', from: 2033, to: 2033 },
      negated: false,
      condition: null,
      decision: 'how high to build the dyke',
    },
  ],
}

test('a report is made of what was confirmed, and of that again when it is run again', async () => {
  const ada = await orderer({ analysis: 2 })
  const { code, analysis } = await order(ada, { question, read })
  expect([code, analysis.read]).toEqual([202, read])
  await until(ada, analysis.id, 'done')
  const made = await find(ada, analysis.id)
  expect(made.analysis.read).toEqual(read)
  expect(made.report).toMatchObject({ question, year: 2033, read: { parts: [{ of: { items: [sea] } }] } })
  expect(made.report.answer.says).toMatch(/^Sea level measured by satellite/)

  // It is as its sources say, though the words of the question say otherwise.
  const { rows: kept } = await pool.query('select report, dossier from analysis_report where analysis_id = $1', [
    analysis.id,
  ])
  const dossier = dossierShape.parse(kept[0].dossier)
  expect(dossier).toMatchObject({ isGiven: true, understood: { wants: 'amount', to: 2033 } })
  expect(await checkReport(reportShape.parse(kept[0].report), resolverOf(dossier))).toEqual([])

  const again = (await ada.call('POST', `/api/analyses/${analysis.id}/rerun`, { orderId: randomUUID() })).json()
  expect(again.analysis.read).toEqual(read)
  await until(ada, again.analysis.id, 'done')
  expect((await find(ada, again.analysis.id)).report.answer).toEqual(made.report.answer)
})

test('it is taken away with the account, and is not shown with a shared report', async () => {
  const ben = await orderer({ analysis: 1 })
  const { analysis } = await order(ben, { question, read })
  await until(ben, analysis.id, 'done')
  const { analyses } = (await ben.call('GET', '/api/me/export')).json()
  expect(analyses).toMatchObject([{ id: analysis.id, read }])
  const { key } = (await ben.call('POST', `/api/analyses/${analysis.id}/share`, {})).json()
  const shared = await app.inject({ method: 'POST', url: `/api/analyses/${analysis.id}/shared`, payload: { key } })
  expect(shared.json().analysis).toMatchObject({ question, read: null })
  expect((await ben.call('DELETE', '/api/me')).statusCode).toBe(200)
  expect((await pool.query('select from analysis where id = $1', [analysis.id])).rows).toEqual([])
})

test('what names an item that is not to be seen is refused with the field, and costs nothing', async () => {
  const eve = await orderer({ analysis: 1 })
  const [part] = read.parts
  const other = { ...read, parts: [{ ...part, of: { items: ['trend/99999'], words: '', measure: 'level' } }] }
  const { code, error } = await order(eve, { question, read: other })
  expect([code, error]).toMatchObject([
    409,
    { code: 'read-item-not-found', details: [{ field: 'read.parts.0.of.items.0' }] },
  ])
  expect((await order(eve, { question, read: { ...read, parts: [] } })).code).toBe(400)
  expect(await left(eve)).toEqual({ analysis: 1, trend: 0, moves: [] })
})

test('what was kept by a program of another day is read anew, and nothing fails', async () => {
  const kim = await orderer({ analysis: 2 })
  const { analysis } = await order(kim, { question, read })
  await until(kim, analysis.id, 'done')
  await pool.query(`update analysis set read = '{"parts": "of another day"}' where id = $1`, [analysis.id])
  expect((await find(kim, analysis.id)).analysis.read).toBeNull()
  const again = (await kim.call('POST', `/api/analyses/${analysis.id}/rerun`, { orderId: randomUUID() })).json()
  expect(again.analysis.read).toBeNull()
  await until(kim, again.analysis.id, 'done')
  expect((await find(kim, again.analysis.id)).report.year).toBe(2034)
})
