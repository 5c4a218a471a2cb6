/** What a command line asks for, of which all may be left out, or what is wrong with it, a sentence each. */
import { parseArgs } from 'node:util'
import type { Wish } from '../simulation.ts'

const flags = {
  forecasters: { least: 1, most: 10_000 },
  questions: { least: 4, most: 400 },
  seed: { least: 0, most: 2 ** 32 - 1 },
}
const names = Object.keys(flags) as (keyof typeof flags)[]

export function readWish(args: readonly string[]): { asked: Partial<Wish> } | { faults: string[] } {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true })
  const given = new Map(tokens.flatMap((one) => (one.kind === 'option' ? [[one.name, one.value ?? '']] : [])))
  const unknown = tokens.flatMap((one) =>
    one.kind === 'positional' ? one.value : one.kind === 'option' && !(one.name in flags) ? one.rawName : [],
  )
  const faults = unknown.map((one) => `${one} is not known. There are ${names.map((name) => `--${name}`).join(', ')}.`)
  const asked: Partial<Wish> = {}
  for (const name of names) {
    const text = given.get(name)
    if (text === undefined) continue
    const { least, most } = flags[name]
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
    if (value >= least && value <= most) asked[name] = value
    else faults.push(`--${name} takes a whole number from ${least} to ${most}.`)
  }
  return faults.length > 0 ? { faults } : { asked }
}
