/** What an answer states that compares two things: what was typed may be said of either. */
import type { Stated } from './ask-stated.ts'

/** The first, with what the other names too. Titles stand in the first line, summaries below. */
export function ofBoth(first: Stated, other: Stated): Stated {
  const [title = '', ...rest] = first.names.split('\n')
  const [otherTitle = '', ...otherRest] = other.names.split('\n')
  return {
    ...first,
    names: [`${title} ${otherTitle}`, ...rest, ...otherRest].join('\n'),
    places: [...new Set([...first.places, ...other.places])],
  }
}
