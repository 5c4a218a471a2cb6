/**
 * A footnote in lines, for files: the value first, then where it was read or how it was computed, then what is known of
 * how good it is.
 */
import type { Footnote } from './footnote.ts'
import { sayRead } from './source-words.ts'

export type NoteLine = { text: string; item: string | null }

export function noteLines({ title, value, source, field, formula, inputs, record }: Footnote): NoteLine[] {
  return [
    line(`${title}: ${value}.`),
    ...(source
      ? [line(`${source.title} (${sayRead(source.item, source.version)}), ${field ?? ''}.`, source.item)]
      : []),
    ...(formula ? [line(`Computed: ${formula.says}${formula.how ? `; ${formula.how}` : ''}.`)] : []),
    ...(inputs.length > 0 ? [line(`From ${sayNumbers(inputs.map(({ number }) => number))}.`)] : []),
    ...(!source && !formula ? [line('As the order says.')] : []),
    ...(record ? [line(`Record: ${record}.`)] : []),
  ]
}

const line = (text: string, item: string | null = null): NoteLine => ({ text, item })

/** 'note 4', 'notes 4 and 9', 'notes 12 to 51' */
function sayNumbers(numbers: readonly number[]): string {
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)]
  if (numbers.length === 1) return `note ${first}`
  const isRun = numbers.length > 2 && numbers.every((number, i) => number === first + i)
  return isRun ? `notes ${first} to ${last}` : `notes ${numbers.slice(0, -1).join(', ')} and ${last}`
}
