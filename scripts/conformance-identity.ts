/**
 * `npm run conformance:identity`: the sign-in stories once more, against the official Firebase emulator in place of our
 * own service. It is no dependency (it weighs over 260 MB), so it runs where it is installed: `firebase` in the path,
 * or FIREBASE_TOOLS names its program.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const stories = [
  'test/browser/sign-in/email.spec.ts',
  'test/browser/sign-in/providers.spec.ts',
  'test/browser/sign-in/modes.spec.ts',
]
const longestStartMs = 60_000

const tools = findTools()
if (!tools) {
  console.log('The Firebase emulator is not installed, so nothing was compared.')
  console.log(
    'Install it anywhere (npm install firebase-tools) and name its program: FIREBASE_TOOLS=.../node_modules/.bin/firebase',
  )
  process.exit(0)
}
process.exitCode = await withEmulator(tools, (address) => {
  const { status } = spawnSync(process.execPath, [join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...stories], {
    stdio: 'inherit',
    env: { ...process.env, FIREBASE_EMULATOR: address },
  })
  return status ?? 1
})

function findTools(): string | null {
  const named = process.env['FIREBASE_TOOLS']
  if (named) return resolve(named)
  const { status } = spawnSync('firebase', ['--version'], { stdio: 'ignore' })
  return status === 0 ? 'firebase' : null
}

async function withEmulator(program: string, use: (address: string) => number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'farsight-emulator-'))
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()]
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify({ emulators: { auth: at(port), hub: at(hub), logging: at(logging), ui: { enabled: false } } }),
  )
  const args = ['emulators:start', '--only', 'auth', '--project', 'farsight-local']
  const emulator = spawn(program, args, { cwd: folder, stdio: 'ignore', detached: true })
  try {
    const address = `http://127.0.0.1:${port}`
    await answers(address)
    return use(address)
  } finally {
    // It starts programs of its own: the whole group goes.
    if (emulator.pid !== undefined) process.kill(-emulator.pid, 'SIGINT')
  }
}

async function answers(address: string): Promise<void> {
  for (
    const until = Date.now() + longestStartMs;
    Date.now() < until;
    await new Promise((done) => setTimeout(done, 250))
  ) {
    if (
      await fetch(address).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
  }
  throw new Error('The Firebase emulator did not start within a minute.')
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number } // a TCP server has one
      server.close(() => done(port))
    })
  })
}

function at(port: number) {
  return { host: '127.0.0.1', port }
}
