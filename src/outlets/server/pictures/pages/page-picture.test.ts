/** Whatever stands on a list stays on its picture, in letters that can be read; what is drawn has a place. */
import { expect, test } from 'vitest'
import { type PageDrawing, sayPage, type SharedPage, type SharedRow } from '#items/sharing/shared-page.ts'
import { boxesIn, edgesOf, hostileTitles, textsOf } from '../../../../../test/pictures.ts'
import { frames } from '../frames.ts'
import { pngOf } from '../raster.ts'
import { pagePictureOf } from './page-picture.ts'

const site = { productName: 'Farsight', origin: 'https://farsight.example' }
const row: SharedRow = {
  kind: 'trend',
  id: '131',
  path: '/trend/131',
  shape: 'line',
  title: 'Fewer children die before the age of five',
  figure: '29',
  beside: ['deaths per 1,000 births in 2030', '80%: 25 to 37'],
  isEstimate: true,
}
const page: SharedPage = {
  path: '/all-stuff?kind=trend',
  picture: '/all-stuff.png?kind=trend',
  embed: '/embed/shelf?kind=trend',
  kindTitle: 'All stuff',
  kind: 'trend',
  shape: 'line',
  about: 'Social',
  title: 'Trends: social',
  summary: '',
  figure: '12 items',
  beside: ['sorted by newest'],
  isEstimate: false,
  drawing: { of: 'rows', rows: Array.from({ length: 6 }, () => row) },
  marks: [],
  foot: '',
  asOf: '2026-11-27',
}
const sizes = ['wide', 'square'] as const
const draw = (changed: Partial<SharedPage> = {}, size: (typeof sizes)[number] = 'wide') =>
  pagePictureOf({ page: { ...page, ...changed }, site, size })
const said = (svg: string) => textsOf(svg).map(({ text }) => text)

test('a list shows what it is of, how much it finds, and three of it with their numbers and what these count', () => {
  const texts = said(draw())
  expect(texts).toEqual(
    expect.arrayContaining(['Trends: social', '12 items, sorted by newest', '27 Nov 2026', row.title, '29']),
  )
  expect(texts.filter((text) => text === row.title)).toHaveLength(3)
  expect(texts).toContain('deaths per 1,000 births in 2030; 80%: 25 to 37')
})

const worlds = (count: number): PageDrawing => ({
  of: 'chances',
  rows: Array.from({ length: count }, (_, i) => ({
    name: `World ${i + 1}`,
    path: `/scenario/${i + 1}`,
    figure: 'about 1%',
    beside: '',
    chance: 0.01,
    band: null,
  })),
  rest: { name: 'None of these', path: null, figure: 'about 90%', beside: '', chance: 0.9, band: null },
})
const question = { title: 'How will the world have responded to climate change by 2050?' }

const shown = (count: number) =>
  said(draw({ ...question, drawing: worlds(count) })).filter((text) => /^World|^None of|more$/.test(text))

test('a set shows all its worlds that there is room for, how many more there are, and that it is none of them', () => {
  expect(shown(5)).toEqual(['World 1', 'World 2', 'World 3', 'World 4', 'World 5', 'None of these'])
  expect(shown(12)).toEqual(['World 1', 'World 2', 'World 3', 'World 4', '8 more', 'None of these'])
})

test('so it is read aloud', () => {
  expect(sayPage({ ...page, ...question, drawing: worlds(5) })).toMatch(
    / World 1 about 1%; World 2 about 1%; World 3 about 1%; 2 more; None of these about 90%\.$/,
  )
})

const drawings: PageDrawing[] = [
  { of: 'rows', rows: [] },
  {
    of: 'chances',
    rows: Array.from({ length: 9 }, () => ({
      name: 'A world '.repeat(20),
      path: null,
      figure: 'about 44% or less',
      beside: '',
      chance: 1,
      band: { lowest: 0, highest: 1 },
    })),
    rest: null,
  },
  {
    of: 'chances',
    rows: [{ name: 'x', path: null, figure: 'not known', beside: '', chance: null, band: null }],
    rest: null,
  },
  {
    of: 'radar',
    points: [{ x: 70, y: 505, kind: 'scenario', shape: 'plane' }],
    left: 3,
    now: 2026.9,
    end: 2060,
    rows: [row],
  },
  { of: 'radar', points: [], left: 0, now: 2026.9, end: 2027, rows: [] },
  {
    of: 'inside',
    places: [
      { level: 0.5, share: 0 },
      { level: 0.8, share: 1 },
      { level: 0.95, share: 1 },
    ],
  },
]
test.each(drawings)('whatever is drawn has a place, in both sizes: $of', (drawing) => {
  for (const size of sizes) {
    const svg = draw({ drawing }, size)
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
    const { left, right, bottom } = edgesOf(svg)
    expect(left).toBeGreaterThan(frames[size].margin - 16)
    expect(right).toBeLessThanOrEqual(frames[size].width - frames[size].margin + 2)
    expect(bottom).toBeLessThan(frames[size].height)
    expect(pngOf(svg).length).toBeLessThan(100_000)
  }
})

test.each(Object.entries(hostileTitles))('no title runs over the edge or shows an empty box: %s', (_, title) => {
  const rows = Array.from({ length: 6 }, () => ({ ...row, title, figure: title, beside: [title] }))
  for (const size of sizes) {
    const svg = draw({ title, foot: title, beside: [title], drawing: { of: 'rows', rows } }, size)
    expect(boxesIn(svg)).toEqual([])
    const { left, right, bottom } = edgesOf(svg)
    expect(left).toBeGreaterThan(frames[size].margin - 16)
    expect(right).toBeLessThanOrEqual(frames[size].width - frames[size].margin + 2)
    expect(bottom).toBeLessThan(frames[size].height)
  }
})
