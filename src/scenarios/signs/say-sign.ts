/** What the page of a scenario says of its signposts. Free of schemas, so that the browser needs none. */
import { sayDay } from '#kit/dates.ts'
import { sayBriefly } from '#series/words.ts'
import type { Signpost } from '../scenario.ts'
import type { Sign, Turn } from './sign.ts'

/**
 * 'on: 440 ppm in 2030, provisional', 'not yet: 438 ppm in 2029', 'not by 2032: 438 ppm in 2032', 'not measured here'.
 * `today`: once the year by which it was to be seen is over, it is not to come any more.
 */
export function saySign(sign: Sign, signpost: Signpost, today: string): string {
  if (!sign.isSeen) return 'cannot be seen here'
  return 'outcome' in signpost ? sayQuestion(sign, signpost, today) : saySeries(sign, signpost, today)
}

function sayQuestion({ isOn, came }: Sign, { by }: Signpost, today: string): string {
  if (!came) return isOver(by, today) ? `open still, and ${by} is over` : 'open still'
  if (isOn) return 'on: resolved so'
  return came.value === null ? 'not to come: annulled' : 'not to come: resolved otherwise, or too late'
}

function saySeries({ isOn, read }: Sign, { by }: Signpost, today: string): string {
  if (!read) return 'not measured here'
  const { value, unit, at, isProvisional } = read
  const said = `${sayBriefly(value, unit)} in ${sayDay(at)}${isProvisional ? ', provisional' : ''}`
  const isLast = isOver(by, today) && at.slice(0, 4) === String(by)
  return `${isOn ? 'on' : isLast ? `not by ${by}` : 'not yet'}: ${said}`
}

function isOver(year: number, today: string): boolean {
  return Number(today.slice(0, 4)) > year
}

/**
 * 'Switched on by the value of 2030, known on 5 Mar 2031'; 'Off again: the value of 2030 was revised on 1 Sep 2031'; of
 * a question 'On since 5 Mar 2031, when it resolved so'.
 */
export function sayTurn({ isOn, at, on, by }: Turn): string {
  const day = on ? ` on ${sayDay(on)}` : ''
  if (at === null)
    return isOn ? `On since ${sayDay(on)}, when it resolved so` : `Off again${day}: it is not resolved so any more`
  if (isOn) return `Switched on by the value of ${sayDay(at)}, known${day}`
  return `Off again: the value of ${sayDay(at)} was ${by === 'withdrawal' ? 'withdrawn' : 'revised'}${day}`
}

/** 'None of 3 is on', '1 of 3 is on', '2 of 3 are on'. */
export function sayHowMany(on: number, all: number): string {
  return `${on === 0 ? 'None' : on} of ${all} ${on > 1 ? 'are' : 'is'} on`
}
