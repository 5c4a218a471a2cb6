/** Which variables of an environment were meant for Farsight, and are read by nobody? */
import type { Environment } from '../config/secret-files.ts'
import type { Finding } from './finding.ts'

const ours = /^FARSIGHT_/
/** Of shorter ones too many words are near. */
const shortest = 6

export function namesFindings(env: Environment, known: readonly string[]): Finding[] {
  const set = Object.keys(env).filter((name) => env[name]?.trim() && !known.includes(name))
  const found = set.flatMap((name): Finding[] => {
    const meant = known.find((one) => one.length >= shortest && isNear(name, one))
    if (meant) return [{ part: 'environment', state: 'mend', says: `${name} is read by nobody. Is ${meant} meant?` }]
    return ours.test(name) ? [{ part: 'environment', state: 'mend', says: `${name} is read by nobody.` }] : []
  })
  return found.length > 0 ? found : [{ part: 'environment', state: 'ok', says: 'what is set is known and can be used' }]
}

/** One letter is missing, too much or another, or two neighbours have changed places; or the case differs. */
export function isNear(name: string, known: string): boolean {
  const [a, b] = [name.toUpperCase(), known]
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1) return false
  const from = [...a].findIndex((letter, place) => letter !== b[place])
  const at = from === -1 ? a.length : from
  const rest = (text: string, skipped: number) => text.slice(at + skipped)
  const swapped = a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, 2) === rest(b, 2)
  return swapped || rest(a, 1) === rest(b, 1) || rest(a, 1) === rest(b, 0) || rest(a, 0) === rest(b, 1)
}
