/**
 * Fits the small networks that have a say in yearly and quarterly projections, on pasts alone, and writes
 * src/engine/projection/networks/network-weights.ts and docs/fitted-networks.md:
 *   node scripts/fit-networks.ts            fits, prints figures on windows left out, writes; some five minutes
 *   node scripts/fit-networks.ts --dry      prints only
 * The same pasts give the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Period } from '../src/engine/projection/methods/central-forecast.ts'
import { toBase64 } from '../src/engine/projection/networks/base64.ts'
import type { Network } from '../src/engine/projection/networks/network.ts'
import { packNetworks } from '../src/engine/projection/networks/packed-networks.ts'
import { withBands } from '../src/engine/projection/networks/training/with-bands.ts'
import { fitNetwork } from '../src/engine/projection/networks/training/fit-network.ts'
import { sampledWindows, splitOff } from '../src/engine/projection/networks/training/held-out.ts'
import { naiveErrorsOf, type KnownWindow } from '../src/engine/projection/networks/training/known-windows.ts'
import { casesOf, figuresOf, mixtureOf, widthFor95, type Figures } from './networks/judge-networks.ts'
import { pageOf } from './networks/page-of-figures.ts'

type Plan = { period: Period; name: string; file: string; horizon: number; windows: number[]; heldOut: number }
export type FittedPeriod = Plan & {
  series: number
  learntFrom: number
  /** How many times as wide the networks' bands were made. */
  width: number
  seconds: number
  figures: Record<string, Figures>
}

const root = new URL('../', import.meta.url)
const plans: Plan[] = [
  { period: 1, name: 'yearly', file: 'm4-yearly-pasts', horizon: 6, windows: [6, 10, 14], heldOut: 3000 },
  { period: 4, name: 'quarterly', file: 'm4-quarterly-pasts', horizon: 8, windows: [8, 12, 16], heldOut: 2000 },
]
const seed = 1
const mostOrigins = 8
const hidden = [80, 80]
const passes = 9
const batch = 512

const all = plans.map((plan) => fitPlan(plan))
if (!process.argv.includes('--dry')) write()

/**
 * Twice: without the held-out series, and without the last horizon of anybody, to be judged by; then on all pasts, to
 * be shipped. The years that a network is judged on are then new to it, not only the series. How wide the networks'
 * bands must be is found on one half of the held-out series, the figures on the other.
 */
function fitPlan(plan: Plan): FittedPeriod & { networks: Network[] } {
  const { period, horizon, file, name } = plan
  const series = read(file)
  const { drawn, rest } = splitOff(series, plan.heldOut, seed)
  const sampling = { period, horizon, mostOrigins, seed }
  const earlier = rest.map((values) => values.slice(0, -horizon))
  const { width, figures } = judged(drawn, fitAll(sampledWindows(earlier, sampling), plan), plan)
  for (const [what, one] of Object.entries(figures)) console.log(name, what, JSON.stringify(rounded(one)))
  const before = cpuSeconds()
  const windows = sampledWindows(series, sampling)
  const networks = fitAll(windows, plan).map((network) => withBands(network, width))
  const seconds = Math.round(cpuSeconds() - before)
  console.log(name, JSON.stringify({ series: series.length, learntFrom: windows.length, width, seconds }))
  return { ...plan, series: series.length, learntFrom: windows.length, width, seconds, figures, networks }
}

function judged(drawn: readonly number[][], networks: Network[], { period, horizon }: Plan) {
  const [toFit = [], toJudge = []] = [1, 0].map((half) => drawn.filter((_, i) => i % 2 === half))
  // Of the last two windows: at the same widths, one era's values lie inside more often than another's.
  const before = toFit.map((values) => values.slice(0, -horizon))
  const width = widthFor95([toFit, before].flatMap((series) => casesOf(series, networks, { period, horizon })))
  const nearer = casesOf(toJudge, networks, { period, horizon })
  // As far again as networks say anything of.
  const further = casesOf(toJudge, networks, { period, horizon: 2 * horizon })
  const steps = `, steps ${horizon + 1} to ${2 * horizon}`
  const figures: Record<string, Figures> = {
    'methods alone': figuresOf(nearer, ({ methods }) => methods),
    'with networks': figuresOf(nearer, (one) => mixtureOf(one, width)),
    [`methods alone${steps}`]: figuresOf(further, ({ methods }) => methods, horizon),
    [`with networks${steps}`]: figuresOf(further, (one) => mixtureOf(one, width), horizon),
  }
  return { width, figures }
}

function fitAll(learnt: readonly KnownWindow[], { period, horizon, windows }: Plan): Network[] {
  const units = Array.from({ length: horizon }, (_, i) => Math.sqrt((i + 1) / period))
  const naive = naiveErrorsOf(learnt)
  return windows.map((window, i) =>
    fitNetwork(learnt, { window, hidden, units }, { seed: seed + i, passes, batch, naive }),
  )
}

function read(file: string): number[][] {
  const path = new URL(`../shared/reference/m4/${file}.json.gz`, root)
  const series = JSON.parse(gunzipSync(readFileSync(path)).toString()) as { train: number[] }[] // the reference's shape
  return series.map(({ train }) => train)
}

function write(): void {
  const packed = all.flatMap(({ period, networks }) => networks.map((network) => ({ period, network })))
  const text = toBase64(packNetworks(packed))
  writeFileSync(
    new URL('src/engine/projection/networks/network-weights.ts', root),
    `/** The networks' weights: see \`packNetworks\`. Written by scripts/fit-networks.ts: do not edit. */\nexport const networkWeights =\n  '${text}'\n`,
  )
  const settings = { seed, mostOrigins, hidden, passes, batch, characters: text.length }
  writeFileSync(new URL('docs/fitted-networks.md', root), pageOf(all, settings))
}

function rounded(figures: Figures) {
  return Object.fromEntries(Object.entries(figures).map(([what, figure]) => [what, Math.round(figure * 1e4) / 1e4]))
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
