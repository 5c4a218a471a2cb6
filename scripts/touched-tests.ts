/**
 * Which tests can a change touch? Of those that need no database, all that load a changed file. Whoever starts the
 * whole server loads everything, so of those only the ones of the same room and the ones that name a changed file
 * themselves; of the rest `npm run check` tells.
 */
import { sortTests } from '../test/projects.ts'
import { readImports } from './imports.ts'

/** All tests depend on these, and none loads them. */
const everybodys = ['package-lock.json', 'vitest.config.ts', 'tsconfig.base.json']

/** Test files, as Vitest takes them. Stories in the browser are not among them. */
export function touchedTests(root: string, changed: readonly string[]): string[] {
  const imports = readImports(root)
  const { pure, screens, database } = sortTests(root, imports)
  const light = [...pure, ...screens]
  if (changed.some((file) => everybodys.includes(file))) return [...light, ...database]

  const rooms = new Set(changed.map(roomOf))
  const hasAny = (loaded: ReadonlySet<string>) => changed.some((file) => loaded.has(file))
  const isLoaded = (test: string) => hasAny(imports.from([test]))
  const isNamed = (test: string) =>
    hasAny(
      imports.from([test], (file) => file === test || (file.startsWith('test/') && file !== 'test/databases/stock.ts')),
    )
  // Those of `app` read the text of the others.
  const isOfHouse = (test: string) => roomOf(test) === 'src/app' && changed.some((file) => file.startsWith('src/'))
  const isFilled = rooms.has('migrations') || rooms.has('collection')
  return [
    ...light.filter((test) => isOfHouse(test) || isLoaded(test)),
    ...database.filter((test) => isFilled || rooms.has(roomOf(test)) || isNamed(test)),
  ]
}

/** `src/trends`; of what is no code of the program the folder. */
function roomOf(file: string): string {
  return file
    .split('/')
    .slice(0, file.startsWith('src/') ? 2 : 1)
    .join('/')
}
