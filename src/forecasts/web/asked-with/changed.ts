/** Which of several questions are to be sent, of what stands in their fields: only what one has not said of it already. */

/**
 * `standing`: what one says of it at the moment, and when one said it; `isOfEarlierWording`: of what it no longer asks, so
 * that the same chance says something new.
 */
export type Standing = {
  predictionId: string
  standing: number | null
  saidAt: string | null
  isOfEarlierWording: boolean
  isOpen: boolean
}
/** Which chance was taken of a question, and when one had spoken before: what stands by now comes with a later answer. */
export type Taken = { chance: number; before: string | null }

/** `chances` in the order of `asked`, null where a field is empty; `taken` by question. */
export function changedIn<One extends Standing>(
  asked: readonly One[],
  chances: readonly (number | null)[],
  taken: ReadonlyMap<string, Taken>,
): (One & { chance: number })[] {
  return asked.flatMap((one, at) => {
    const chance = chances[at] ?? null
    return one.isOpen && chance !== null && chance !== lastOf(one, taken) ? [{ ...one, chance }] : []
  })
}

/** What one said last of what it asks, as far as it is known here or was told. */
function lastOf({ predictionId, standing, saidAt, isOfEarlierWording }: Standing, taken: ReadonlyMap<string, Taken>) {
  const here = taken.get(predictionId)
  if (here && here.before === saidAt) return here.chance
  return isOfEarlierWording ? null : standing
}
