/** Which editions of the radar an address means, and what its reader is told where they are not those that it names. */
import { sayDay } from '#kit/dates.ts'

/** The days that an address names: of an edition, and of one to compare it with. */
export type AskedEditions = { edition?: string | undefined; since?: string | undefined }
/** `edition`: null for the radar as it stands today. `since`: null where nothing was kept before. */
export type PickedEditions = { edition: string | null; since: string | null }

/**
 * A day means the newest edition of it or before. What is compared with lies before what is shown: the newest that does,
 * where the address names none that can be meant. `days`: of all that are kept, the newest first.
 */
export function pickEditions(days: readonly string[], asked: AskedEditions): PickedEditions {
  const edition = newestBy(asked.edition, days) ?? null
  const before = days.filter((day) => edition === null || day < edition)
  return { edition, since: newestBy(asked.since, before) ?? before[0] ?? null }
}

function newestBy(day: string | undefined, among: readonly string[]): string | undefined {
  return day === undefined ? undefined : among.find((one) => one <= day)
}

/** One sentence for each thing that is not as the address has it. */
export function sayPicked(asked: AskedEditions, picked: PickedEditions): string[] {
  return [sayEdition(asked, picked), saySince(asked, picked)].filter((one) => one !== null)
}

function sayEdition({ edition: asked }: AskedEditions, { edition, since }: PickedEditions): string | null {
  if (asked === undefined || asked === edition) return null
  if (edition !== null)
    return `No edition was kept on ${sayDay(asked)}. This is the one kept before it, on ${sayDay(edition)}.`
  return since === null
    ? 'No edition of the radar is kept yet: this is how it stands today.'
    : `No edition was kept by ${sayDay(asked)}: this is how the radar stands today.`
}

function saySince({ since: asked }: AskedEditions, { edition, since }: PickedEditions): string | null {
  if (edition !== null && since === null)
    return `No edition was kept before ${sayDay(edition)}, so nothing tells what moved until then.`
  if (asked === undefined || since === null || asked === since) return null
  const instead = `It is compared with the one of ${sayDay(since)}.`
  return edition !== null && asked >= edition
    ? `An edition can be compared only with one kept before it, and ${sayDay(asked)} is not before ${sayDay(edition)}. ${instead}`
    : `No edition was kept on ${sayDay(asked)}. ${instead}`
}
