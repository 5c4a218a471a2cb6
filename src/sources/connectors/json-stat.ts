/** JSON-stat 2.0 at any address that the operator has allowed, and the bundle of version 1. */
import { z } from 'zod'
import { connector } from '../connector.ts'
import { SourceFault } from '../faults.ts'
import { choicesOfCube, pinsOf, seriesOfCube } from '../parsing/cube.ts'
import { readJson } from '../parsing/json.ts'

const address = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).max(2000),
  /** `geo=EU27_2020;unit=PC`: the category of each dimension that has several. */
  pins: z.string().max(400).default(''),
  source: z.string().min(2).max(200),
  licence: z.string().min(2).max(200),
})

export const jsonStat = connector<z.output<typeof address>>({
  id: 'json-stat',
  title: 'JSON-stat at an address',
  hosts: null,
  address,
  fields: {
    url: { label: 'Address', example: 'https://data.example.org/table.json' },
    pins: { label: 'Categories', example: 'geo=EU27_2020;unit=PC' },
    source: { label: 'Who publishes it', example: 'Statistics Norway' },
    licence: { label: 'Licence', example: 'CC BY 4.0' },
  },
  matches: () => null,
  requests: ({ url }) => [{ url, accept: 'application/json' }],
  choices: ([told], { pins }) => (told ? choicesOfCube(readJson(told, z.unknown()), pinsOf(pins)) : []),
  ofSeries: ({ source, licence }) => ({ source, licence }),
  parse([told], { pins }) {
    if (!told) throw new SourceFault('empty')
    return seriesOfCube(readJson(told, z.unknown()), pinsOf(pins))
  },
  attribution: ({ url, source, licence }) => ({ text: source, url, licence, mayRepublish: true }),
  pace: { apartMs: 1000 },
  usual: 'weekly',
})
