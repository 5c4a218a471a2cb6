/**
 * `npm run --silent bench -- NAME ...`: measures, on this machine, and prints JSON on the last line. See README.md
 * beside this file.
 */
import { parseArgs } from 'node:util'

type Options = Record<string, string | undefined>

/** Each loads what it needs: the engine's need no server, and start at once. */
const benches: Record<string, (options: Options) => Promise<unknown>> = {
  abuse: async ({ only }) => (await import('./abuse.ts')).benchAbuse(only),
  costs: async () => (await import('./costs.ts')).benchCosts(),
  login: async () => (await import('./login.ts')).benchLogin(),
  size: async ({ items }) => (await import('./size/size.ts')).benchSize(Number(items ?? 20_000)),
  fill: async ({ items }) => (await import('./fill/fill.ts')).benchFill(Number(items ?? 20_000)),
  money: async ({ only }) => (await import('./money.ts')).benchMoney(only),
  live: async ({ items }) => (await import('./live.ts')).benchLive(Number(items ?? 221)),
  follow: async () => (await import('./follow.ts')).benchFollow(),
  pages: async () => (await import('./pages.ts')).benchPages(),
  processes: async ({ requests }) =>
    (await import('./processes/processes.ts')).benchProcesses(Number(requests ?? 10_000)),
  pictures: async () => (await import('./outlets/pictures.ts')).benchPictures(),
  feeds: async ({ items }) => (await import('./outlets/feeds.ts')).benchFeeds(Number(items ?? 10_000)),
  frozen: async () => (await import('./frozen.ts')).benchFrozen(),
  vitals: async () => (await import('./vitals.ts')).benchVitals(),
  search: async ({ items }) => (await import('./search.ts')).benchSearch(Number(items ?? 100_000)),
  retrieval: async ({ items }) => (await import('./retrieval.ts')).benchRetrieval(Number(items ?? 100_000)),
  memory: async () => (await import('./memory.ts')).benchMemory(),
  series: async () => (await import('./series/series.ts')).benchSeries(),
  reading: async () => (await import('./series/reading.ts')).benchReading(),
  simulation: async ({ seed }) => (await import('./simulation/simulation.ts')).benchSimulation(seed),
  imports: async () => (await import('./imports/imports.ts')).benchImports(),
  rescoring: async ({ items }) => (await import('./rescoring/rescoring.ts')).benchRescoring(Number(items ?? 1000)),
  answers: async (options) => (await import('./answers/answers.ts')).benchAnswers(options),
  judge: async (options) => (await import('./judge/judge.ts')).benchJudge(options),
  misbehaviours: async () => (await import('./judge/misbehaviours.ts')).benchMisbehaviours(),
  read: async (options) => (await import('./answers/read.ts')).benchRead(options),
  analyses: async (options) => (await import('./analyses.ts')).benchAnalyses(options),
  crowds: async ({ only }) => (await import('./crowds/crowds.ts')).benchCrowds(only),
  crowd: async (options) => (await import('./engine/crowd.ts')).benchCrowd(options),
  learning: async (options) => (await import('./learning/learning.ts')).benchLearning(options),
  scores: async (options) => (await import('./engine/scores.ts')).benchScores(options),
  projection: async (options) => (await import('./engine/projection.ts')).benchProjection(options),
  starter: async (options) => (await import('./engine/starter/starter.ts')).benchStarter(options),
  'cross-impact': async (options) => (await import('./engine/cross-impact.ts')).benchCrossImpact(options),
  elicitation: async () => (await import('./engine/elicitation.ts')).benchElicitation(),
  paths: async (options) => (await import('./engine/paths/paths.ts')).benchPaths(options),
  collection: async ({ day }) =>
    (await import('./collection.ts')).benchCollection(day ?? new Date().toISOString().slice(0, 10)),
  networks: async (options) => (await import('./engine/networks.ts')).benchNetworks(options),
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: Object.fromEntries(
    [
      'items',
      'only',
      'data',
      'min',
      'questions',
      'gold',
      'ids',
      'window',
      'horizon',
      'day',
      'endpoint',
      'model',
      'cases',
      'seed',
      'requests',
    ].map((name) => [name, { type: 'string' as const }]),
  ),
})
const bench = benches[positionals[0] ?? '']
if (bench) process.stdout.write(`${JSON.stringify(await bench(values))}\n`)
else {
  process.stderr.write(`There is no such benchmark. There are: ${Object.keys(benches).join(', ')}.\n`)
  process.exitCode = 1
}
