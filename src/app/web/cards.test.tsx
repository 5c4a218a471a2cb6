/** What cards show of items of every kind: the same place for the same thing, and nothing that is not known. */
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { type Card, KindViewsProvider } from '#items/web/kind-view.ts'
import { MatchedItem } from '#items/web/matches/MatchedItem.tsx'
import { NeighbourList } from '#items/web/NeighbourList.tsx'
import { someItem } from '#items/web/test-page.tsx'
import { TodayProvider } from '#kit/web/today.ts'
import { prediction } from '#predictions/kind.ts'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import { scenario } from '#scenarios/kind.ts'
import { ItemTable } from '#site/web/shelf/ItemTable.tsx'
import { MovedSheet, Sheet } from '#site/web/shelf/CardItem.tsx'
import { kindViews } from './kind-views.tsx'
import { made, predictionDetails, trendCard } from './drawn/test-drawing.tsx'

type Move = Parameters<typeof MovedSheet>[0]['moved'][number]['move']

function drawn(item: Card, move?: Move): string {
  const html = renderToString(
    <MemoryRouter>
      <TodayProvider value="2026-11-20">
        <KindViewsProvider value={kindViews}>
          {move ? <MovedSheet moved={[{ item, move }]} /> : <Sheet items={[item]} />}
        </KindViewsProvider>
      </TodayProvider>
    </MemoryRouter>,
  )
  return html.replaceAll('<!-- -->', '')
}
/** The same without its tags, as it is read. */
const read = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

const at = (year: string, middle: number, spread: number) => ({
  at: year,
  validated: true,
  knots: [-3, -2, -1, 0, 1, 2, 3].map((place) => middle + place * spread),
})
const fan = { from: 1995.5, points: [at('2022', 410, 1), at('2030', 430, 3), at('2040', 450, 6)], fared: null }

test('a trend shows what is expected of the year that its page names, its band, what was measured, and its record', () => {
  const card = drawn({ ...trendCard, drawn: { ...fan, fared: '75% closer than repeating last year' } } as Card)
  expect(read(card)).toContain('430 ppm in 2030 80%: 424 to 436')
  expect(read(card)).toContain('408 in 2021 75% closer than repeating last year')
  expect(card.match(/<path/g)?.length).toBeGreaterThan(5)
})

test('a share is a share in both of its numbers: what is expected, and what was measured', () => {
  const { series } = trendCard as Card & { series: object }
  const card = drawn({ ...trendCard, series: { ...series, unit: '% of people' }, drawn: fan } as Card)
  expect(read(card)).toMatch(/430% of people in 2030 .* 408% in 2021/)
})

test('the number of a trend is the same, with its year, on its card, in the table, in the palette and beside others', () => {
  const item = { ...trendCard, drawn: { ...fan, fared: null } } as Card
  const shown = (part: ReactNode) =>
    read(
      renderToString(
        <MemoryRouter>
          <TodayProvider value="2026-11-20">
            <KindViewsProvider value={kindViews}>{part}</KindViewsProvider>
          </TodayProvider>
        </MemoryRouter>,
      ).replaceAll('<!-- -->', ''),
    )
  expect(read(drawn(item))).toContain('430 ppm in 2030')
  for (const part of [
    <ItemTable key="table" caption="Items" items={[item]} />,
    <MatchedItem key="match" item={item} />,
    <NeighbourList key="beside" neighbours={[{ ref: 'trend/131', ties: [], item }]} />,
  ])
    expect(shown(part)).toMatch(/about 430 ppm\s+in 2030/)
})

test('a trend of which nothing is projected shows its last value as measured, and says so', () => {
  const card = drawn({ ...trendCard, drawn: null } as Card)
  expect(read(card)).toContain('408 ppm in 2021')
  expect(read(card)).toContain('nothing is projected')
  expect(card).not.toContain('estimate')
})

test('a trend whose numbers are not made yet says nothing of what is expected', () => {
  expect(read(drawn(trendCard))).not.toMatch(/nothing is projected|80%|closer/)
})

const asking = (question: Question, estimate: object, beside: object = {}) =>
  ({
    ...someItem,
    kind: 'prediction',
    ...prediction.card.parse(predictionDetails(question, { houseForecast: made(question, { ...estimate }) })),
    ...beside,
  }) as unknown as Card

test('a prediction without a crowd has a bar, and the model’s triangle where there is a model', () => {
  const pool = { probability: 0.4, house: 0.28, model: 0.62 }
  const card = drawn(asking({ type: 'binary' }, { probability: 0.28 }, { pool }))
  expect(read(card)).toContain('40% Farsight and the model Farsight 28%, model 62%')
  expect(card).toContain('left:62%')
  expect(drawn(asking({ type: 'binary' }, { probability: 0.28 }))).not.toContain('left:62%')
})

test('a choice has a bar for each of its four likeliest answers, which name their chances', () => {
  const probabilities = { Coal: 0.4, Sun: 0.3, Wind: 0.15, Gas: 0.1, Peat: 0.05 }
  const card = read(drawn(asking({ type: 'choice', options: Object.keys(probabilities) }, { probabilities })))
  expect(card).toContain('Coal 40% Sun 30% Wind 15% Gas 10%')
  expect(card).not.toContain('Peat')
  expect(card).toContain('Farsight’s forecast, not a crowd’s')
})

test('a number has a track with its ends named, an open one as such', () => {
  const range = { min: 400, max: 500, openBelow: false, openAbove: true, scale: 'linear' as const }
  const quantiles = { p5: 430, p25: 436, p50: 440, p75: 445, p95: 452 }
  expect(read(drawn(asking({ type: 'numeric', unit: 'ppm', range }, { quantiles })))).toMatch(
    / 400 500 or more 440 ppm/,
  )
})

const world = (beside: object) =>
  ({
    ...someItem,
    kind: 'scenario',
    ...scenario.card.parse({ set: 'air', states: { rules: 'lost' }, consistent: true, members: 4, signposts: 3 }),
    ...beside,
  }) as unknown as Card

test('a scenario shows its one number, its band, and what it would be if nothing tied its members', () => {
  const likely = { chance: 0.22, lowest: 0.14, highest: 0.31, isWhole: true }
  const card = drawn(world({ likely, drawn: { lowest: 0, highest: 0.33, independent: 0.17 }, signsOn: 1 }))
  expect(read(card)).toContain('about 22% 80%: 14 to 31% 17% if its members were unrelated')
  expect(read(card)).toContain('by 2050, 4 members 1 of 3 signposts on')
  expect(card).toMatch(/left:0%;width:33%/)
  expect(card).toContain('left:17%')
})

test('a scenario without a chance shows the choices that make it, and no number', () => {
  const card = read(drawn(world({ likely: null, drawn: null })))
  expect(card).toContain('rules lost')
  expect(card).not.toContain('%')
})

test('a card that moved says so in place of its category, and why in a line', () => {
  const move = { says: 'up 4 points', direction: 'up' as const, why: 'There is news of “CO2 in the air”' }
  const card = read(drawn(trendCard, move))
  expect(card).toContain('up 4 points')
  expect(card).toContain('There is news of “CO 2 in the air”')
  expect(card).not.toContain('Environmental')
  expect(read(drawn(trendCard))).toContain('Environmental')
})

test('every card names its author', () => {
  for (const item of [trendCard, world({}), asking({ type: 'binary' }, { probability: 0.3 })])
    expect(read(drawn(item))).toContain('by Farsight')
})
