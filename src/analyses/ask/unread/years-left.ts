/** Years to come that were typed, and that neither what is asked nor what it is compared with has. */
import type { Relation, When } from '../ask.ts'

type Known = { when: When | null; relation: Relation | null; others: readonly (number | null | undefined)[] }

const year = /(?<![\p{L}\d$€£.,–-])(?:20|21)\d\d(?![\p{L}\d%]|[.,]\d|[-–]\p{L}| ?(?:ppb|ppm|twh|dollars|prices)\b)/gu

/** `from`: the first year that is to come. 'Before 2031' ends with 2030. */
export function yearsLeft(text: string, { when, relation, others }: Known, from: number): string[] {
  const said = (text.match(year) ?? []).filter((one) => Number(one) >= from)
  return said.filter((one) => !isIn(when, Number(one)) && !others.includes(Number(one)) && !isOf(relation, one))
}

const isIn = (when: When | null, one: number): boolean =>
  when !== null && one >= (when.from ?? when.to ?? one) - 1 && one <= (when.to ?? one) + 1

function isOf(relation: Relation | null, one: string): boolean {
  if (relation === null) return false
  if ('value' in relation) return relation.value === Number(one) || relation.upTo === Number(one)
  return 'self' in relation.of ? relation.of.self === Number(one) : relation.of.other.includes(one)
}
