/**
 * Does every field that the server may find wanting stand in the form, with a label? Of all three kinds, since this
 * room sees them all.
 */
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import { CallProvider, type MyCaller } from '#items/web/call-context.ts'
import type { FieldsProps, KindForm } from '#items/web/kind-form.ts'
import { anybody } from '#kit/web/call.ts'
import { TodayProvider } from '#kit/web/today.ts'
import { prediction } from '#predictions/kind.ts'
import { predictionForm } from '#predictions/web/form.tsx'
import { formOf } from '#predictions/web/form/question-forms/index.ts'
import { trend } from '#trends/kind.ts'
import { trendFormWith } from '#trends/web/form.tsx'
import { scenario } from '../kind.ts'
import { scenarioForm } from './form.tsx'

const today = '2026-11-21'
const trendForm = trendFormWith(() => null)
/** Nothing is fetched while a form is drawn for the first time. */
const call: MyCaller = () => Promise.reject(new Error('Nobody should ask.'))

function draw<E extends Record<string, unknown>>(
  { Fields }: KindForm<E>,
  entry: Record<string, unknown>,
  faultOf: FieldsProps['faultOf'],
): string {
  const Any = Fields as unknown as ComponentType<FieldsProps>
  return renderToString(
    <TodayProvider value={today}>
      <CallProvider value={call}>
        <Any entry={entry} change={() => {}} faultOf={faultOf} asker={anybody} itemId={null} />
      </CallProvider>
    </TodayProvider>,
  )
}

const types = ['binary', 'choice', 'numeric', 'date'] as const
const estimates = types.map((type) => {
  const question = formOf(type).blank(today)
  return { question, authorForecast: { estimate: formOf(type).blankEstimate(question), reason: '' } }
})
const tied = {
  automatic: { trend: null, at: '', comparison: '>=', threshold: null },
  condition: { on: null, outcome: '' },
}
const series = {
  unit: '',
  frequency: 'yearly',
  kind: 'level',
  source: '',
  sourceUrl: '',
  licence: '',
  retrieved: '',
  observations: [],
}
const signal = { date: '', title: '', source: '', note: '', direction: 'for' }
const threshold = { comparison: '>=', threshold: null }

const asked: [what: string, kind: typeof trend, form: KindForm, more: Record<string, unknown>][] = [
  ...estimates.map((more, i): (typeof asked)[number] =>
    of(`a ${types[i]} prediction`, prediction, predictionForm, { opens: '', ...more }),
  ),
  of('a prediction that is tied to others', prediction, predictionForm, tied),
  of('a number that a series answers', prediction, predictionForm, {
    ...estimates[2],
    automatic: { trend: null, at: '' },
  }),
  of('a date that a series answers', prediction, predictionForm, {
    ...estimates[3],
    automatic: { trend: null, ...threshold },
  }),
  of('a trend', trend, trendForm, { series, thresholds: [{ value: null, label: '' }], signals: [signal] }),
  of('a scenario', scenario, scenarioForm, {
    members: [
      { to: null, outcome: '' },
      { to: 'trend/7', at: null, ...threshold },
    ],
    signposts: [{ title: '', watch: 'trend/7', by: null, ...threshold }],
  }),
]

/** The types of a kind and its form belong together; here only their common part matters. */
function of(what: string, kind: object, form: object, more: Record<string, unknown>): (typeof asked)[number] {
  return [what, kind as typeof trend, form as KindForm, more]
}

describe.each(asked)('the form of %s', (_, kind, form, more) => {
  const entry = { ...form.blank(today), ...more }

  it('shows whatever the server finds missing in it at a field of its own', () => {
    const paths = new Set<string>()
    draw(form, entry, (path) => {
      paths.add(path)
      return null
    })
    const sent: unknown = JSON.parse(JSON.stringify(entry))
    const missing = kind.entry.safeParse(sent).error?.issues.map(({ path }) => path.join('.')) ?? []
    // A field that follows from what is chosen before it is shown once that is chosen.
    const shown = missing.filter((path) => path !== 'members.0.outcome')
    expect(shown.length).toBeGreaterThan(2)
    expect(shown.filter((path) => !paths.has(path) && !paths.has(path.slice(0, path.lastIndexOf('.'))))).toEqual([])
  })

  it('gives every field a label, and every fault to the field that has it', () => {
    const html = draw(form, entry, (path) => `at ${path}`)
    const fields = [...html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([tag]) => tag)
    const labelled = new Set([...html.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id))
    const bare = fields.filter(
      (tag) => !labelled.has(/ id="([^"]+)"/.exec(tag)?.[1] ?? '') && !/aria-label=|type="(radio|checkbox)"/.test(tag),
    )
    expect(fields.length).toBeGreaterThan(4)
    expect(bare).toEqual([])
    for (const [, ids = ''] of html.matchAll(/aria-describedby="([^"]+)"/g))
      for (const id of ids.split(' ')) expect(html).toContain(`id="${id}"`)
  })
})

test('a form starts with what is true of today, and with nothing that somebody would have to take back', () => {
  expect(predictionForm.blank(today)).toMatchObject({
    opens: today,
    closes: '2027-11-21',
    authorForecast: null,
    automatic: null,
    condition: null,
  })
  expect(trendForm.blank(today)).toEqual({ series: null, keptFrom: null, thresholds: [], signals: [] })
  // A draft comes back with what the form starts with, and with nothing else.
  expect(Object.keys(trendForm.blank(today)).toSorted()).toEqual(Object.keys(trend.entry.shape).toSorted())
  expect(scenarioForm.blank(today)).toMatchObject({ set: '', consistent: true })
})
