/** A value of a series in the title of a question: '30.2%', without what its unit says in brackets. */
import { allDigits } from '#kit/numbers.ts'
import { sayMeasured } from '#series/words.ts'

export function sayValue(value: number, unit: string): string {
  return sayMeasured(value, unit.replace(/ *\(.*\)$/, ''), allDigits)
}
