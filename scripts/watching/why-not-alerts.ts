/** What is wrong with a file of alerts: rules that cannot be read, and metrics that nobody tells. */
import { parse } from 'yaml'
import { z } from 'zod'
import type { Family } from '../../src/kit/server/watching/family.ts'

const file = z.object({
  groups: z
    .array(z.object({ name: z.string(), rules: z.array(z.object({ alert: z.string(), expr: z.string() })).min(1) }))
    .min(1),
})

/** Of other exporters, which `docs/operating.md` names. */
const elsewhere = ['probe_ssl_earliest_cert_expiry']
/** Words of PromQL that stand where a metric could. */
const words = new Set(['and', 'or', 'unless', 'bool', 'offset', 'inf', 'nan'])
const parts = { counter: [''], gauge: [''], histogram: ['_bucket', '_count', '_sum'] }

/** A sentence for each fault; none where all is well. */
export function whyNotAlerts(text: string, families: readonly Family[]): string[] {
  const { data } = file.safeParse(readYaml(text))
  if (!data) return ['The file holds no groups of rules, each with `alert` and `expr`.']
  const told = new Map(families.flatMap((family) => parts[family.kind].map((part) => [family.name + part, family])))
  return data.groups.flatMap(({ rules }) =>
    rules.flatMap(({ alert, expr }) => [
      ...metricsIn(expr)
        .filter((name) => !told.has(name) && !elsewhere.includes(name))
        .map((name) => `${alert} names ${name}, which nobody tells.`),
      ...selectorsIn(expr).flatMap((selector) => whyNotSelected(selector, told).map((why) => `${alert} ${why}`)),
    ]),
  )
}

type Selector = { name: string | undefined; labels: string[] }

/** Such as `farsight_pool{state="waiting"}`. */
function selectorsIn(expr: string): Selector[] {
  return [...expr.matchAll(/([a-z_:][\w:]*)?\s*\{((?:"(?:[^"\\]|\\.)*"|[^}"])*)\}/gi)].map(
    ([, name, matchers = '']) => ({
      name,
      labels: [...matchers.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').matchAll(/(\w+)\s*(?:[=!]~|!?=)/g)].map(
        ([, label = '']) => label,
      ),
    }),
  )
}

/** A label that a figure does not have is as silent as a figure that nobody tells. */
function whyNotSelected({ name, labels }: Selector, told: ReadonlyMap<string, Family>): string[] {
  if (name === undefined) return ['names no metric before its labels.']
  const family = told.get(name)
  if (!family) return []
  const own = [...family.labels, ...(family.kind === 'histogram' ? ['le'] : []), 'instance', 'job']
  return labels
    .filter((label) => !own.includes(label))
    .map((label) => `asks for ${label}, which ${name} does not have.`)
}

function readYaml(text: string): unknown {
  try {
    return parse(text)
  } catch {
    return null
  }
}

/** What is no label, no function, no time and no word of the language. */
function metricsIn(expr: string): string[] {
  const bare = expr
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, ' ')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ')
    .replaceAll(/\b[a-z_]\w*\s*(?=\()/gi, ' ')
  return [...bare.matchAll(/(?<![\w.])[a-z_:][\w:]*/gi)]
    .map(([name]) => name)
    .filter((name) => !words.has(name.toLowerCase()))
}
