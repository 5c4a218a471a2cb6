/**
 * `npm run earlier -- COMMIT [PATH...]`: does the release before work on the tables of this one? Its files are laid aside
 * with the migrations that it does not have, and its own tests that ask a database run there: those of its rooms'
 * servers, or those whose path holds one of PATH. Ends with 1 where one fails.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

const say = (line: string) => process.stderr.write(`${line}\n`)
const [wanted, ...paths] = process.argv.slice(2)
const commit = wanted === undefined ? undefined : commitOf(wanted)
if (commit === undefined) {
  say(
    wanted === undefined ? 'Say which release: npm run earlier -- COMMIT' : `${wanted} is no commit of this checkout.`,
  )
  process.exit(1)
}
process.exitCode = await tryOut(commit)

function commitOf(name: string): string | undefined {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`).toString().trim()
  } catch {
    return undefined
  }
}

function git(...args: string[]): Buffer {
  return execFileSync('git', args, { maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] })
}

async function tryOut(release: string): Promise<number> {
  mkdirSync('.farsight', { recursive: true })
  const aside = mkdtempSync(resolve('.farsight', 'earlier-'))
  try {
    execFileSync('tar', ['-x', '-C', aside], { input: git('archive', '--format=tar', release) })
    const added = addMigrations(join(aside, 'migrations'))
    say(added.length > 0 ? `It has not: ${added.join(', ')}.` : 'It has all migrations of this one.')
    // Its packages are taken to be these: to install others takes a network, and tables do not depend on them.
    symlinkSync(resolve('node_modules'), join(aside, 'node_modules'))
    if (existsSync('dist')) takePages(aside)
    return await runTests(aside)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/** The pages are taken to be these too, and take longest to build; the program is what is tried. */
function takePages(aside: string): void {
  mkdirSync(join(aside, 'dist'))
  for (const name of readdirSync('dist'))
    if (name !== 'program') symlinkSync(resolve('dist', name), join(aside, 'dist', name))
  const builder = join('scripts', 'build-program.ts')
  if (existsSync(join(aside, builder)))
    execFileSync(process.execPath, [builder, join('dist', 'program')], { cwd: aside, stdio: ['ignore', 2, 2] })
}

function addMigrations(folder: string): string[] {
  const added = readdirSync('migrations').filter(
    (name) => /^\d{4}-.*\.ts$/.test(name) && !existsSync(join(folder, name)),
  )
  for (const name of added) cpSync(join('migrations', name), join(folder, name))
  return added
}

/** What holds pages and lists of all tables against the base lies in `src/app`, and would miss only its own lines. */
async function runTests(aside: string): Promise<number> {
  const which = paths.length > 0 ? paths : ['/server/']
  const args = ['run', '--project', 'database', '--exclude', 'src/app/**', ...which]
  const child = spawn(process.execPath, [join(aside, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: aside,
    stdio: 'inherit',
  })
  // Whoever ends it early leaves no folder behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  const [code] = (await once(child, 'close')) as [number | null]
  return code ?? 1
}
