/** Questions that hang on another as visitors see them: what each is to the others, and what their numbers make together. */
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { CallProvider } from '#items/web/call-context.ts'
import { ThenProvider } from '#items/web/then.ts'
import { TodayProvider } from '#kit/web/today.ts'
import { givenCaller } from '../../../../test/analyses/writing.ts'
import type { Asked, Branching, OwnAskedWith } from '../call-forecasts.ts'
import { OwnBranches } from './OwnBranches.tsx'
import { BranchesPart } from './BranchesPart.tsx'

const asked = (id: number, label: string, probability: number | null): Asked => ({
  predictionId: String(id),
  title: `Will it be that ${label}?`,
  label,
  question: { type: 'binary' },
  wording: 'now',
  opens: '2026-01-01',
  closes: '2999-01-01',
  outcome: null,
  headline:
    probability === null
      ? null
      : { by: 'house', who: 'Farsight', estimate: { type: 'binary', probability }, quartiles: null },
  house: null,
  model: null,
  machine: null,
})
const on = asked(1, 'emissions fall', 0.3)
const plain = asked(9, 'it rises', 0.25)
const under = (id: number, outcome: string, probability: number | null) => ({
  ...asked(id, `it rises under ${outcome}`, probability),
  under: [outcome],
  plain: plain.predictionId,
})

const draw = (branching: Branching, isThen = false) => drawn(<BranchesPart id="2" branchings={[branching]} />, isThen)

function drawn(part: ReactNode, isThen = false) {
  const element = (
    <TodayProvider value="2026-11-28">
      <ThenProvider value={isThen}>
        <CallProvider value={givenCaller({}).call}>{part}</CallProvider>
      </ThenProvider>
    </TodayProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  const html = renderToString(<RouterProvider router={router} />).replaceAll('<!-- -->', '')
  return { html, text: html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ') }
}

test('each says what it is to the others, and together what they make', () => {
  const { html, text } = draw({ on, branches: [under(2, 'yes', 0.16)], plains: [plain] })
  expect(text).toMatch(/emissions fall the condition 30% Farsight/)
  expect(text).toMatch(/it rises under yes counts if that comes out yes 16% Farsight/)
  expect(text).toMatch(/it rises the same without a condition 25% Farsight/)
  expect(text).toContain(
    '30% × 16% = 4.8%, and without a condition its page says 25%: that leaves 29% where the condition is not met.',
  )
  expect(text).toContain('Sign in to forecast all of them at once')
  expect(html).toContain('href="/prediction/1"')
  expect(html).not.toContain('href="/prediction/2"')
})

const both = (one: number | null) =>
  draw({ on, branches: [under(2, 'yes', 0.8), under(3, 'no', one)], plains: [plain] })

test('numbers that do not agree are said not to, and where one is missing nothing is said', () => {
  expect(both(0.5).text).toContain('without a condition it must be 59%, and its page says 25%. They do not agree.')
  expect(both(null).text).not.toContain('without a condition it')
})

test('where the other cannot come out any more as one names it, that is said, until it is known what became of it', () => {
  const said =
    'it rises under Green counts if “emissions fall” comes out Green, which it cannot any more: no other outcome annuls it'
  const gone = under(2, 'Green', 0.16)
  expect(draw({ on, branches: [gone], plains: [] }).text).toContain(said)
  const outcome = { state: 'resolved' as const, value: 'yes', at: '2026-11-20' }
  expect(draw({ on, branches: [{ ...gone, outcome }], plains: [] }).text).not.toContain('cannot any more')
  expect(draw({ on, branches: [under(2, 'yes', 0.16)], plains: [] }).text).not.toContain('cannot any more')
})

test('once the other came out, one that names it by another name is annulled by nothing, and not said to be', () => {
  const outcome = { state: 'resolved' as const, value: 'The Greens', at: '2026-11-27' }
  const question = { type: 'choice' as const, options: ['The Greens', 'Blue', 'Red'] }
  const branches = [under(2, 'Green', 0.8), { ...under(3, 'Green', 0.5), under: ['The Greens', 'Greens'] }]
  const { text } = draw({ on: { ...on, headline: null, question, outcome }, branches, plains: [] })
  expect(text).toContain('emissions fall came out The Greens. It goes on: it rises under Green. ')
  expect(text).toContain('comes out Green, which it cannot any more')
  expect(text).not.toMatch(/Annulled by rule|comes out Greens/)
})

test('a branch “otherwise” names all with which it counts', () => {
  const party = { ...on, question: { type: 'choice' as const, options: ['Green', 'Blue', 'Red'] } }
  const otherwise = { ...under(3, 'Blue', 0.5), under: ['Blue', 'Red'] }
  const { text } = draw({
    on: { ...party, headline: null },
    branches: [under(2, 'Green', 0.8), otherwise],
    plains: [plain],
  })
  expect(text).toMatch(/counts if that comes out Green 80%/)
  expect(text).toMatch(/counts if that comes out Blue or Red 50%/)
})

test('once it came out it is said which go on, and nobody is asked to forecast what is over', () => {
  const over = { outcome: { state: 'resolved' as const, value: 'no', at: '2026-11-27' } }
  const gone = { outcome: { state: 'annulled' as const, value: null, at: '2026-11-27' } }
  const { text } = draw({
    on: { ...on, ...over },
    branches: [{ ...under(2, 'yes', 0.8), ...gone }, under(3, 'no', 0.5)],
    plains: [],
  })
  expect(text).toContain(
    'emissions fall came out no. It goes on: it rises under no. Annulled by rule: it rises under yes.',
  )
  expect(text).toMatch(/counts if that comes out yes annulled/)
  expect(text).not.toContain('×')
})

const own = (of: Asked) =>
  drawn(<OwnBranches id="2" branching={{ on, branches: [under(2, 'yes', 0.16)], plains: [of] }} own={[]} />).text

test('of what one has not said yet only that is asked for which can still be said', () => {
  const words = 'To hold your numbers against each other, say also: emissions fall, it rises under yes, it rises.'
  expect(own(plain)).toContain(words)
  expect(own({ ...plain, closes: '2026-11-01' })).not.toContain('To hold your numbers')
})

const said = (id: number, probability: number): OwnAskedWith[number] => ({
  predictionId: String(id),
  at: '2026-11-01T00:00:00.000Z',
  itemVersion: 1,
  isOfEarlierWording: false,
  estimate: { type: 'binary', probability },
  until: null,
  reason: null,
})

test('of several that each stand alone it is said once what is missing, and of which the numbers are', () => {
  const alone = ['yes', 'no'].map((outcome, i) => ({ ...under(2 + i, outcome, 0.16), plain: null }))
  const of = (...all: OwnAskedWith) =>
    drawn(<OwnBranches id="2" branching={{ on, branches: alone, plains: [] }} own={all} />).text
  expect(of(said(2, 0.2), said(3, 0.4)).match(/To hold your numbers[^.]+/g)).toEqual([
    'To hold your numbers against each other, say also: emissions fall',
  ])
  const whole = of(said(1, 0.3), said(2, 0.2), said(3, 0.4))
  expect(whole).toContain('Your numbers of ‘it rises under yes’: 30% × 20% = 6%: how likely both are together.')
  expect(whole).toContain('Your numbers of ‘it rises under no’: 70% × 40% = 28%')
})

test('the page of an earlier version leads to that of today', () => {
  const { html, text } = draw({ on, branches: [under(2, 'yes', 0.16)], plains: [plain] }, true)
  expect(html).toContain('href="/prediction/2#branches"')
  expect(text).not.toContain('16%')
})
