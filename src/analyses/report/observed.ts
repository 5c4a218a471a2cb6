/** What was observed of the series that two reports read, and only one of them knew, or knew otherwise. */
import type { Changes } from './changes.ts'
import type { Report } from './report.ts'

type Observed = Changes['observations'][number]
type Known = { title: string; unit: string | null; values: Map<string, number> }

const whole = 'details.series.observations'

/** The newest first. Of a series that only one of them read nothing is said: it may have been left out. */
export function observedBetween(before: Report, now: Report): Observed[] {
  const then = seriesIn(before)
  return [...seriesIn(now)]
    .flatMap(([item, { title, unit, values }]) => {
      const old = then.get(item)?.values
      return old ? between(old, values).map((one) => ({ item, title, unit, ...one })) : []
    })
    .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}

function between(old: ReadonlyMap<string, number>, fresh: ReadonlyMap<string, number>) {
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((at) => {
    const [before, now] = [old.get(at) ?? null, fresh.get(at) ?? null]
    return before === now ? [] : [{ at, before, now }]
  })
}

/** Those that it draws, and those that it computes with. */
function seriesIn({ sections, evidence, sources }: Report): Map<string, Known> {
  const known = new Map<string, Known>()
  for (const block of sections.flatMap(({ blocks }) => blocks))
    if (block.type === 'fan')
      known.set(block.item, { title: block.title, unit: block.unit, values: new Map(block.observations) })
  for (const { item, field, value, unit } of evidence) {
    const values = field === whole && !known.has(item) ? readPairs(value) : null
    const title = sources.find((source) => source.item === item)?.title ?? item
    if (values) known.set(item, { title, unit, values })
  }
  return known
}

/** As the evidence keeps a whole series: '[["2023",1],["2024",2]]'. */
function readPairs(value: number | string): Map<string, number> | null {
  if (typeof value !== 'string' || !value.startsWith('[[')) return null
  return new Map(JSON.parse(value) as [string, number][]) // made by the program from observations, of nothing else
}
