/**
 * `npm run mutation`: puts small faults into the engine, one at a time, and sees whether its tests notice.
 *
 *     npm run mutation -- [ROOM ...] [--sample 600 | --all] [--seed 1]
 *
 * Prints the faults that nobody noticed and, on the last line, JSON: {mutants, killed, survived, score}; one that hangs
 * counts as killed.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { randomIndex, seededRandom } from '#engine/random.ts'
import { type Mutant, mutantsOf, mutated } from './mutation-mutants.ts'
import { roundsFor } from './mutation-tests.ts'
import type { Trial, Verdict } from './mutation-worker.ts'

const { positionals: rooms, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '600' },
    all: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
})
const root = join(import.meta.dirname, '..')
const sources = new Map(
  globSync('src/engine/**/*.ts', { cwd: root }).map((file) => [
    join(root, file),
    readFileSync(join(root, file), 'utf8'),
  ]),
)
const patienceMs = 10_000

const files = [...sources.keys()].filter((file) => !file.endsWith('.test.ts') && isAskedFor(file)).toSorted()
const every = files.flatMap((file) => mutantsOf(file, textOf(file)))
const chosen = options.all ? every : sampleOf(every, Number(options.sample))
const normalMs = new Map<string, number>()
const survivors: Mutant[] = []
const killedIn = new Map<string, number>()

// Those of one file lie together: its tests without a fault are run once by each process.
const waiting = chosen.toSorted((a, b) => a.file.localeCompare(b.file) || a.start - b.start)
await Promise.all(Array.from({ length: availableParallelism() }, work))
report()

function isAskedFor(file: string): boolean {
  return rooms.length === 0 || rooms.some((room) => file.startsWith(join(root, 'src/engine', room)))
}

function textOf(file: string): string {
  return sources.get(file) ?? ''
}

/** Drawn without replacement; the same for the same seed as long as the files are the same. */
function sampleOf(mutants: readonly Mutant[], count: number): Mutant[] {
  const random = seededRandom(Number(options.seed))
  const left = [...mutants]
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(randomIndex(random, left.length), 1),
  ).flat()
}

async function work(): Promise<void> {
  let worker: ChildProcess | undefined
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    worker ??= await start()
    const limit = patienceMs + 5 * (await normalTimeOf(worker, mutant.file))
    const verdict = await judged(worker, mutant.file, mutated(textOf(mutant.file), mutant), limit)
    if (!verdict) worker = undefined // it hung, and has been ended
    if (waiting.length % 100 === 0) process.stderr.write(`${waiting.length} of ${chosen.length} are left.\n`)
    if (verdict && !verdict.noticedBy) survivors.push(mutant)
    else killedIn.set(mutant.file, (killedIn.get(mutant.file) ?? 0) + 1)
  }
  worker?.kill()
}

async function start(): Promise<ChildProcess> {
  const worker = fork(join(import.meta.dirname, 'mutation-worker.ts'), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(worker, 'message')
  return worker
}

/** What the tests of a file take without a fault. A test that fails then can tell nothing. */
async function normalTimeOf(worker: ChildProcess, file: string): Promise<number> {
  const known = normalMs.get(file)
  if (known !== undefined) return known
  const verdict = await judged(worker, file, textOf(file), 300_000)
  if (!verdict || verdict.noticedBy) {
    throw new Error(`The tests of ${relative(root, file)} fail without any fault: ${verdict?.noticedBy ?? 'they hang'}`)
  }
  normalMs.set(file, verdict.milliseconds)
  return verdict.milliseconds
}

/** Undefined where the time ran out: the process is ended then. */
function judged(worker: ChildProcess, file: string, code: string, limitMs: number): Promise<Verdict | undefined> {
  return new Promise((resolve, reject) => {
    const settle = (verdict?: Verdict) => {
      clearTimeout(alarm)
      worker.removeAllListeners()
      resolve(verdict)
    }
    const alarm = setTimeout(() => {
      worker.kill('SIGKILL')
      settle()
    }, limitMs)
    worker.once('message', (verdict) => settle(verdict as Verdict)) // the worker sends nothing else
    worker.once('exit', (status) => reject(new Error(`The process of the tests ended with ${status}.`)))
    const trial: Trial = { all: [...sources.keys()], file, code, rounds: roundsFor(file, sources) }
    worker.send(trial)
  })
}

function report(): void {
  for (const file of files) {
    const alive = survivors.filter((mutant) => mutant.file === file)
    const killed = killedIn.get(file) ?? 0
    if (alive.length + killed > 0)
      process.stdout.write(`${relative(root, file)}: ${killed} of ${alive.length + killed}\n`)
    for (const { line, column, original, replacement } of alive.toSorted((a, b) => a.start - b.start)) {
      process.stdout.write(`  ${line}:${column}  ${oneLine(original)}  ->  ${oneLine(replacement)}\n`)
    }
  }
  const killed = chosen.length - survivors.length
  const score = Number((killed / chosen.length).toFixed(4))
  process.stdout.write(
    `${JSON.stringify({ mutants: chosen.length, killed, survived: survivors.length, score, of: every.length })}\n`,
  )
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 100)
}
