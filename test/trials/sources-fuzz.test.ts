/** However an answer of a source is damaged, its connector reads it or names a fault, and nothing of it takes long. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { connectors } from '#sources/connectors/index.ts'
import type { Told } from '#sources/connector.ts'
import { SourceFault } from '#sources/faults.ts'
import { parsing } from '#sources/server/parsing/parse.ts'

const folder = '../shared/reference/source-answers'
const file = { url: 'https://x.example/a', source: 'A source', licence: 'CC0' }
const worldBank = { indicator: 'SP.POP.TOTL', area: 'WLD' }
const recorded: [connector: string, address: Record<string, string>, ...files: string[]][] = [
  ['world-bank', worldBank, 'world-bank.page1.json', 'world-bank.page2.json'],
  ['owid', { slug: 'electric-car-sales', entity: 'World', column: '' }, 'owid.metadata.json', 'owid.csv'],
  ['eurostat', { table: 'test', pins: 'geo=EU27_2020' }, 'eurostat.json'],
  ['json-stat', { ...file, pins: '' }, 'eurostat.json'],
  ['sdmx', { office: 'ecb', flow: 'EXR', key: 'A' }, 'sdmx-1.0.csv'],
  ['sdmx', { office: 'ilo', flow: 'EXR', key: 'A' }, 'sdmx-2.0.csv'],
  ['un-sdg', { series: 'SH_H2O_SAFE', area: '1', pins: 'Location=ALLAREA' }, 'un-sdg.json'],
  ['un-population', { indicator: '49', location: '900', pins: '' }, 'un-wpp.csv'],
  ['fred', { series: 'MCOILBRENTEU' }, 'fred.json'],
  ['eia', { route: 'petroleum/pri/spt', series: 'RBRTE', frequency: 'monthly' }, 'eia.json'],
  ['who-gho', { indicator: 'WHOSIS_000001', area: 'GLOBAL', dim1: 'SEX_BTSX' }, 'who-gho.page1.json'],
  ['pageviews', { project: 'en.wikipedia', article: 'Albert_Einstein' }, 'pageviews.json'],
  ['wikidata', { query: 'x' }, 'wikidata.json'],
  ['plain-file', { ...file, date: 'year+month', value: 'average', rows: '', unit: '' }, 'noaa.csv'],
  ['brought-file', { ...file, answers: '{"column":"average"}', unit: '' }, 'noaa.csv'],
]

/** The same on every run: numbers from 0 to 1. */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

const nasty = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ',',
  ':',
  '\n',
  '|',
  '-',
  '9',
  'null',
  'NaN',
  '1e999',
  '\u0000',
  '\uFEFF',
  '__proto__',
  '<html>',
]

/** As text, and as bytes for those who ask for them. */
function toldAs(text: string): Told {
  return { url: file.url, type: '', text, body: new TextEncoder().encode(text) }
}

function damaged(text: string, chance: () => number): string {
  const at = () => Math.floor(chance() * text.length)
  const [a, b] = [at(), at()].toSorted((one, other) => one - other) as [number, number] // as many as were given
  const word = nasty[Math.floor(chance() * nasty.length)] ?? ''
  const ways = [
    () => text.slice(0, a),
    () => text.slice(0, a) + text.slice(a + 1),
    () => text.slice(0, a) + word + text.slice(a),
    () => text.slice(0, a) + word + text.slice(a + word.length),
    () => text.slice(0, b) + text.slice(a),
    () => text.slice(0, a) + text.slice(b),
    () => text.replaceAll(/\d+/g, (digits) => (chance() < 0.1 ? word : digits)),
    () => text.slice(a) + text.slice(0, a),
  ]
  return ways[Math.floor(chance() * ways.length)]?.() ?? ''
}

test.skipIf(!existsSync(folder))(
  'of 20,000 damaged answers each is read or a named fault (skipped where shared/reference is not beside the repository)',
  () => {
    const chance = chances(7)
    const texts = recorded.map(([, , ...files]) => files.map((name) => readFileSync(`${folder}/${name}`, 'utf8')))
    const came = { read: 0, faults: new Map<string, number>() }
    for (let i = 0; i < 20_000; i++) {
      const which = i % recorded.length
      const [connector = '', address = {}] = recorded[which] ?? []
      const whole = texts[which] ?? []
      const hurt = Math.floor(chance() * whole.length)
      const answers = whole.map((text, j) => toldAs(j === hurt ? damaged(text, chance) : text))
      try {
        for (const [j, told] of answers.entries()) parsing.hear({ connector, address }, told, j === 0)
        const { observations } = parsing.read({
          connector,
          address,
          derive: { is: 'as-is' },
          answers,
          today: '2026-11-23',
        })
        expect(observations.length).toBeGreaterThan(0)
        expect(observations.filter(([at, value]) => !/^-?\d{4}(-\d\d)?$/.test(at) || !Number.isFinite(value))).toEqual(
          [],
        )
        came.read += 1
      } catch (error) {
        if (!(error instanceof SourceFault)) throw error
        came.faults.set(error.code, (came.faults.get(error.code) ?? 0) + 1)
      }
    }
    expect(came.read).toBeGreaterThan(1000)
    expect(came.faults.size).toBeGreaterThan(8)
    // Whoever adds a kind of source adds its answer here; the two that are written in tests alone are none.
    const without = connectors.map(({ id }) => id).filter((id) => !recorded.some(([one]) => one === id))
    expect(without).toEqual(['pink-sheet', 'hdro'])
  },
)
