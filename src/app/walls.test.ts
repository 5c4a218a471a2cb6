/**
 * The walls of the house, checked: every file is seen by exactly one of the type programs, each of which knows only
 * what its floor may know. Rules know neither Node nor a browser, the server no browser, screens no Node; tests of
 * screens know both.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const programs = ['rules', 'server', 'web', 'web-tests'] as const
type Program = (typeof programs)[number]

const configOf = (program: Program) => `tsconfig.${program}.json`
const tsc = join('node_modules', '.bin', 'tsc')

/** The files that a program is asked to see, without those that they import. */
function filesOf(program: Program): string[] {
  const shown = JSON.parse(execFileSync(tsc, ['--showConfig', '-p', configOf(program)], { encoding: 'utf8' })) as {
    files: string[]
  }
  return shown.files.map((file) => file.replace('./', ''))
}

test('every file lies in exactly one type program', () => {
  const seen = programs.flatMap((program) => filesOf(program))
  const there = globSync(['{src,test,bench,migrations,scripts}/**/*.{ts,tsx}', '*.ts'])
  expect(there.length).toBeGreaterThan(1000)
  expect(seen.toSorted()).toEqual(there.toSorted())
})

const aboutNode = 'export const folder: string = process.cwd()'
const aboutBrowser = 'export const title: string = document.title'
const wrongAnywhere = "export const count: number = 'one'"

/** A fault that only the right program can see, or that any would: on each floor of each sort of room, however deep. */
const planted: [file: string, text: string, program: Program][] = [
  ['src/kit/planted.ts', aboutBrowser, 'rules'],
  ['src/analyses/writing/answers/planted.ts', aboutNode, 'rules'],
  ['src/local/identity/planted.ts', aboutNode, 'rules'],
  ['src/app/planted.ts', aboutNode, 'rules'],
  ['src/engine/crowd/weights/planted.ts', aboutBrowser, 'rules'],
  ['src/kit/server/http/planted.ts', aboutBrowser, 'server'],
  ['src/local/payments/server/calls/planted.ts', aboutBrowser, 'server'],
  ['src/app/server/planted.ts', aboutBrowser, 'server'],
  ['src/kit/planted.test.ts', wrongAnywhere, 'server'],
  ['src/kit/server/planted.test.ts', wrongAnywhere, 'server'],
  ['test/browser/planted.spec.ts', wrongAnywhere, 'server'],
  ['bench/planted.ts', wrongAnywhere, 'server'],
  ['migrations/planted.ts', wrongAnywhere, 'server'],
  ['scripts/planted.ts', wrongAnywhere, 'server'],
  ['planted.config.ts', wrongAnywhere, 'server'],
  ['src/trends/web/form/planted.tsx', aboutNode, 'web'],
  ['src/local/identity/web/planted.ts', aboutNode, 'web'],
  ['src/app/web/planted.tsx', aboutNode, 'web'],
  ['src/trends/web/planted.test.tsx', wrongAnywhere, 'web-tests'],
  ['src/site/web/editor/draft/planted.test.ts', wrongAnywhere, 'web-tests'],
]

test('a fault on any floor is noticed, by the program of that floor alone', () => {
  mkdirSync('.farsight', { recursive: true })
  const house = mkdtempSync(join('.farsight', 'walls-')) // below the packages, so that their types are found
  try {
    for (const file of ['tsconfig.base.json', ...programs.map(configOf)]) cpSync(file, join(house, file))
    for (const [file, text] of planted) {
      mkdirSync(dirname(join(house, file)), { recursive: true })
      writeFileSync(join(house, file), `${text}\n`)
    }
    const noticed = programs.flatMap((program) => {
      const { stdout } = spawnSync(tsc, ['-p', join(house, configOf(program)), '--pretty', 'false'], {
        encoding: 'utf8',
      })
      return [...stdout.matchAll(/^(?:.*\/walls-\w+\/)?(\S+planted\S+?|planted\S+?)\(\d+,\d+\): error/gm)].map(
        ([, file]) => `${file} by ${program}`,
      )
    })
    expect(noticed.toSorted()).toEqual(planted.map(([file, , program]) => `${file} by ${program}`).toSorted())
  } finally {
    rmSync(house, { recursive: true, force: true })
  }
})
