/** What the page of a scenario says of its signposts. Free of schemas, so that the browser needs none. */
import { sayDay } from '#kit/dates.ts'
import { sayBriefly } from '#series/words.ts'
import type { Sign, Turn } from './sign.ts'

/** 'on: 440 ppm in 2030, provisional', 'not yet: 438 ppm in 2029', 'not measured here'. */
export function saySign({ isOn, read }: Sign, isQuestion: boolean): string {
  if (isQuestion) return isOn ? 'on: resolved so' : 'not resolved so'
  if (!read) return 'not measured here'
  const { value, unit, at, isProvisional } = read
  const said = `${sayBriefly(value, unit)} in ${sayDay(at)}${isProvisional ? ', provisional' : ''}`
  return `${isOn ? 'on' : 'not yet'}: ${said}`
}

/** 'Switched on by the value of 2030, known on 5 Mar 2031'; by a revision where it went off. */
export function sayTurn({ isOn, at, on }: Turn): string {
  const by = `the value of ${sayDay(at)}, known on ${sayDay(on)}`
  return isOn ? `Switched on by ${by}` : `Off again: ${by}, is another`
}

/** 'None of 3 is on', '1 of 3 is on', '2 of 3 are on'. */
export function sayHowMany(on: number, all: number): string {
  return `${on === 0 ? 'None' : on} of ${all} ${on > 1 ? 'are' : 'is'} on`
}
