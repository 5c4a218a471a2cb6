/** Reports as files over HTTP: one's own, once they are finished, by the session's cookie. */
import { expect, test } from 'vitest'
import { givenAnalyses } from '../../../test/given/analyses.ts'
import { doneReports } from '../../../test/analyses/done-reports.ts'
import { reportFormats } from '../addresses.ts'

const analyses = await givenAnalyses()
const { app, orderer, order } = analyses
const { givenDone, take } = doneReports(analyses)

test('a report is taken away in each format, under a name that says what it is', async () => {
  const ada = await orderer({ analysis: 1 })
  const id = await givenDone(ada)
  const starts = { pdf: '%PDF-1.7', docx: 'PK', md: '# Will the world', json: '{\n  "schema": 1' }
  for (const format of reportFormats) {
    const answer = await take(ada.cookie, id, format)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="farsight-${id}-will-the-world-emit-less-fossil-co2-in-2035-than-in-2024.${format}"`,
    )
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.rawPayload.subarray(0, starts[format].length).toString('latin1')).toBe(starts[format])
  }
})

test('links in a file lead to this site', async () => {
  const ada = await orderer({ analysis: 1 })
  const { payload } = await take(ada.cookie, await givenDone(ada), 'md')
  expect(payload).toMatch(/\]\(https?:\/\/[^/)]+\/trend\/4\)/)
})

test('a report of others is not there, nor is one for a visitor, nor one at an address that is none', async () => {
  const [ada, ben] = [await orderer({ analysis: 1 }), await orderer({ analysis: 1 })]
  const id = await givenDone(ada)
  for (const format of reportFormats) {
    expect((await take(ben.cookie, id, format)).json().error.code).toBe('analysis-not-found')
    expect((await take('', id, format)).json().error.code).toBe('sign-in-needed')
  }
  for (const odd of ['0', '1e3', '99999999999999999999', "1'"])
    expect((await take(ada.cookie, odd, 'pdf')).json().error.code).toBe('analysis-not-found')
  expect((await take(ada.cookie, id, 'exe')).statusCode).toBe(404)
})

test('without a finished report there is no file', async () => {
  const ada = await orderer({ analysis: 1 })
  const { id } = (await order(ada)).analysis
  const answer = await take(ada.cookie, id, 'pdf')
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'analysis-unfinished'])
})

test('the report itself says its formulas in words, to its owner and to whoever has its link', async () => {
  const ada = await orderer({ analysis: 1 })
  const id = await givenDone(ada)
  const own = (await ada.call('GET', `/api/analyses/${id}`)).json()
  expect(own.formulas['lowest']).toMatchObject({ says: 'the lowest of several' })
  const { key } = (await ada.call('POST', `/api/analyses/${id}/share`, {})).json()
  const shared = await app.inject({ method: 'POST', url: `/api/analyses/${id}/shared`, payload: { key } })
  expect(shared.json().formulas).toEqual(own.formulas)
})
