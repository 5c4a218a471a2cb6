/**
 * Whoever does not know a type of question or a kind of content does not compile: a fifth type and a fourth kind are
 * added to a copy of the house, first to the one list that names them, then to all. The table "to add" in
 * ARCHITECTURE.md names exactly the files that this takes.
 */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { neverTidies } from '../../scripts/checks.ts'
import { files, lists, naming } from './rank-type.ts'

const tsc = join('node_modules', '.bin', 'tsc')
const programs = ['rules', 'server', 'web'] as const
/** The rules of one room: whatever does not compile among them does not in the whole house. */
const room = { extends: './tsconfig.rules.json', include: ['src/predictions'] }
let house = ''

/** The house without its tests, but for the one that stands for the rooms that cannot know how many kinds there are. */
const isKept = (file: string) => !/[.]test[.]tsx?$|[/\\]test-[^/\\]+$/.test(file) || file.endsWith('kinds.test.ts')

beforeEach(() => {
  forget()
  mkdirSync('.farsight', { recursive: true })
  house = mkdtempSync(join('.farsight', 'fifth-')) // below the packages, so that their types are found
  for (const path of ['src', 'package.json', 'tsconfig.base.json', ...programs.map((name) => `tsconfig.${name}.json`)])
    cpSync(path, join(house, path), { recursive: true, filter: isKept })
})
afterAll(forget)

function forget() {
  if (house) rmSync(house, { recursive: true, force: true })
}

/** Puts a line into a list: `more` behind each text that ends an entry of it. */
function add(file: string, ...more: (readonly [behind: string, text: string])[]) {
  const path = join(house, 'src', file)
  const changed = more.reduce(
    (text, [behind, line]) => {
      expect(text).toContain(behind)
      return text.replace(behind, `${behind}${line}`)
    },
    readFileSync(path, 'utf8'),
  )
  writeFileSync(path, changed)
}

function write(file: string, text: string) {
  writeFileSync(join(house, 'src', file), text)
}

type Fault = { file: string; says: string }

/** What does not compile, the first of each file. The server's program sees the rules too. */
async function faults(seen: readonly string[] = ['server', 'web']): Promise<Fault[]> {
  const said = await Promise.all(seen.map(faultsIn))
  const first = new Map(said.flat().map((fault) => [fault.file, fault]))
  return [...first.values()].toSorted((a, b) => (a.file < b.file ? -1 : 1))
}

const filesOf = (found: Fault[]) => found.map(({ file }) => file)

function faultsIn(program: string): Promise<Fault[]> {
  const asked = ['-p', join(house, `tsconfig.${program}.json`), '--checkers', '1', '--pretty', 'false']
  const placed = /^(\S+?)\(\d+,\d+\): error (.*)/gm
  return new Promise((done, fail) => {
    // It ends with 1 or 2 where it has found faults: anything else, such as a program that is not there, is ours.
    execFile(tsc, asked, { maxBuffer: 1e8, env: { ...process.env, ...neverTidies } }, (error, stdout) =>
      error && stdout === ''
        ? fail(error)
        : done(
            [...stdout.matchAll(placed)].map(([, file = '', says = '']) => ({
              file: file.replace(/^.*?\/src\//, ''),
              says,
            })),
          ),
    )
  })
}

/** All files of the type and its lines in the lists of those who know it, but for the one that names the types. */
function addWholeType() {
  for (const { file, text } of Object.values(files)) write(file, text)
  for (const { file, lines } of lists) add(file, ...lines)
}

/** The files that a row of the table says to touch. */
function touched(row: string): string[] {
  const line = readFileSync('ARCHITECTURE.md', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`| ${row} `))
  return [...(line ?? '').matchAll(/`([\w/.-]+\/[\w-]+\.tsx?)`/g)].map(([, path = '']) => path).toSorted()
}

const long = { timeout: 600_000 }

test('a fifth type of question does not compile where it is unknown', long, async () => {
  write(files.schema.file, files.schema.text)
  add(naming.file, ...naming.lines)
  expect(filesOf(await faults())).toEqual(lists.map(({ file }) => file))
  expect(touched('a question type')).toEqual([naming, ...lists].map(({ file }) => file).toSorted())
})

test('a type that is forgotten in one of the five schemas that name it does not compile', long, async () => {
  const [imports, question, ...others] = naming.lines
  addWholeType()
  const before = readFileSync(join(house, 'src', naming.file), 'utf8')
  writeFileSync(join(house, 'tsconfig.room.json'), JSON.stringify(room))
  for (const forgotten of others) {
    add(naming.file, imports, question, ...others.filter((one) => one !== forgotten))
    expect({ forgotten, faults: await faults(['room']) }).not.toMatchObject({ faults: [] })
    write(naming.file, before)
  }
})

// Both in one house, since to compile it takes as long as all the rest of a trial: whatever does not compile speaks of the kind.
test(
  'a type that is in the lists that ARCHITECTURE.md names compiles, and a fourth kind of content does not where it is unknown',
  long,
  async () => {
    addWholeType()
    add(naming.file, ...naming.lines)
    add(
      'app/kinds.ts',
      [
        "import { contentContract } from '#items/contract.ts'",
        "\nimport { contentKind } from '#items/content-kind.ts'",
      ],
      ["import { trend } from '#trends/kind.ts'\n", "\nconst fourth = contentKind({ ...scenario, name: 'fourth' })\n"],
      ['prediction, trend, scenario', ', fourth'],
    )
    const unknown = await faults()
    expect(unknown.filter(({ says }) => !says.includes("Property 'fourth' is missing"))).toEqual([])
    const found = filesOf(unknown)
    expect(found).toContain('app/kinds.test.ts')
    const below = [...readFileSync('src/app/kinds.test.ts', 'utf8').matchAll(/^import \{.* from '#(.+)'/gm)].map(
      ([, file = '']) => file,
    )
    const named = [...found.filter((file) => file !== 'app/kinds.test.ts'), ...below, 'app/kinds.ts', 'test/plan.ts']
    expect(touched('a kind of content')).toEqual(named.toSorted())
  },
)
