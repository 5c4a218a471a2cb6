/**
 * What `npm start`, `npm test` and the other commands run: installs what is missing, builds what is stale, then does it
 * on the lockfile's Node. Plain JavaScript for Node 18 and later: on a fresh machine it runs before anything is
 * installed.
 *
 * It is not a `prestart` script, because npm skips those under `ignore-scripts`; and it starts the next program itself,
 * because a shell remembers which `node` it found first.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { holding } from './lock.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
/** The Node of the lockfile. Not `.bin/node`: npm 10 makes no such link. */
const ownNode = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
const packages = join(root, 'node_modules', '.installed')
const oldest = [22, 22, 2]
/** Under an older Node npm leaves out, without a word, the native parts of Vite and of the linter. */
const oldestForNpm = [20, 19, 0]

/**
 * Drawing a page makes megabytes that are garbage at once: with room for several pages they are cleared away an eighth
 * cheaper.
 */
const roomForPages = '--max-semi-space-size=32'
/**
 * Questions are read with hundreds of long patterns. A pattern is else made twice, the first time for a single use: who
 * asks first would wait twice as long.
 */
const patternsAtOnce = '--no-regexp-tier-up'
/** What starting took is handed back once it is done: see `serve-alone.ts`. */
const handsBack = '--expose-gc'
/** The C library keeps what is freed in as many places as there are threads; two are enough. */
const fewPlaces = { MALLOC_ARENA_MAX: '2' }
/**
 * Most of what is compiled at each start is as it was: what one process has compiled the next ones take
 * up. Where nothing may be written there, each compiles for itself.
 */
const keepsCompiled = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node'),
}

const tasks = {
  start: { program: [roomForPages, patternsAtOnce, handsBack, 'dist/program/main.js'], built: true, env: fewPlaces },
  dev: { program: ['src/app/server/main.ts'], env: { FARSIGHT_DEV: '1' } },
  demo: { program: [roomForPages, patternsAtOnce, handsBack, 'scripts/demo.ts'], built: true, env: fewPlaces },
  build: { built: true },
  check: { program: ['scripts/check.ts'], built: true },
  test: { program: ['scripts/test.ts'], built: true },
  dearest: { program: ['scripts/dearest.ts'], built: true },
  doctor: { program: ['scripts/doctor.ts'] },
  migrate: { program: ['scripts/migrate.ts'] },
  earlier: { program: ['scripts/earlier.ts'] },
  'billing:sync': { program: ['scripts/billing-sync.ts'] },
  backup: { program: ['scripts/backup.ts'] },
  drill: { program: ['scripts/drill.ts'] },
  copy: { program: ['scripts/copy.ts'] },
  restore: { program: ['scripts/restore.ts'] },
  'crowds:rebuild': { program: ['scripts/rebuild-crowds.ts'] },
  replica: { program: ['scripts/replica.ts'] },
  dashboard: { program: ['scripts/watching/dashboard.ts'] },
  alerts: { program: ['scripts/watching/alerts.ts'] },
  mutation: { program: ['scripts/mutation.ts'] },
  'mutate:money': { program: ['scripts/mutate-money.ts'] },
  'conformance:identity': { program: ['scripts/conformance-identity.ts'], built: true },
  bench: { program: [roomForPages, patternsAtOnce, 'bench/index.ts'], built: true },
  format: { program: [join('node_modules', 'oxfmt', 'bin', 'oxfmt'), '.', '!**/*.md'] },
}

process.chdir(root)
const [name = '', ...rest] = process.argv.slice(2)
const task = tasks[name]
if (!task) {
  console.error(`There is no task "${name}". There are ${Object.keys(tasks).join(', ')}.`)
  process.exit(1)
}
install()
const node = chooseNode()
if (task.built) {
  buildPages()
  buildProgram()
}
if (task.program) hand(node, [...task.program, ...rest], { ...keepsCompiled, ...task.env })

/** Two commands at once in one folder: the second waits, and then finds nothing to do. */
function install() {
  const wanted = digest(['package-lock.json'])
  if (read(packages) === wanted) return
  holding(join(root, '.farsight', 'install.lock'), () => {
    if (read(packages) === wanted) return
    console.error('Installing the packages of package-lock.json.')
    const flags = [
      'ignore-scripts',
      'engine-strict=false',
      'no-audit',
      'no-fund',
      'loglevel=error',
      'include=dev',
      'include=optional',
    ]
    const npm = process.env.npm_execpath
    const args = ['ci', ...flags.map((flag) => `--${flag}`)]
    if (npm) run(process.execPath, [npm, ...args])
    else run('npm', args)
    if (npm && isOlderThan(oldestForNpm)) run(chooseNode(), [npm, ...args])
    writeFileSync(packages, wanted)
  })
}

/** The Node that came with the packages; where none fits (musl, macOS, Windows) the one that runs this. */
function chooseNode() {
  if (spawnSync(ownNode, ['--version']).status === 0) return ownNode
  rmSync(join(bin, 'node'), { force: true }) // built for another C library, it would stand in the way of the machine's own
  if (!isOlderThan(oldest)) return process.execPath
  console.error(`This machine runs Node ${process.versions.node}; ${oldest.join('.')} or later is needed.`)
  process.exit(1)
}

function isOlderThan(version) {
  const differences = process.versions.node.split('.').map((part, i) => Number(part) - version[i])
  return (differences.find((difference) => difference !== 0) ?? 0) < 0
}

function buildPages() {
  const inputs = sources().filter((file) => !file.includes('/server/'))
  build('the pages', 'dist', 'scripts/build.ts', ['vite.config.ts', ...inputs])
}

/** After the pages, whose folder it lies in: where that is made anew, so is this. */
function buildProgram() {
  build('the program', 'dist/program', 'scripts/build-program.ts', sources())
}

/** Built aside and moved into place, so that a server that is starting never sees half of it. */
function build(what, into, script, inputs) {
  const wanted = digest(['package-lock.json', script, ...inputs])
  const place = join(root, into)
  const isFresh = () => read(join(place, '.built')) === wanted
  if (isFresh()) return
  holding(join(root, '.farsight', 'build.lock'), () => {
    if (isFresh()) return
    console.error(`Building ${what}.`)
    const [aside, old] = ['new', 'old'].map((kind) => join(root, 'node_modules', `.dist-${kind}`))
    rmSync(aside, { recursive: true, force: true })
    run(node, [script, aside])
    writeFileSync(join(aside, '.built'), wanted)
    rmSync(old, { recursive: true, force: true })
    if (existsSync(place)) renameSync(place, old)
    renameSync(aside, place)
    rmSync(old, { recursive: true, force: true })
  })
}

/** Without tests. */
function sources() {
  return filesUnder('src').filter((file) => !file.includes('.test.'))
}

function digest(files) {
  const hash = createHash('sha256')
  for (const file of files)
    if (existsSync(join(root, file))) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function filesUnder(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  const files = entries.flatMap((entry) =>
    entry.isDirectory() ? filesUnder(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  )
  files.sort()
  return files
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** What it says goes to the standard error, so that the standard output is the task's own. */
function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 2, 2] })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

/** Becomes the program, as far as the outside can tell: its streams, its signals, its exit. */
function hand(command, args, extra) {
  const path = [dirname(command), bin, process.env.PATH].join(delimiter)
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...extra, PATH: path } })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
