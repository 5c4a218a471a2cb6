/**
 * A footnote in lines, for files: the value first, then where it was read or how it was computed, then what is known of
 * how good it is.
 */
import type { Footnote } from './footnote.ts'
import { sayRead } from './source-words.ts'

export type NoteLine = { text: string; item: string | null }

/** `printed`: how many notes the file has; what has a higher number is said by its value. */
export function noteLines(
  { title, value, source, field, formula, inputs, own, record }: Footnote,
  printed = Infinity,
): NoteLine[] {
  return [
    line(ended(`${title}: ${value}`)),
    ...(source
      ? [line(`${source.title} (${sayRead(source.item, source.version)}), ${field ?? ''}.`, source.item)]
      : []),
    ...(formula ? [line(`Computed: ${formula.says}${formula.how ? `; ${formula.how}` : ''}.`)] : []),
    ...(inputs.length > 0 ? [line(`From ${sayInputs(inputs, printed)}.`)] : []),
    ...(own === null ? [] : [line(`From ${own}.`)]),
    ...(record ? [line(ended(`Record: ${record}`))] : []),
  ]
}

const line = (text: string, item: string | null = null): NoteLine => ({ text, item })
/** What is a sentence of an item's own has its stop already. */
const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
const mostNamed = 2

/** 'notes 4 and 9', 'note 4, Coal use, observed 2024: 8,771 and 12 more values' */
function sayInputs(inputs: Footnote['inputs'], printed: number): string {
  const numbers = inputs.map(({ number }) => number).filter((number) => number <= printed)
  const others = inputs.filter(({ number }) => number > printed)
  const more = others.length - mostNamed
  return sayList([
    ...(numbers.length > 0 ? [sayNumbers(numbers)] : []),
    ...others.slice(0, mostNamed).map(({ title, value }) => `${title} (${value})`),
    ...(more > 0 ? [`${more} more ${more === 1 ? 'value' : 'values'}`] : []),
  ])
}

const sayList = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** 'note 4', 'notes 4 and 9', 'notes 12 to 51' */
function sayNumbers(numbers: readonly number[]): string {
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)]
  if (numbers.length === 1) return `note ${first}`
  const isRun = numbers.length > 2 && numbers.every((number, i) => number === first + i)
  return isRun ? `notes ${first} to ${last}` : `notes ${sayList(numbers.map(String))}`
}

/** What stands for all the other values in files that are read as pages: before, in and after the link to the report. */
export function sayBehind(count: number): [before: string, link: string, after: string] {
  const said = count === 1 ? 'One more value of this report opens' : `The other ${count} values of this report open`
  return [`${said} on `, 'its page', count === 1 ? ', and is in its JSON file.' : ', and are in its JSON file.']
}
