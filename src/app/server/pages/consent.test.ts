/** Nobody buys on terms that they have not agreed to: kept with the account, asked again when the words have changed. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createServer } from '#app/server/server.ts'
import { readConfig } from '#kit/server/config/config.ts'
import { givenServer, quickPasswords } from '../../../../test/given.ts'
import { givenUser } from '../../../../test/given/user.ts'
import { whenDone } from '../../../../test/when-done.ts'

const { app, database, pool } = await givenServer()

/** The same site on the day on which its operator has put other terms in place. */
async function withOtherTerms(words: string) {
  const folder = await mkdtemp(join(tmpdir(), 'farsight-terms-'))
  whenDone(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'terms.md'), words)
  const config = readConfig({ LEGAL_FOLDER: folder })
  const other = await createServer({ database, config, passwordCost: quickPasswords })
  whenDone(() => other.close())
  return other
}

async function versionOf(name: string, at = app): Promise<string> {
  return (await at.inject({ url: `/api/documents/${name}` })).json().version
}

async function consentsOf(id: string) {
  const text = 'select document, version from consent where account_id = $1 order by at, document'
  return (await pool.query<{ document: string; version: string }>(text, [id])).rows
}

test('whoever opens an account has agreed to the terms and the privacy notice of that day, and takes that away with the rest', async () => {
  const ada = await givenUser(app)
  const agreed = [
    { document: 'privacy', version: await versionOf('privacy') },
    { document: 'terms', version: await versionOf('terms') },
  ]
  expect(await consentsOf(ada.id)).toEqual(agreed)
  expect((await ada.call('GET', '/api/me/membership')).json().termsToAccept).toBe(null)
  expect((await ada.call('GET', '/api/me/export')).json().consents).toMatchObject(agreed)
})

test('where the words have changed nothing is sold until the buyer has agreed to them, and then that is kept', async () => {
  const ada = await givenUser(app)
  const { email } = (await ada.call('GET', '/api/me')).json().user
  const later = await withOtherTerms('Be kind, and pay in gold.')
  const version = await versionOf('terms', later)
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    later.inject({
      method,
      url,
      headers: { authorization: `Bearer ${ada.token}`, cookie: ada.cookie },
      ...(payload && { payload }),
    })
  const buy = (more: object = {}) => call('POST', '/api/purchases/checkout', { email, name: '', ...more })
  expect((await call('GET', '/api/me/membership')).json().termsToAccept).toBe(version)

  const asked = [await buy(), await buy({ terms: await versionOf('terms') })]
  for (const answer of asked) expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'terms-changed'])
  expect((await consentsOf(ada.id)).length).toBe(2)

  expect((await buy({ terms: version })).statusCode).toBe(200)
  expect((await consentsOf(ada.id)).at(-1)).toEqual({ document: 'terms', version })
  expect((await call('GET', '/api/me/membership')).json().termsToAccept).toBe(null)
  expect((await buy()).statusCode).toBe(200)
})

test('what somebody agreed to goes with their account', async () => {
  const ada = await givenUser(app)
  expect((await ada.call('DELETE', '/api/me')).statusCode).toBe(200)
  expect(await consentsOf(ada.id)).toEqual([])
})
