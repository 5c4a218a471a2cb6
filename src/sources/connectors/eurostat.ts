/** Eurostat, statistics API 1.0: one series of a table, every dimension pinned. */
import { z } from 'zod'
import { connector } from '../connector.ts'
import { SourceFault } from '../faults.ts'
import { choicesOfCube, pinsOf, seriesOfCube } from '../parsing/cube.ts'
import { readJson } from '../parsing/json.ts'

const host = 'ec.europa.eu'
const path = '/eurostat/api/dissemination/statistics/1.0/data/'
const address = z.strictObject({
  table: z.string().regex(/^[a-z0-9_$]{3,60}$/),
  pins: z.string().regex(/^(\w+=\w[\w.-]*)(;\w+=\w[\w.-]*)*$/),
})
type Address = z.output<typeof address>

export const eurostat = connector<Address>({
  id: 'eurostat',
  title: 'Eurostat',
  hosts: [host],
  address,
  fields: {
    table: { label: 'Table', example: 'nama_10_gdp', hint: 'Its online data code' },
    pins: { label: 'Categories', example: 'geo=EU27_2020;unit=CP_MEUR;na_item=B1GQ' },
  },
  matches({ host: asked, path: here, query }) {
    if (asked !== host || !here.startsWith(path)) return null
    const own = [...query].filter(([name]) => !/^(format|lang|.*timeperiod|time)$/i.test(name))
    const pins = own.map((pair) => pair.join('=')).join(';')
    return address.safeParse({ table: here.slice(path.length).toLowerCase(), pins }).data ?? null
  },
  requests: ({ table, pins }) => [
    { url: `https://${host}${path}${table}?format=JSON&lang=EN&${pins.replaceAll(';', '&')}` },
  ],
  choices: ([told], { pins }) => (told ? choicesOfCube(readJson(told, z.unknown()), pinsOf(pins)) : []),
  parse([told], { pins }) {
    if (!told) throw new SourceFault('empty')
    const said = readJson(told, z.looseObject({ error: z.array(z.object({ label: z.string() })).optional() }))
    if (said.error) throw new SourceFault('says-error', said.error.map(({ label }) => label).join(' '))
    return seriesOfCube(said, pinsOf(pins))
  },
  attribution: ({ table }, parsed) => ({
    text: `Eurostat, ${parsed?.title ?? table} (${table})`,
    url: `https://ec.europa.eu/eurostat/databrowser/view/${table}/default/table`,
    licence: 'Reuse with the source named (CC BY 4.0)',
    mayRepublish: true,
  }),
  pace: { apartMs: 1000 },
  usual: 'weekly',
})
