/** Whatever a title says it stays on its picture, in letters that can be read. All starter titles: test/trials. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SharedView } from '#items/sharing/shared-view.ts'
import { boxesIn, edgesOf, hostileTitles, leastGap, leastLeading, textsOf } from '../../../../test/pictures.ts'
import { type Size, frames } from './frames.ts'
import { pictureOf } from './picture.ts'
import { pngOf } from './raster.ts'
import { sitePictureOf } from './site-picture.ts'

const site = { productName: 'Farsight', origin: 'https://farsight.example' }
const plain = { bounds: { least: null, most: null }, thresholds: [], beside: [], hollow: '', spread: null }
const view: SharedView = {
  citedAs: 'dataset',
  told: [],
  kind: 'trend',
  kindTitle: 'Trend',
  shape: 'line',
  id: '131',
  version: 3,
  isNewest: true,
  digest: 'ab12cd34',
  title: 'Fewer children die before the age of five',
  label: 'child deaths',
  summary: 'Of a thousand children thirty-seven die before their fifth birthday.',
  category: 'social',
  tags: [],
  horizon: { from: 2027, to: 2050 },
  figure: '26.4',
  beside: ['of 1,000 births in 2030', '80%: 23.6 to 31.3'],
  isEstimate: true,
  drawing: {
    of: 'fan',
    past: [
      ['1990', 93],
      ['2023', 37],
    ],
    ahead: [
      { at: '2030', knots: [20, 23.6, 25, 26.4, 28, 31.3, 36], validated: true },
      { at: '2050', knots: [2, 5, 9, 14, 20, 27, 38], validated: false },
    ],
    ...plain,
  },
  marks: [2023.5, 2030.5],
  days: [],
  source: null,
  foot: 'Measured to 2023 by UN IGME',
  author: 'Farsight',
  publishedAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  isListed: true,
  madeAt: '2026-11-22T00:00:00.000Z',
}
const draw = (changed: Partial<SharedView> = {}, size: Size = 'wide') =>
  pictureOf({ view: { ...view, ...changed }, site, size })
const said = (svg: string) => textsOf(svg).map(({ text }) => text)

test('what there is no room for ends at a word', () => {
  const foot = 'Measured to 2023 by Gapminder, which joins UN IGME with longer series of its own'
  const summary =
    'A thousand children are counted at every place and in every year of which anything is known. '.repeat(5)
  for (const size of ['wide', 'square'] as const) {
    const cut = said(draw({ foot, summary }, size)).filter((text) => text.endsWith('…'))
    expect(cut).not.toEqual([])
    for (const text of cut) expect(`${foot} ${summary}`).toMatch(new RegExp(`${text.replace(/ ?…$/, '')}[ ,.]`))
  }
})

test.each([
  [
    'World Bank WDI via Gapminder; GDP-weighted mean of countries, computed for this collection',
    'Measured to 2022 by World Bank WDI via Gapminder …',
  ],
  ['Gapminder, which joins UN IGME with longer series and rounds', 'Measured to 2022 by Gapminder …'],
  [
    'K. Rupp, 50 Years of Microprocessor Trend Data (M. Horowitz et al.); maximum over the chips',
    'Measured to 2022 by K. Rupp …',
  ],
  ['FAO, via Our World in Data', 'Measured to 2022 by FAO, via Our World in Data'],
])('no name of a source is cut in two: %s', (source, told) => {
  expect(said(draw({ foot: `Measured to 2022 by ${source}` }))).toContain(told)
})

const gypsies = 'Gypsy jays jump high over the lazy dog, and Égypte jumps again'
test.each([gypsies.slice(0, 24), gypsies, `${gypsies}, Éjype may jump ${gypsies.slice(0, 30)}`])(
  'no letter of a line touches the next one: %s',
  (title) => {
    for (const size of ['wide', 'square'] as const)
      for (const drawing of [null, view.drawing])
        for (const figure of ['26,400', 'by July', 'gypsy'])
          expect(leastGap(draw({ title, drawing, figure, summary: `${gypsies}. `.repeat(4) }, size))).toBeGreaterThan(3)
  },
)

test('the square one has room for the whole summary below a title of two lines', () => {
  const summary =
    'By Gapminder’s count thirty-five of a thousand children die before their fifth birthday, down from 76 in 2000; the decline continues but has slowed.'
  const title = 'Fewer children die before the age of five in most countries of the world'
  expect(said(draw({ title, summary }, 'square')).join(' ')).toContain('but has slowed.')
})

test('a picture says what it is of, its title, its number with the unit and the band, its source, day and address', () => {
  expect(said(draw())).toEqual(
    expect.arrayContaining([
      'Trend',
      'Social',
      'Farsight',
      'Fewer children die before the age of five',
      '26.4',
      'of 1,000 births in 2030',
      '80%: 23.6 to 31.3',
      '22 Nov 2026',
      'Measured to 2023 by UN IGME',
      'farsight.example/trend/131',
    ]),
  )
  expect(said(draw({ isNewest: false }))).toContain('farsight.example/trend/131/v/3')
})

test.each(Object.entries(hostileTitles))('no title runs over the edge or shows an empty box: %s', (_, title) => {
  for (const size of ['wide', 'square'] as const) {
    const svg = draw({ title, summary: title, figure: title, beside: [title, title, title], foot: title }, size)
    expect(boxesIn(svg)).toEqual([])
    const { left, top, right, bottom } = edgesOf(svg)
    const { width, height, margin } = frames[size]
    expect(left).toBeGreaterThan(margin - 16)
    expect(right).toBeLessThanOrEqual(width - margin + 2)
    expect(top).toBeGreaterThan(20)
    expect(bottom).toBeLessThan(height)
    expect(leastLeading(svg)).toBeGreaterThan(30)
  }
})

test('what is left out of a title is not hidden, and a title of nothing else is the name of the item', () => {
  expect(said(draw({ title: hostileTitles['letters that no font has'] }))).toContain('…2050…1…')
  expect(said(draw({ title: '日本' }))).toContain('Trend 131')
  expect(said(draw({ title: '🚀 Moon' }))).toContain('Moon')
})

test.each<NonNullable<SharedView['drawing']>>([
  { of: 'chance', chance: 0.57, model: 0.84 },
  { of: 'chance', chance: 0, model: 1 },
  { of: 'options', rows: Array.from({ length: 12 }, (_, i) => ({ name: `Option ${i}`.repeat(20), chance: 1 / 12 })) },
  {
    of: 'quantiles',
    from: 1,
    to: 1e6,
    isLog: true,
    isTime: false,
    values: [1, 10, 100, 1000, 1e7],
    ends: ['1', '1,000,000'],
  },
  { of: 'quantiles', from: 5, to: 5, isLog: false, isTime: false, values: [5, 5, 5, 5, 5], ends: ['5', '5'] },
  { of: 'band', lowest: 0, highest: 1, likely: 0.5 },
  { of: 'fan', past: [['2020', 0]], ahead: [], ...plain },
  { of: 'fan', past: [], ahead: [], ...plain },
])('whatever is drawn has a place: $of', (drawing) => {
  for (const size of ['wide', 'square'] as const) {
    const svg = draw({ drawing, marks: [1900, 2300] }, size)
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
    expect(edgesOf(svg).right).toBeLessThanOrEqual(frames[size].width - frames[size].margin + 2)
  }
})

const digest = (svg: string) => createHash('sha256').update(pngOf(svg)).digest('hex')

test('the same item is the same picture, to the byte, and another day of its numbers is another', () => {
  expect(digest(draw())).toBe(digest(draw()))
  expect(digest(draw({ madeAt: '2026-12-22T00:00:00.000Z' }))).not.toBe(digest(draw()))
})

test('the site has a picture of its own', () => {
  const svg = sitePictureOf({ productName: 'Farsight', size: 'wide', today: '2026-11-27' })
  expect(said(svg)).toEqual(expect.arrayContaining(['Farsight', 'Knowledge Base of the Future']))
  expect(pngOf(svg).length).toBeLessThan(100_000)
})
