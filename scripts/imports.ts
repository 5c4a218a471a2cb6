/**
 * Which files does a file load? Read from its text, so that it is known in milliseconds and nothing is run. Rather one
 * too many than one too few: every text that names a file counts, as a thread or a process is named. Types alone load
 * nothing.
 */
import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type Imports = ReturnType<typeof readImports>

/** Paths are from `root` on. Each file is read once. */
export function readImports(root: string) {
  const known = new Map<string, string[]>()

  /** Those that it names itself, where they are there. */
  function of(file: string): string[] {
    const found =
      known.get(file) ?? (isCode(file) ? namedIn(readFileSync(join(root, file), 'utf8'), file).filter(isFile) : [])
    known.set(file, found)
    return found
  }

  /**
   * These files and all that they load. A folder counts with all that lies in it. `isPassed` says whose imports are
   * followed.
   */
  function from(starts: readonly string[], isPassed: (file: string) => boolean = () => true): Set<string> {
    const found = new Set<string>()
    const waiting = starts.flatMap((path) => (isFile(path) ? [path] : filesUnder(path)))
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (found.has(file)) continue
      found.add(file)
      if (isPassed(file)) waiting.push(...of(file))
    }
    return found
  }

  function filesUnder(folder: string): string[] {
    const paths = globSync(`${folder}/**/*`, { cwd: root })
    return paths.filter((path) => !path.includes('.test.') && isFile(path))
  }

  const isFile = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false
  return { of, from }
}

const isCode = (file: string) => /\.[cm]?[jt]sx?$/.test(file)

function namedIn(text: string, file: string): string[] {
  const withoutTypes = text.replaceAll(/^(?:import|export) type [^'"]*? from ['"][^'"]*['"]/gm, '')
  return [...withoutTypes.matchAll(/['"`]([^'"`\s]+\.[cm]?[jt]sx?)['"`]/g)].map(([, name = '']) =>
    name.startsWith('#') ? name.replace('#', 'src/') : join(dirname(file), name),
  )
}
