/** A group as visitors see it: drawn as one, each question with its number and its way there; and nothing on old pages. */
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { CallProvider } from '#items/web/call-context.ts'
import { ThenProvider } from '#items/web/then.ts'
import { TodayProvider } from '#kit/web/today.ts'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import { givenCaller } from '../../../../test/analyses/writing.ts'
import type { Group, GroupQuestion } from '../call-forecasts.ts'
import { GroupPart } from './GroupPart.tsx'

const yes = (probability: number) => ({ type: 'binary' as const, probability })
const asked = (id: number, chance: number | null, other: Partial<GroupQuestion> = {}): GroupQuestion => ({
  predictionId: String(id),
  title: `Will people land on Mars by ${2030 + id}?`,
  label: `Mars by ${2030 + id}`,
  question: { type: 'binary' },
  wording: 'now',
  opens: '2026-01-01',
  closes: '2999-01-01',
  outcome: null,
  headline: chance === null ? null : { by: 'house', who: 'Farsight', estimate: yes(chance), quartiles: null },
  house: null,
  model: null,
  machine: null,
  mark: String(2030 + id),
  place: 2030 + id,
  ...other,
})

function draw(questions: GroupQuestion[], { isThen = false, ...other }: Partial<Group> & { isThen?: boolean } = {}) {
  const html = renderToString(
    <TodayProvider value="2026-11-28">
      <ThenProvider value={isThen}>
        <CallProvider value={givenCaller({}).call}>
          <MemoryRouter>
            <GroupPart id="1" group={{ id: 'mars', axis: 'time', direction: 'rising', questions, ...other }} />
          </MemoryRouter>
        </CallProvider>
      </ThenProvider>
    </TodayProvider>,
  ).replaceAll('<!-- -->', '')
  return { html, text: html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ') }
}

test('its questions are one drawing and one table, with whose number leads each', () => {
  const people = { by: 'crowd' as const, who: '12 people', estimate: yes(0.4), quartiles: { lower: 0.3, upper: 0.5 } }
  const { html, text } = draw([asked(1, 0.2), asked(2, 0.4, { headline: people, model: yes(0.1) }), asked(3, null)])
  expect(text).toContain('The same question for other years')
  expect(html).toContain('aria-label="Chances of a yes. 2031: 20%, 2032: 40%, 2033: no number."')
  expect(text).toMatch(/2031 20% Farsight 2032 40% 12 people 10% 2033 no number yet/)
  expect(html).toContain('href="/prediction/2"')
  expect(html).not.toContain('href="/prediction/1"')
  expect(text).toContain('Sign in to forecast all of them at once')
})

test('what a machine says of them is a line of its own, and a column of what is drawn', () => {
  const machine = { by: 'machine:org/one' as const, estimate: yes(0.7) }
  const { text } = draw([asked(1, 0.2, { machine }), asked(2, 0.4)])
  expect(text).toContain('The number that leads each question; dotted: the machine.')
  expect(text).toContain('machine 70%')
})

test('a number stands at the question that it is said of, and not behind one of which nothing is said', () => {
  const { html } = draw([asked(1, 0.2, { house: yes(0.6) }), asked(2, 0.4)])
  const [, place] = /--x:([\d.]+)[^>]*>Farsight 60%</.exec(html) ?? []
  expect(Number(place)).toBeLessThan(50)
})

test('how one came out stands in place of a number, and where none is open nobody is asked to forecast', () => {
  const outcome = { state: 'resolved' as const, value: 'no', at: '2026-11-27' }
  const { text } = draw([asked(1, 0.2, { outcome }), asked(2, 0.4, { closes: '2026-11-01' })])
  expect(text).toMatch(/2031 no 2032 40%/)
  expect(text).not.toContain('Sign in')
})

test('it is said how many can be forecast', () => {
  const closed = { closes: '2026-11-01' }
  const one = draw([asked(1, 0.2, closed), asked(2, 0.4)])
  expect(one.text).toContain('Sign in to forecast the one that is open here')
  const two = draw([asked(1, 0.2, closed), asked(2, 0.4), asked(3, 0.4)])
  expect(two.text).toContain('Sign in to forecast the 2 that are open here at once')
})

const range = { min: 0, max: 100, openBelow: false, openAbove: false, scale: 'linear' as const }
const amount: Question = { type: 'numeric', unit: 'ppm', range }
const about = (p50: number) => {
  const quantiles = { p5: p50 - 20, p25: p50 - 10, p50, p75: p50 + 10, p95: p50 + 20 }
  const estimate = { type: 'numeric' as const, quantiles }
  return { question: amount, headline: { by: 'house' as const, who: 'Farsight', estimate, quartiles: null } }
}

test('amounts are one fan of how far they reach, and one table', () => {
  const { html, text } = draw([
    asked(1, null, about(30)),
    asked(2, null, about(40)),
    asked(3, null, { question: amount }),
  ])
  expect(text).toContain('How much, year by year')
  expect(html).toContain('aria-label="The middle of what is said. 2031: 30, 2032: 40, 2033: no number."')
  expect(text).toMatch(/2031 30 ppm 90%: 10 to 50 Farsight 2032 40 ppm/)
  // Neighbours have a band between them: over nine tenths, and over half.
  expect(html.match(/<path class="_b(?:95|80)_\w+" d="M/g)).toHaveLength(2)
  expect(text).toContain('Sign in to forecast all of them at once')
})

test('amounts of two units are no picture, and are forecast in one table all the same', () => {
  const other = { ...about(40), question: { ...amount, unit: 'people' } as Question }
  const { html, text } = draw([asked(1, null, about(30)), asked(2, null, other)])
  expect(html).not.toContain('<svg viewBox="0 0 1000')
  expect(text).toContain('Sign in to forecast all of them at once')
})

test('questions of several types, and of several options, are listed, each to be forecast on its own page', () => {
  const choice: Question = { type: 'choice', options: ['A', 'B'] }
  for (const all of [
    [asked(1, null, about(30)), asked(2, 0.4)],
    [asked(1, null, { question: choice }), asked(2, null, { question: choice })],
  ]) {
    const { html, text } = draw(all)
    expect(text).toContain('2031')
    expect(html).not.toContain('<svg viewBox="0 0 1000')
    expect(text).not.toContain('Sign in')
  }
})

test('the page of an earlier version leads to that of today', () => {
  const { html, text } = draw([asked(1, 0.2), asked(2, 0.4)], { isThen: true })
  expect(html).toContain('href="/prediction/1#group"')
  expect(text).not.toContain('20%')
})
