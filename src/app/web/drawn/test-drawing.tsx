/** For tests: items of each kind, and what the server draws of them. */
import type { Card, Neighbour, Whole } from '#items/web/kind-view.ts'
import { drawPage, someItem } from '#items/web/test-page.tsx'
import { prediction } from '#predictions/kind.ts'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import { trend } from '#trends/kind.ts'
import { co2Series } from '#trends/web/test-trend.ts'
import { kindPages } from '../kind-pages.tsx'
import { kindViews } from '../kind-views.tsx'
import type { KindName } from '../../kinds.ts'

export const observations: [string, number][] = Array.from({ length: 30 }, (_, i) => [String(1992 + i), 350 + 2 * i])
export const series = co2Series(observations)
export const trendDetails = {
  series,
  thresholds: [{ value: 450, label: '450 ppm, long used as a marker' }],
  signals: [
    { date: '2023-12', title: 'A record rise', source: 'NOAA', note: 'The largest yet.', direction: 'for' as const },
  ],
}
export type Forecasts = { houseForecast: object | null; authorForecast?: object }
export const made = (question: Question, estimate: Record<string, unknown>) => ({
  made: '2026-11-20',
  reason: 'The projection puts it there, and we follow.',
  estimate: { type: question.type, ...estimate },
})
export const predictionDetails = (question: Question, forecasts: Forecasts) => ({
  question,
  criteria: 'Resolves yes if NOAA says so on its page.',
  resolutionSource: 'NOAA',
  opens: '2026-11-20',
  closes: '2034-12-31',
  resolves: '2035-06-30',
  outcome: null,
  automatic: { trend: 'trend/7', at: '2034', comparison: '>=' as const, threshold: 450 },
  ...forecasts,
})

/** Items as the API answers them: the kinds' own schemas would refuse others. */
export const whole = (kind: { name: string; details: { parse(given: unknown): object } }, details: unknown) =>
  ({ ...someItem, kind: kind.name, ...kind.details.parse(details) }) as unknown as Whole
export const trendCard = {
  ...someItem,
  id: '7',
  kind: 'trend',
  ...trend.card.parse(trend.cardOf(trendDetails)),
} as unknown as Card

const pages = {
  prediction: await kindPages.prediction.load(),
  trend: await kindPages.trend.load(),
  scenario: await kindPages.scenario.load(),
}

const noComments = { itemId: '1', total: 0, threads: [], next: null }
const noCrowd = { forecasters: 0, crowd: null, methods: [] }
const standsAlone = { predictionId: '1', group: null, branchings: [] }
const nothingSaid = { signals: [], total: 0, next: null, ratings: { people: 0, counts: null } }
/**
 * What comes with a page beside what its own room loads: of a trend, that no reader has said anything; of a prediction,
 * that its outcome never was in doubt, what people forecast, how it came out, and what is said elsewhere.
 */
const beside: Record<string, (own: unknown) => unknown> = {
  [prediction.name]: (own) => besidePrediction(own, []),
  [trend.name]: (own) => ({ own: own ?? null, said: nothingSaid }),
}

function besidePrediction(own: unknown, elsewhere: object[]) {
  return { own: { own: { own: own ?? [], together: noCrowd, askedWith: standsAlone }, resolutions: null }, elsewhere }
}

/** `numbers`: as the kind's schema has them, without their head; null while they are being made. */
export function draw(item: Whole, neighbours: Neighbour[], more?: unknown, numbers: object | null = null): string {
  return drawLoaded(item, neighbours, beside[item.kind]?.(more) ?? more, numbers)
}

/** A prediction of which other platforms say this. */
export function drawElsewhere(item: Whole, elsewhere: object[]): string {
  return drawLoaded(item, [], besidePrediction([], elsewhere), null)
}

function drawLoaded(item: Whole, neighbours: Neighbour[], more: unknown, numbers: object | null): string {
  const props = {
    item,
    neighbours,
    more: { own: more, comments: noComments },
    numbers: numbers && ({ version: 1, madeAt: '2026-11-20T12:00:00Z', restsOn: [], ...numbers } as never),
  }
  return drawPage(pages[item.kind as KindName], props, kindViews)
}
