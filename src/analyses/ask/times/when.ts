/**
 * When what is asked is to happen: in a year, a month or a season, by a year, within some years, or ever. What a
 * question compares with ('than in 2019') has been taken out by then.
 */
import type { When } from '../ask.ts'
import { monthPattern, months } from './calendar.ts'
import { type Cut, cutOut, firstOf } from '../cut.ts'
import { yearOf } from './spans.ts'
import { times } from './ways.ts'

const readOne = firstOf<When, Date>(times)
const most = 8

type Times = Cut<When> & {
  /** Those that were taken out too and are not what is asked: 'in 2030 or'. */
  others: string[]
}

/** Every time that a text names is taken out; what is asked is the one that ends last. */
export function cutWhen(text: string, today: Date): Times {
  const found: { one: When; words: string }[] = []
  let [rest, next] = [text, readOne(text, today)]
  for (let i = 0; next.found && i < most; i++) {
    found.push({ one: next.found, words: cutOut(rest, next.rest) })
    rest = next.rest
    next = readOne(rest, today)
  }
  const ahead = found.filter(({ one }) => isAhead(one, today))
  const last = ahead.toSorted((one, other) => endOf(other.one) - endOf(one.one))[0]?.one ?? null
  const others = found.filter(({ one, words }) => isNamed(words) && !isWithin(one, last))
  return {
    found: last && { ...last, ...monthAlone(last, text) },
    rest,
    others: others.map(({ words }) => words),
  }
}

/** 'Soon' and 'this decade' go with any year. */
const isNamed = (words: string): boolean => /\d/.test(words)

/** A time that says no more than the other: its end, its beginning, its year. */
function isWithin(one: When, other: When | null): boolean {
  if (other === null) return false
  const isEnd = one.to !== null && (one.to === other.to || one.to === other.from)
  return one.kind === 'ever' || one.to === null || isEnd
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
