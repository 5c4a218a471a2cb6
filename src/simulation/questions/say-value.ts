/** A value of a series in the title of a question: '30.2%', without what its unit says in brackets. */
import { allDigits, sayQuantity } from '#kit/numbers.ts'

export function sayValue(value: number, unit: string): string {
  return sayQuantity(value, unit.replace(/ *\(.*\)$/, ''), allDigits)
}
