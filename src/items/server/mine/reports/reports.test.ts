/** What readers report, with an account and without one. */
import { describe, expect, test } from 'vitest'
import { dayMs } from '#kit/dates.ts'
import { aTrend } from '../../../../../test/given/entries.ts'
import { givenModeration } from '../../../../../test/given/moderation.ts'
import { forgetSalts } from './forget-salts.ts'

const { app, ask, written, standingOf, listed, db, pool } = await givenModeration()

const reportAsVisitor = (at: string, body: object = { reason: 'false' }, remoteAddress = '192.0.2.7') =>
  app.inject({ method: 'POST', url: `${at}/reports`, payload: body, remoteAddress })

describe('a report', () => {
  test('is made once by each reader, who may think again; operators read it, the author does not', async () => {
    const at = await written('ada', aTrend(), { isPublished: true })
    await ask(`POST ${at}/reports`, { as: 'ben', body: { reason: 'false' } })
    await ask(`POST ${at}/reports`, { as: 'ben', body: { reason: 'illegal', note: ' It says so itself. ' } })
    await ask(`POST ${at}/reports`, { as: 'eve', body: { reason: 'other' } })
    const { reports, hidden } = await listed(at)
    expect(reports).toMatchObject([
      { reason: 'other', note: '' },
      { reason: 'illegal', note: 'It says so itself.' },
    ])
    expect(hidden).toBeNull()
    expect(JSON.stringify(reports)).not.toContain('Ben')
    expect(await standingOf(at, 'ben')).toMatchObject({ isReported: true, standing: null, hidden: null })
    expect(await standingOf(at)).toMatchObject({ isOwn: true, isReported: false, standing: 'published' })
  })

  test.each([
    ['no reason', {}],
    ['a reason that is none', { reason: 'dull' }],
    ['a note too long', { reason: 'false', note: 'x'.repeat(1001) }],
    ['a sign that no text holds', { reason: 'false', note: '\u0000' }],
    ['another’s name', { reason: 'false', account_id: '1' }],
  ])('with %s is refused', async (_, body) => {
    const at = await written('ada', aTrend(), { isPublished: true })
    expect((await ask(`POST ${at}/reports`, { as: 'ben', body })).status).toBe(400)
    expect(await listed(at)).toBeUndefined()
  })
})

describe('a report of somebody without an account', () => {
  test('is read by operators as a visitor’s, once a day from one network; another network may too', async () => {
    const at = await written('ada', aTrend(), { isPublished: true })
    expect((await reportAsVisitor(at)).json()).toEqual({ reported: true })
    const again = await reportAsVisitor(at, { reason: 'other', note: 'Look again.' })
    expect([again.statusCode, again.json().error.code]).toEqual([409, 'reported-today'])
    expect((await reportAsVisitor(at, { reason: 'illegal' }, '2001:db8:1:2::9')).statusCode).toBe(200)
    expect((await reportAsVisitor(at, { reason: 'illegal' }, '2001:db8:1:2::10')).statusCode).toBe(409)
    await ask(`POST ${at}/reports`, { as: 'ben', body: { reason: 'abusive' } })
    expect((await listed(at)).reports).toMatchObject([
      { reason: 'abusive', byVisitor: false },
      { reason: 'illegal', byVisitor: true },
      { reason: 'false', byVisitor: true },
    ])
  })

  test('keeps nothing by which the network could be found once the day is over', async () => {
    const at = await written('ada', aTrend(), { isPublished: true })
    await reportAsVisitor(at)
    const digest = async () => {
      const text = 'select account_id as id from report where item_id = $1 and by_visitor order by at desc limit 1'
      return (await pool.query<{ id: string }>(text, [at.split('/').at(-1)])).rows[0]?.id
    }
    const first = await digest()
    expect(first).toMatch(/^[0-9a-f]{64}$/)
    await pool.query(`update report_salt set day = day - 1`)
    expect((await reportAsVisitor(at)).statusCode).toBe(200)
    expect(await digest()).not.toBe(first)
    expect((await pool.query('select from report_salt')).rowCount).toBe(1)
    await forgetSalts(db, new Date())
    expect((await pool.query('select from report_salt')).rowCount).toBe(1)
    // Nobody need report anything for that.
    await forgetSalts(db, new Date(Date.now() + dayMs))
    expect((await pool.query('select from report_salt')).rowCount).toBe(0)
  })

  test('stands beside at most 199 others that are open; operators read the newest 20 and how many there are', async () => {
    const at = await written('ada', aTrend(), { isPublished: true })
    await pool.query(
      `insert into report (account_id, item_id, reason, note, at, by_visitor)
        select 'network ' || n, $1, 'false', 'No ' || n, now() - interval '1 hour' + n * interval '1 second', true from generate_series(1, 199) as n`,
      [at.split('/').at(-1)],
    )
    expect((await reportAsVisitor(at, { reason: 'illegal' })).json()).toEqual({ reported: true })
    expect((await reportAsVisitor(at, { reason: 'abusive' }, '192.0.2.8')).json()).toEqual({ reported: true })
    const { reports, reportCount } = await listed(at)
    expect(reportCount).toBe(200)
    expect(reports).toHaveLength(20)
    expect(reports.slice(0, 2)).toMatchObject([{ reason: 'illegal' }, { note: 'No 199' }])
  })

  test('of what others may not read is refused as of what is not there, and so is one without a reason', async () => {
    const hers = await written('ada', aTrend())
    expect((await reportAsVisitor(hers)).json().error.code).toBe('item-not-found')
    const at = await written('ada', aTrend(), { isPublished: true })
    expect((await reportAsVisitor(at, {})).statusCode).toBe(400)
  })
})
