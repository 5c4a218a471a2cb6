import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'
import { givenUser } from '../../../../test/given/user.ts'
import { forgetSessions } from './forgetting.ts'

const { app, db, pool } = await givenServer()
const dayMs = 86_400_000
const forgetIn = (days: number) => forgetSessions(db, new Date(Date.now() + days * dayMs))

test('a night forgets sessions that have ended, and devices that no sign-in can use any more, of those who never come back', async () => {
  const { id } = await givenUser(app)
  const left = async () => {
    const { rows } = await pool.query<{ sessions: number; devices: number; marks: number }>(
      `select (select count(*)::int from session where account_id = $1) as sessions,
        (select count(*)::int from device where account_id = $1 and ended_at is null) as devices,
        (select count(*)::int from device where account_id = $1 and ended_at is not null) as marks`,
      [id],
    )
    return rows[0]
  }
  await pool.query(
    `insert into device (account_id, sign_in, auth_time, agent, used_at, ended_at) values ($1, 'ended', now(), '', now(), now())`,
    [id],
  )
  await forgetIn(13)
  expect(await left()).toEqual({ sessions: 1, devices: 1, marks: 1 })
  await forgetIn(15)
  expect(await left()).toEqual({ sessions: 0, devices: 1, marks: 1 })
  await forgetIn(181)
  expect(await left()).toEqual({ sessions: 0, devices: 0, marks: 1 })
})
