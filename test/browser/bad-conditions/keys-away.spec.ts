/** The server cannot read the keys by which it knows tokens: that is nobody's fault who is signed in. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createServer as createApplication } from '#app/server/server.ts'
import { readConfig } from '#kit/server/config/config.ts'
import { givenDatabase } from '../../given.ts'
import { personOf } from '../sign-in/person.ts'
import { visitorsOf } from '../visitor.ts'
import { cutComplaints, fillTrend, kept, storedDrafts, titleIn } from './world.ts'

const unreachable = 'The sign-in service cannot be reached. Nothing was changed. Try again in a moment.'
const issuer = 'urn:farsight:keys-away'

/** A server that has the keys from elsewhere. Started anew on its port it knows none of them any more. */
const database = await givenDatabase()
await database.pool.query(`insert into identity.setting (key, value) values ('issuer', $1)`, [issuer])
const keys = { areAway: false, address: '' }
const keyServer: Server = createServer((_, answer) => {
  const send = async () => {
    if (keys.areAway) return answer.writeHead(503).end()
    const published = await fetch(`${keys.address}/.well-known/jwks.json`)
    return answer.writeHead(200, { 'content-type': 'application/json' }).end(await published.text())
  }
  void send()
})
await new Promise<void>((done) => keyServer.listen(0, '127.0.0.1', done))
const AUTH_JWKS_URL = `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}/keys`
const config = readConfig({ AUTH_JWKS_URL, AUTH_ISSUER: issuer, AUTH_AUDIENCE: 'farsight-local' })

async function start(port: number) {
  const app = await createApplication({ database, config })
  return { app, address: await app.listen({ host: '127.0.0.1', port }) }
}

let running = await start(0)
keys.address = running.address
afterAll(async () => {
  await running.app.close()
  keyServer.close()
})

async function startAgain(): Promise<void> {
  await running.app.close()
  running = await start(Number(new URL(running.address).port))
}

test('while the keys are away the API answers 503 and not 401, and nobody is signed out', async () => {
  const visitor = await visitorsOf(running.address)
  const kim = personOf(await visitor())
  kim.expectComplaints(...cutComplaints, /404/, /CONNECTION/)
  const statuses = new Set<string>()
  kim.page.on('response', (response) => {
    if (response.request().method() !== 'GET' && response.url().includes('/api/'))
      statuses.add(String(response.status()))
  })

  keys.areAway = true
  await kim.open('/sign-in')
  await kim.send({ Email: 'kim@example.org' }, 'Continue')
  await kim.send({ Name: 'Kim', 'Choose password': 'abc123' }, 'Create account')
  await kim.alert(unreachable)
  expect([...statuses]).toEqual(['503'])
  keys.areAway = false
  await kim.button('Try again').click()
  await kim.isIn('Kim')
  await kim.open('/new/trend')
  await fillTrend(kim.page, 'Before the keys went')
  await kept(kim.page)

  keys.areAway = true
  await startAgain()
  statuses.clear()
  await kim.page.getByLabel('Title', { exact: true }).fill('While the keys are away')
  await kim.page.getByText('Not kept on the server: the sign-in service cannot be reached.').waitFor()
  expect([[...statuses], await titleIn(kim.page)]).toEqual([['503'], 'While the keys are away'])
  await kim.page.reload()
  await kim.isIn('Kim') // by the cookie
  await kim.page.getByLabel('Title', { exact: true }).waitFor()
  expect(await titleIn(kim.page)).toBe('While the keys are away')
  expect(await storedDrafts(kim.page)).toContain('While the keys are away')

  keys.areAway = false
  await kept(kim.page)
  await kim.button('Save as private item').click()
  await kim.page.waitForURL(/\/trend\/\d+$/)
  await kim.heading('While the keys are away')
})
