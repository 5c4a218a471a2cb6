/** By which names people may be shown as forecasters: signs that an address takes, and that look like no others. */
import { z } from 'zod'
import { speaksForHouse } from './profile.ts'

const longest = 30
const written = /^[a-z](-?[a-z0-9])*$/

/** Who else is named on pages of forecasters. */
const others = ['model', 'machine', 'crowd', 'forecaster', 'nobody', 'anonymous', 'deleted', 'everybody', 'you', 'me']
const taken = new Set(others.flatMap((name) => [name, `the-${name}`]).map(publicNameKey))

/** In small letters, however it is typed. */
export const publicName = z
  .string()
  .transform((name) => name.trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(3)
      .max(longest)
      .refine(
        (name) => written.test(name),
        'takes letters from a to z, digits, and single hyphens between them, and begins with a letter',
      )
      .refine((name) => !speaksForHouse(name), 'sounds as if Farsight itself spoke, so nobody may take it')
      .refine(
        (name) => !taken.has(publicNameKey(name)),
        'is a word for others on pages of forecasters, so nobody may take it',
      ),
  )

/** As it looks at a glance: 'north-3' and 'north3' are one, and so are 'corn', 'c0rn' and 'com'. */
export function publicNameKey(name: string): string {
  return name
    .replaceAll('-', '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[1i]/g, 'l')
    .replaceAll('0', 'o')
}
