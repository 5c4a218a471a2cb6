/**
 * Which tests can a change touch? Those that load a changed file. Whoever starts the whole server loads everything, so of those only the ones of the
 * same room are named, and of the rest `npm run check` tells.
 */
import { sortTests } from '../test/projects.ts'
import { readImports } from './imports.ts'

/** They load everything, or nearly. */
const assemblies = ['src/app/server/server.ts', 'test/stock.ts']
/** All tests depend on these, and none loads them. */
const everybodys = ['package-lock.json', 'vitest.config.ts', 'tsconfig.base.json']

/** Test files, as Vitest takes them. Stories in the browser are not among them. */
export function touchedTests(root: string, changed: readonly string[]): string[] {
  const imports = readImports(root)
  const { pure, database } = sortTests(root, imports)
  if (changed.some((file) => everybodys.includes(file))) return [...pure, ...database]

  const rooms = new Set(changed.map(roomOf))
  const isTouched = (test: string) => {
    const loaded = imports.from([test], (file) => !assemblies.includes(file))
    return changed.some((file) => loaded.has(file))
  }
  // Those of `app` read the text of the others.
  const isOfHouse = (test: string) => roomOf(test) === 'src/app' && changed.some((file) => file.startsWith('src/'))
  const isFilled = rooms.has('migrations') || rooms.has('collection')
  return [
    ...pure.filter((test) => isOfHouse(test) || isTouched(test)),
    ...database.filter((test) => isFilled || rooms.has(roomOf(test)) || isTouched(test)),
  ]
}

/** `src/trends`; of what is no code of the program the folder. */
function roomOf(file: string): string {
  return file
    .split('/')
    .slice(0, file.startsWith('src/') ? 2 : 1)
    .join('/')
}
