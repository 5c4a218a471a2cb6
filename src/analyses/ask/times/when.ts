/**
 * When what is asked is to happen: in a year, a month or a season, by a year, within some years, or ever. What a
 * question compares with ('than in 2019') has been taken out by then.
 */
import type { When } from '../ask.ts'
import { monthPattern, months } from './calendar.ts'
import { type Cut, firstOf } from '../cut.ts'
import { yearOf } from './spans.ts'
import { times } from './ways.ts'

const readOne = firstOf<When, Date>(times)
const most = 8

/** Every time that a text names is taken out; what is asked is the one that ends last. */
export function cutWhen(text: string, today: Date): Cut<When> {
  const found: When[] = []
  let next = readOne(text, today)
  for (let i = 0; next.found && i < most; i++) {
    if (isAhead(next.found, today)) found.push(next.found)
    next = readOne(next.rest, today)
  }
  const last = found.toSorted((one, other) => endOf(other) - endOf(one))[0]
  return { found: last ? { ...last, ...monthAlone(last, text) } : null, rest: next.rest }
}

const endOf = ({ from, to }: When): number => to ?? from ?? 0

function isAhead(one: When, today: Date): boolean {
  const isInOrder = one.from === null || one.to === null || one.from <= one.to
  return isInOrder && endOf(one) >= yearOf(today) && endOf(one) <= 9999
}

const alone = new RegExp(
  String.raw`(?:\b(?:in|every|any|each|a|the|this|of)|['’]s) (?:a |any |the )?(?!may\b|mar\b|march\b)${monthPattern}(?![\p{L}])`,
  'u',
)

/** 'Ice-free in a September by 2045'. */
function monthAlone({ month }: When, text: string): Pick<When, 'month'> {
  const named = month === undefined ? months[alone.exec(text)?.[1] ?? ''] : undefined
  return named === undefined ? {} : { month: named }
}
