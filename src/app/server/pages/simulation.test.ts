/** A base of people who are made up says so in all that it shows, and no search engine keeps any of it. */
import { expect, test } from 'vitest'
import { readConfig } from '#kit/server/config/config.ts'
import { nameServer } from './simulated.ts'
import { saysSimulation } from '#items/sharing/simulation.ts'
import { claimBase } from '#simulation/server/fill.ts'
import { doneReports } from '../../../../test/analyses/done-reports.ts'
import { bare, partsOf, textOf } from '../../../../test/analyses/report-files.ts'
import { peopleOf } from '../../../../test/given/analyses.ts'
import { givenDatabase, givenServer } from '../../../../test/given.ts'

const database = await givenDatabase({ stocked: true })
await claimBase(database.db, { forecasters: 40, questions: 64, seed: 1 })
const { app } = await givenServer({ database })
const people = peopleOf(app, database.pool)
const { givenDone, take } = doneReports({ app, pool: database.pool, order: people.order })
const { app: real } = await givenServer({ stocked: true })

const addresses = [
  '/',
  '/trend/131',
  '/trend/131/v/1',
  '/all-stuff',
  '/my-stuff',
  '/record',
  '/method',
  '/pricing',
  '/sign-in',
  '/no-such-page',
]

test.each(addresses)('the page %s says that the people are made up, and asks not to be found', async (address) => {
  const { body, headers } = await app.inject(address)
  expect(body.split(saysSimulation)).toHaveLength(2)
  expect(body).toContain('<meta name="robots" content="noindex" data-page>')
  expect(body).toContain('Farsight simulation')
  expect(headers['x-robots-tag']).toBe('noindex')
})

test.each(['/embed/trend/131', '/embed/record', '/embed/trend/999999', '/trend/131.md', '/llms.txt'])(
  'so does %s, which is read elsewhere',
  async (address) => {
    const { body, headers } = await app.inject(address)
    expect(body.split(saysSimulation)).toHaveLength(2)
    expect(headers['x-robots-tag']).toBe('noindex')
  },
)

test.each(['/trend/131.csv', '/api/items/prediction/12/crowd/history.csv'])(
  'a file of numbers alone says it in its name: %s',
  async (address) => {
    const { headers } = await app.inject(address)
    expect(headers['content-disposition']).toMatch(/^attachment; filename="simulation-[\w-]+\.csv"$/)
  },
)

test.each(['/trend/131.json', '/feeds/new.atom', '/api/openapi.json'])(
  'what programs read names the site so: %s',
  async (address) => {
    expect((await app.inject(address)).body).toContain('Farsight simulation')
  },
)

test('every answer of the API says so in its head', async () => {
  for (const address of ['/api/items', '/api/items/prediction/12/crowd', '/api/moved'])
    expect((await app.inject(address)).headers['x-simulation']).toBe(saysSimulation)
  expect((await real.inject('/api/items')).headers['x-simulation']).toBeUndefined()
})

test('a report says it in each format, and in the name of its file', async () => {
  const ada = await people.orderer({ analysis: 1 })
  const id = await givenDone(ada)
  const taken = async (format: string) => {
    const { rawPayload, headers } = await take(ada.cookie, id, format)
    expect(headers['content-disposition']).toMatch(/^attachment; filename="simulation-farsight-/)
    return rawPayload
  }
  expect((await taken('md')).toString()).toContain(saysSimulation)
  expect(JSON.parse((await taken('json')).toString()).standing).toEqual([saysSimulation])
  expect(partsOf(await taken('docx'))['word/document.xml']).toContain(saysSimulation)
  expect(bare((await textOf(new Uint8Array(await taken('pdf')))).text)).toContain(bare(saysSimulation))
})

test('no search engine and no hub is told of it', async () => {
  const told = { INDEXNOW_KEY: '12345678', WEBSUB_HUB: 'https://hub.example/', PUBLIC_URL: 'https://farsight.example' }
  const { config, site } = await nameServer(database, readConfig(told))
  expect([config.indexNowKey, config.webSubHub]).toEqual([undefined, undefined])
  expect(site).toEqual({ productName: 'Farsight simulation', origin: 'https://farsight.example', isSimulation: true })
})

test.each(['/', '/trend/131', '/embed/trend/131', '/trend/131.md', '/llms.txt'])(
  'a base of people who are real says nothing of it at %s',
  async (address) => {
    expect((await real.inject(address)).body.toLowerCase()).not.toContain('simulation')
  },
)
