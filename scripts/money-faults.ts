/** What `npm run mutate:money` breaks on purpose, and which test must notice. */

export type Patch = { file: string; find: string | RegExp; instead: string }
export type Fault = { fault: string; patches: Patch[]; testFile: string; test: string }

const migration = 'migrations/0007-money.ts'
const ledgerTests = 'src/membership/server/ledger/ledger.test.ts'

export const faults: Fault[] = [
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
        find: /(await reconcile\([^\n]+\))\n(\s+await job\.complete\(trx\)\n\s+\}\))/,
        instead: `$2.then(() => slow.transaction().execute(async (trx) => { $1 }))`,
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

/** The text of the file with the fault in it. Throws where the program has changed, so that there is nothing to break. */
export function broken(text: string, { file, find, instead }: Patch): string {
  const after = text.replace(find, instead)
  if (after === text) throw new Error(`${file} has no longer what should be broken on purpose: ${String(find)}`)
  return after
}
