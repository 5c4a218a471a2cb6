/** Reports for whoever hides what people forecast: made as they would read the base, whoever makes them and when. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { rowIn } from '#analyses/dossier/crowd.ts'
import type { Report } from '#analyses/report/report.ts'
import { givenServer } from '../../../../test/given.ts'
import { peopleOf } from '../../../../test/given/analyses.ts'
import { givenCrowds } from '../../../../test/people/crowd.ts'

const { app, pool, db } = await givenServer({ stocked: true })
const { tellAs } = givenCrowds({ pool, db })
/** `64` asks this; worlds of the collection need `65`. */
const question = 'Will a human being land on Mars by the end of 2040?'
const { orderer, order, until, find } = peopleOf(app, pool)
const hider = await orderer({ analysis: 3 })
await app.makeNumbers()
for (const id of ['64', '65']) {
  const estimate = { type: 'binary', probability: 0.5 }
  const other = await orderer()
  await other.call('POST', `/api/items/prediction/${id}/forecasts`, { requestId: randomUUID(), estimate })
}
await tellAs('64', 0.3173, Date.now() + 60_000, 39)
await tellAs('65', 0.4273, Date.now() + 60_000, 39)
await app.makeNumbers()
await app.startAnalyses()
await hider.call('PATCH', '/api/me', { hidesCrowd: true })

async function ordered(): Promise<{ report: Report; whole: string }> {
  const { analysis } = await order(hider, { question })
  await until(hider, analysis.id, 'done')
  const file = await hider.call('GET', `/api/analyses/${analysis.id}/report.md`)
  const { report } = await find(hider, analysis.id)
  return { report, whole: JSON.stringify(report) + file.body }
}
const tells = (text: string) => /39 people|0\.3173|0\.4273|\b3[12](\.\d)?%|\b4[23](\.\d)?%/.test(text)

test('a report tells whoever hides crowds nothing of a question that they have not forecast', async () => {
  const preview = await hider.call('POST', '/api/analyses/preview', { question })
  expect([preview.statusCode, tells(preview.body)]).toEqual([200, false])
  const { report, whole } = await ordered()
  expect(report.answer?.figure).toBe('10%')
  expect(report.evidence.filter(({ field }) => rowIn(field) !== null)).toEqual([])
  expect([/39 people/, /0\.3173/, /0\.4273/].filter((one) => one.test(whole))).toEqual([])
})

test('once they have forecast it, it leads in their report as in that of everybody', async () => {
  const estimate = { type: 'binary', probability: 0.2 }
  await hider.call('POST', '/api/items/prediction/64/forecasts', { requestId: randomUUID(), estimate })
  const { report, whole } = await ordered()
  expect([report.answer?.figure, /39 people forecast together/.test(whole)]).toEqual(['32%', true])
  expect(/0\.4273/.test(whole)).toBe(false)
})
