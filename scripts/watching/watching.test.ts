import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { families } from '../../src/app/server/watching/families.ts'
import { dashboardOf } from './dashboard-of.ts'
import { whyNotAlerts } from './why-not-alerts.ts'

const alerts = readFileSync('deploy/alerts.yml', 'utf8')

test('every metric that an alert names is one that the server tells', () => {
  expect(whyNotAlerts(alerts, families)).toEqual([])
})

const rule = (expr: string) => `groups: [{ name: g, rules: [{ alert: A, expr: '${expr}' }] }]`

describe('what is wrong with alerts is said in a sentence', () => {
  test.each([
    ['max(farsight_listenin) == 0', ['A names farsight_listenin, which nobody tells.']],
    ['rate(farsight_pages_total_count[5m]) > 1', ['A names farsight_pages_total_count, which nobody tells.']],
    ['up == 0 and farsight_listening == 0', ['A names up, which nobody tells.']],
    ['{__name__="farsight_listenin"} == 0', ['A names no metric before its labels.']],
    ['farsight_jobs{name="items.numbers"} > 0', ['A asks for name, which farsight_jobs does not have.']],
    ['farsight_jobs{task="a}b", state="waiting", instance="x"} > 0', []],
    ['sum by (nothing) (farsight_pool{state="waiting", pool=~"a|b"}) > 1e3', []],
    ['histogram_quantile(0.5, sum by (le) (rate(farsight_job_seconds_bucket[5m]))) > .5 * 86400', []],
  ])('%s', (expr, faults) => expect(whyNotAlerts(rule(expr), families)).toEqual(faults))

  test.each([
    '',
    'groups: {',
    'groups: []',
    'groups: [{ name: g, rules: [] }]',
    'groups: [{ name: g, rules: [{ expr: up }] }]',
  ])('%s', (text) => {
    expect(whyNotAlerts(text, families)).toEqual(['The file holds no groups of rules, each with `alert` and `expr`.'])
  })
})

test('the dashboard is made of the list of families as it is now: `npm run dashboard` writes it', () => {
  expect(JSON.parse(readFileSync('deploy/grafana.json', 'utf8'))).toEqual(dashboardOf(families))
})

test('each family has one panel, which asks for nothing else, and no panel lies on another', () => {
  const { panels } = dashboardOf(families)
  const drawn = panels.flatMap((panel) => ('targets' in panel ? [panel] : []))
  expect(drawn.map(({ title }) => title).toSorted()).toEqual(families.map(({ name }) => name).toSorted())
  for (const { title, targets } of drawn) for (const { expr } of targets) expect(expr).toContain(title)
  const taken = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, nth) => `${x + (nth % w)} ${y + Math.floor(nth / w)}`),
  )
  expect(new Set(taken).size).toBe(taken.length)
})

test('the handbook says of each figure what it says, and of each alert what to do', () => {
  const handbook = readFileSync('docs/operating.md', 'utf8')
  const named = [...families.map(({ name }) => name), ...[...alerts.matchAll(/alert: (\w+)/g)].map(([, name]) => name)]
  expect(named.filter((name) => !handbook.includes(`\`${name}\``))).toEqual([])
})

test('names and labels are as Prometheus takes them, counters end as counters do, and none is told twice', () => {
  for (const { name, kind, labels, help, unit } of families) {
    expect(name).toMatch(/^[a-z][a-z\d_]+$/)
    expect(name.endsWith('_total')).toBe(kind === 'counter')
    expect(['seconds', 'bytes'].filter((one) => name.includes(one))).toEqual(
      ['seconds', 'bytes'].filter((one) => one === unit),
    )
    for (const label of labels) expect(label).toMatch(/^[a-z_]+$/)
    expect(help).toMatch(/\.$/)
  }
  expect(new Set(families.map(({ name }) => name)).size).toBe(families.length)
})
