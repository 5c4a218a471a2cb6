/** `npm run --silent bench -- NAME ...`: measures, on this machine, and prints JSON on the last line. See README.md beside this file. */
import { parseArgs } from 'node:util'
import { benchLogin } from './login.ts'
import { benchMoney } from './money.ts'
import { benchPages } from './pages.ts'
import { benchSearch } from './search.ts'
import { benchVitals } from './vitals.ts'

const benches: Record<string, (options: Record<string, string | undefined>) => Promise<unknown>> = {
  login: () => benchLogin(),
  money: ({ only }) => benchMoney(only),
  pages: () => benchPages(),
  vitals: () => benchVitals(),
  search: ({ items }) => benchSearch(Number(items ?? 100_000)),
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { items: { type: 'string' }, only: { type: 'string' } } })
const bench = benches[positionals[0] ?? '']
if (bench) process.stdout.write(`${JSON.stringify(await bench(values))}\n`)
else {
  process.stderr.write(`There is no such benchmark. There are: ${Object.keys(benches).join(', ')}.\n`)
  process.exitCode = 1
}
