/**
 * A dashboard for Grafana, made of the list of families, so that none is forgotten: a row for readers, the database, the
 * work and the money, a panel for each family, and how it is drawn by what kind it is.
 */
import { type Family, rows } from '../../src/kit/server/watching/family.ts'

const titles = { readers: 'Readers', database: 'Database', work: 'Work', money: 'Money' }
const units = { seconds: 's', bytes: 'bytes', cents: 'short', share: 'percentunit', each: 'short' }
const columns = 24
const size = { w: 8, h: 7 }
const mostLines = 10

type Target = { refId: string; expr: string; legendFormat: string }
type Place = { x: number; y: number }

/** As Grafana 10 and later import it; the source of the data is asked for then. */
export function dashboardOf(families: readonly Family[]) {
  let y = 0
  const panels = rows.flatMap((row) => {
    const own = families.filter((family) => family.row === row)
    const head = {
      type: 'row',
      title: titles[row],
      collapsed: false,
      gridPos: { x: 0, y, w: columns, h: 1 },
      panels: [],
    }
    const top = y + 1
    y = top + Math.ceil((own.length * size.w) / columns) * size.h
    return [head, ...own.map((family, nth) => panelOf(family, placeOf(nth, top)))]
  })
  return {
    uid: 'farsight',
    title: 'Farsight',
    schemaVersion: 39,
    refresh: '1m',
    time: { from: 'now-6h', to: 'now' },
    templating: { list: [{ name: 'source', label: 'Prometheus', type: 'datasource', query: 'prometheus' }] },
    panels: panels.map((panel, nth) => ({ id: nth + 1, ...panel })),
  }
}

function placeOf(nth: number, top: number): Place {
  const inRow = columns / size.w
  return { x: (nth % inRow) * size.w, y: top + Math.floor(nth / inRow) * size.h }
}

function panelOf(family: Family, place: Place) {
  return {
    type: 'timeseries',
    title: family.name,
    description: family.help,
    datasource: { type: 'prometheus', uid: '${source}' },
    gridPos: { ...place, ...size },
    fieldConfig: { defaults: { unit: unitOf(family), min: 0 }, overrides: [] },
    targets: targetsOf(family),
  }
}

/** What grows is drawn by the second, and is no number of seconds any more. */
function unitOf({ kind, unit }: Family): string {
  if (kind !== 'counter') return units[unit]
  return unit === 'each' ? 'cps' : 'short'
}

function targetsOf({ name, kind, labels }: Family): Target[] {
  const by = labels.length > 0 ? ` by (${labels.join(', ')})` : ''
  const legendFormat = labels.length > 0 ? labels.map((label) => `{{${label}}}`).join(' ') : name
  const one = (expr: string): Target[] => [{ refId: 'A', expr: `topk(${mostLines}, ${expr})`, legendFormat }]
  if (kind === 'counter') return one(`sum${by} (rate(${name}[5m]))`)
  if (kind === 'gauge') return one(`max${by} (${name})`)
  const within = (share: number, others: readonly string[]) =>
    `histogram_quantile(${share}, sum by (${['le', ...others].join(', ')}) (rate(${name}_bucket[5m])))`
  return [
    { refId: 'A', expr: within(0.5, []), legendFormat: 'half within' },
    { refId: 'B', expr: within(0.95, []), legendFormat: '95% within' },
    { refId: 'C', expr: within(0.99, []), legendFormat: '99% within' },
    ...(labels.length > 0
      ? [{ refId: 'D', expr: `topk(${mostLines}, ${within(0.95, labels)})`, legendFormat: `95% of ${legendFormat}` }]
      : []),
  ]
}
