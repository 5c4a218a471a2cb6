/** Which world of a set leads, and why none does, in words: on its page and wherever that is told outside. */
import type { ToldWorld } from '../told-world.ts'
import { sayBeside, sayCount } from '../words.ts'

type Worlds = readonly Pick<ToldWorld, 'numbers'>[]

/** 'the likeliest of three worlds'; of those alone whose chance is told, where that is not told of all. */
export function sayLeading(worlds: Worlds): string {
  if (worlds.length === 1) return 'the one world that is told'
  const all = `${sayCount(worlds.length)} worlds`
  const isOfAll = worlds.every(({ numbers }) => numbers?.chance?.likely)
  return isOfAll ? `the likeliest of ${all}` : `the likeliest whose chance is told, of ${all}`
}

/** In the place of a chance that is not told. */
export function sayUntold({ numbers }: Worlds[number]): string {
  return untoldAs(numbers?.isHidden ?? false)
}

export function untoldAs(isHidden: boolean): string {
  return isHidden ? 'hidden for now' : 'not known'
}

/** Null where nothing is hidden from whoever reads. */
export function sayHidden(worlds: Worlds): string | null {
  return worlds.some(({ numbers }) => numbers?.isHidden) ? untilForecast : null
}

export const untilForecast =
  'Chances made of what people forecast are hidden until you have forecast the same questions.'

/** What stands beside the number of a world: its band; '' where it has no number. */
export function sayBesideOf({ numbers }: Worlds[number]): string {
  const likely = numbers?.chance?.likely
  return likely ? sayBeside(likely, numbers.isWhole) : ''
}
