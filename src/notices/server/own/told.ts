/** What a notice says to its reader, of what it names. */
import type { Pool } from 'pg'
import type { AnyKind } from '#items/content-kind.ts'
import { findTitles } from '#items/server/items-named.ts'
import { readStand } from '#items/server/moves/keep-move.ts'
import { refsWithin, type Titles } from '#items/server/text/field-words.ts'
import { changesBetween } from '#items/server/text/word-changes.ts'
import { type Facts, type How, sayNotice } from '../../saying/say-notice.ts'
import type { What } from '../../whats.ts'
import type { NoticeRow } from './own-store.ts'

/** More than any page of them names. */
const mostNamed = 1000

export type Teller = { pool: Pool; kinds: readonly AnyKind[]; today: string }
export type ToldNotice = Pick<NoticeRow, 'seq' | 'what' | 'at' | 'isSeen' | 'label'> & {
  kind: string
  ref: string
  says: string
}

export async function tellAll(rows: readonly NoticeRow[], accountId: string, teller: Teller): Promise<ToldNotice[]> {
  const refs = rows.flatMap(({ before, after }) => refsWithin([before, after]))
  const titles = await findTitles(teller.pool, [...new Set(refs)].slice(0, mostNamed), accountId)
  return rows.map((row) => {
    const { seq, what, at, isSeen, label, itemId } = row
    const kind = row.kind ?? String(row.told['kind'])
    return { seq, what, at, isSeen, label, kind, ref: `${kind}/${itemId}`, says: say(row, kind, { ...teller, titles }) }
  })
}

type Knowing = Pick<Teller, 'kinds' | 'today'> & { titles: Titles }

function say(row: NoticeRow, kind: string, knowing: Knowing): string {
  const facts = factsOf[row.what](row, kind, knowing)
  return sayNotice(row.what, facts as never) // each is given the facts of its own name
}

const factsOf: { [Name in What]: (row: NoticeRow, kind: string, knowing: Knowing) => Facts[Name] } = {
  outcome({ before, after }, kind, { kinds, today }) {
    if (!before || !after) return null
    const came = (said: Record<string, unknown>) => cameOf(kinds, kind, said, today)
    return { was: came(before), is: came(after) }
  },
  due: ({ day, isDecided }) => ({ day, isDecided }),
  closing: forecastOn,
  'ran-out': forecastOn,
  changed({ before, after }, kind, { kinds, titles }) {
    const told = kinds.find(({ name }) => name === kind)?.changesTold
    if (!told || !before || !after) return null
    const changes = changesBetween(chosenOf(before, told), chosenOf(after, told), { titles })
    // What is asked comes before when.
    return changes.toSorted((one, other) => told.indexOf(one.field) - told.indexOf(other.field))
  },
  reply: ({ replies }) => ({ replies }),
  gone: ({ told, label }, kind) => ({ kind, how: told['how'] as How, isBack: label !== null }), // as the reader wrote it
  moved({ stood, stands, because, cause }) {
    const [before, after] = [readStand(stood), readStand(stands)]
    return before && after && because ? { before, after, because, label: cause } : null
  },
}

/** Of a day that matters to whoever has forecast the question. */
function forecastOn({ day, closes, isDecided, hasForecast }: NoticeRow, _: string, { today }: Pick<Knowing, 'today'>) {
  return { day, closes: closes ?? day, today, isDecided, hasForecast }
}

function chosenOf(said: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.filter((field) => field in said).map((field) => [field, said[field]]))
}

/** How a question came out in a version, as its kind says where it stands; null while it is open. */
function cameOf(kinds: readonly AnyKind[], name: string, said: Record<string, unknown>, today: string): string | null {
  const kind = kinds.find((one) => one.name === name)
  const details = kind?.details.safeParse(said)
  const stand = details?.success ? kind?.standOf(details.data, null, today) : null
  return stand?.of === 'outcome' ? stand.figure : null
}
