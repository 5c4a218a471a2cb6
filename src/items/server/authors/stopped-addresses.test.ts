/** A database from before addresses of stopped authors were kept: who was stopped by then is known by theirs. */
import { expect, test } from 'vitest'
import { migrate } from '#kit/server/database.ts'
import { givenDatabaseBefore } from '../../../../test/given/previous.ts'
import type { ContentTables } from '../tables.ts'
import { findKnown, findStopped } from './stopped-addresses.ts'

test('who was stopped before is known by a verified address, and nobody else is', async () => {
  const { database } = await givenDatabaseBefore<ContentTables>('stopped-addresses')
  const { pool, db } = database
  await pool.query(`
    insert into account (id, issuer, subject, email, email_verified, created_at, seen_at) overriding system value
    values (1, 'urn:test', 'a', 'Sam@example.org ', true, now(), now()), (2, 'urn:test', 'b', 'tess@example.org', false, now(), now()),
      (3, 'urn:test', 'c', 'uwe@example.org', true, now(), now())`)
  await pool.query(`
    insert into author_word (account_id, word, reason, by_name, at)
    values ('1', 'stopped', 'Adverts.', 'Olga', now()), ('2', 'stopped', 'Adverts.', 'Olga', now()), ('3', 'trusted', 'Fine.', 'Olga', now())`)
  await migrate(db)

  const { rows } = await pool.query('select account_id, left_at from stopped_address')
  expect(rows).toEqual([{ account_id: '1', left_at: null }])
  await pool.query(`update account set email = 'sam@EXAMPLE.org' where id = 3`)
  const { digest = '' } = (await findKnown(db, '3')) ?? {}
  expect(await findStopped(db, digest)).toBe('1')
})
