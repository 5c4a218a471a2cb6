/** Which of several questions are to be sent, of what stands in their fields: only what one has not said of it already. */
import { isAlike } from '#predictions/written.ts'

/**
 * `standing`: what one says of it at the moment, and when one said it; `isOfEarlierWording`: of what it no longer asks, so
 * that the same says something new.
 */
export type Standing<Given> = {
  predictionId: string
  standing: Given | null
  saidAt: string | null
  isOfEarlierWording: boolean
  isOpen: boolean
}
/** What was taken of a question, and when one had spoken before: what stands by now comes with a later answer. */
export type Taken<Given> = { given: Given; before: string | null }

/** `all` in the order of `asked`, null where nothing is filled; `taken` by question. */
export function changedIn<Given, One extends Standing<Given>>(
  asked: readonly One[],
  all: readonly (Given | null)[],
  taken: ReadonlyMap<string, Taken<Given>>,
): (One & { given: Given })[] {
  return asked.flatMap((one, at) => {
    const given = all[at] ?? null
    return one.isOpen && given !== null && !isAlike(given, lastOf(one, taken)) ? [{ ...one, given }] : []
  })
}

/** What one said last of what it asks, as far as it is known here or was told. */
function lastOf<Given>(
  { predictionId, standing, saidAt, isOfEarlierWording }: Standing<Given>,
  taken: ReadonlyMap<string, Taken<Given>>,
): Given | null {
  const here = taken.get(predictionId)
  if (here && here.before === saidAt) return here.given
  return isOfEarlierWording ? null : standing
}
