/** On which pages somebody with a new account is greeted: those that are read, not where one does something. */
import { screenPaths as paths } from '#kit/paths.ts'

const elsewhere: readonly RegExp[] = [
  new RegExp(`^${paths.operators()}(/|$)`),
  new RegExp(`^(${[paths.signIn(), paths.outbox(), paths.standIn()].join('|')})$`),
  new RegExp(`^${paths.write('[^/]+')}$`),
  new RegExp(`^${paths.edit('[^/]+', '[^/]+')}$`),
  /^\/(success$|purchase-|local\/)/,
]
/** Of my stuff, where somebody's settings are. */
const settings = [paths.account(), paths.membership()].map((path) => path.split('?')[1] ?? '')

export function isGreetedAt({ pathname, search }: { pathname: string; search: string }): boolean {
  if (elsewhere.some((path) => path.test(pathname))) return false
  return pathname !== paths.myStuff() || !settings.some((tab) => search.slice(1).split('&').includes(tab))
}
