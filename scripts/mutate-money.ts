/**
 * `node scripts/mutate-money.ts`: breaks the code of money on purpose, in a copy of the program, and sees that a test
 * notices. One line for each fault; ends with 1 where one goes unnoticed.
 */
import { spawn } from 'node:child_process'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { broken, type Fault, faults } from './money-faults.ts'

const folder = resolve('.farsight', `mutations-${process.pid}`)
const copied = ['src', 'test', 'migrations', 'scripts', 'package.json', 'tsconfig.base.json', 'vitest.config.ts']

await mkdir(folder, { recursive: true })
try {
  for (const name of copied) await cp(name, join(folder, name), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  for (const { testFile, test } of faults) {
    const sound = await run(testFile, test)
    if (sound !== 'passed') throw new Error(`Without any fault, "${test}" ${sound}.`)
  }
  let unnoticed = 0
  for (const fault of faults) if (!(await isNoticed(fault))) unnoticed++
  console.log(`${faults.length - unnoticed} of ${faults.length} faults were noticed`)
  process.exitCode = unnoticed ? 1 : 0
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function isNoticed({ fault, patches, testFile, test }: Fault): Promise<boolean> {
  for (const patch of patches) {
    const path = join(folder, patch.file)
    await writeFile(path, broken(await readFile(path, 'utf8'), patch))
  }
  const outcome = await run(testFile, test)
  for (const { file } of patches) await cp(file, join(folder, file))
  console.log(`${outcome === 'failed' ? 'noticed  ' : 'UNNOTICED'} ${fault}: "${test}" ${outcome}`)
  return outcome === 'failed'
}

/** Of this one test. A file that cannot be loaded has noticed nothing. */
async function run(testFile: string, test: string): Promise<'passed' | 'failed' | 'did not run'> {
  const report = join(folder, 'report.json')
  await rm(report, { force: true })
  const pattern = test.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const args = ['run', testFile, '-t', pattern, '--reporter=json', `--outputFile=${report}`]
  const child = spawn(process.execPath, [join('node_modules', 'vitest', 'vitest.mjs'), ...args], {
    cwd: folder,
    stdio: 'ignore',
  })
  await new Promise((done) => child.on('close', done))
  // Vitest's own report.
  const { testResults = [] } = JSON.parse(await readFile(report, 'utf8').catch(() => '{}')) as {
    testResults?: { assertionResults: { title: string; status: string }[] }[]
  }
  const own = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ title }) => title.startsWith(test))
  return own?.status === 'passed' || own?.status === 'failed' ? own.status : 'did not run'
}
