/**
 * `node scripts/mutate-money.ts`: breaks the code of money on purpose, in a copy of the program, and sees that a test
 * notices. One line for each fault; ends with 1 where one goes unnoticed.
 */
import { spawn } from 'node:child_process'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

type Patch = { file: string; find: string | RegExp; instead: string }
type Fault = { fault: string; patches: Patch[]; testFile: string; test: string }

const migration = 'migrations/0007-money.ts'
const ledgerTests = 'src/membership/server/ledger/ledger.test.ts'

const faults: Fault[] = [
  {
    fault: 'no lock on the row of the wallet',
    patches: [{ file: migration, find: /(budget = p_budget) for update/g, instead: '$1' }],
    testFile: ledgerTests,
    test: 'R52 1,000 spends of 100 at once',
  },
  {
    fault: 'the unique key of the ledger is not heeded',
    patches: [
      { file: migration, find: 'constraint ledger_key unique (key),', instead: '' },
      { file: migration, find: 'on conflict on constraint ledger_key do nothing', instead: '' },
      { file: migration, find: `return 'already';`, instead: '' },
    ],
    testFile: ledgerTests,
    test: 'R52 one order that is sent 1,000 times',
  },
  {
    fault: 'an event counts as processed before its effect is written',
    patches: [
      {
        file: 'src/membership/server/webhook/worker.ts',
        find: /await reconcile\(\{ \.\.\.rest, trx \}, claimed\.notice\)(\s+await saveProcessed[^\n]+\s+return 'done')\s+\}\)/,
        instead: `$1
    }).then(async (outcome) => {
      const { notice } = claimed
      if (notice) await db.transaction().execute((trx) => reconcile({ ...rest, trx }, notice))
      return outcome
    })`,
      },
    ],
    testFile: 'src/membership/server/mishaps.test.ts',
    test: 'an event that could not be worked off is worked off later',
  },
  {
    fault: 'no lock on the account',
    patches: [
      {
        file: 'src/membership/server/holders.ts',
        find: /pg_advisory_xact_lock\(hashtextextended\(([^,]+), 0\)\)/,
        instead: '$1',
      },
    ],
    testFile: 'test/trials/money.test.ts',
    test: 'an old answer of Stripe that was held back',
  },
  {
    fault: 'grants are known by who told of them, not by what was paid',
    patches: [
      {
        file: 'src/membership/server/ledger/ledger.ts',
        find: 'key: `grant:${source}`',
        instead: 'key: `grant:${crypto.randomUUID()}`',
      },
    ],
    testFile: 'test/trials/money.test.ts',
    test: 'every event delivered many times and in any order',
  },
]

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
  for (const { file, find, instead } of patches) {
    const path = join(folder, file)
    const before = await readFile(path, 'utf8')
    const after = before.replace(find, instead)
    if (after === before) throw new Error(`${file} has no longer what "${fault}" would change.`)
    await writeFile(path, after)
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
