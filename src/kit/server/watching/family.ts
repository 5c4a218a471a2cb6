/**
 * A family of figures for Prometheus: its name, its words and its labels, and in which row of the dashboard it is drawn.
 * Each is declared once, by whoever knows it; `app/watched.ts` lists them all. A label comes from a list that the
 * program knows, such as routes and codes: never an id, an address or a word that somebody typed.
 */
import { Counter, Gauge, Histogram, type LabelValues, type Registry } from '@prometheus-io/client'

export const rows = ['readers', 'database', 'work', 'money'] as const

export type Family<Label extends string = string> = {
  name: string
  help: string
  /** A counter only grows, a gauge is how it stands, a histogram counts how long things took. */
  kind: 'counter' | 'gauge' | 'histogram'
  labels: readonly Label[]
  unit: 'seconds' | 'bytes' | 'cents' | 'share' | 'each'
  row: (typeof rows)[number]
  /** Of a histogram: its bounds. */
  bounds?: readonly number[]
}

/** Values by their labels. */
export type Said<Label extends string> = readonly (readonly [labels: Partial<Record<Label, string>>, value: number])[]
type Read<Label extends string> = () => Said<Label> | Promise<Said<Label>>

const optionsOf = <Label extends string>({ name, help, labels }: Family<Label>, registry: Registry) => ({
  name,
  help,
  labelNames: [...labels],
  registers: [registry],
})

export function addCounter<Label extends string>(registry: Registry, family: Family<Label>): Counter<Label> {
  return new Counter(optionsOf(family, registry))
}

export function addHistogram<Label extends string>(registry: Registry, family: Family<Label>): Histogram<Label> {
  return new Histogram({ ...optionsOf(family, registry), ...(family.bounds && { buckets: [...family.bounds] }) })
}

/** Is read when it is asked for; what is not said then is not told. */
export function addGauge<Label extends string>(registry: Registry, family: Family<Label>, read: Read<Label>): void {
  const gauge: Gauge<Label> = new Gauge({
    ...optionsOf(family, registry),
    async collect() {
      const said = await read()
      gauge.reset()
      // Reset, one without labels says 0.
      if (family.labels.length === 0) gauge.remove()
      for (const [labels, value] of said) gauge.set(labels as LabelValues<Label>, value) // the same; of no labels the library's is never
    },
  })
}

/** Likewise, of what is counted elsewhere. */
export function addCounts<Label extends string>(registry: Registry, family: Family<Label>, read: Read<Label>): void {
  const counter: Counter<Label> = new Counter({
    ...optionsOf(family, registry),
    async collect() {
      const said = await read()
      counter.reset()
      for (const [labels, value] of said) counter.inc(labels as LabelValues<Label>, value)
    },
  })
}
