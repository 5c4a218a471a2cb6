/** Tells of pages that are no items: each by its own room, the items on them by what every view of an item is made of. */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { paths } from '#items/paths.ts'
import { sayPage, type SharedPage, type SharedRow, type ToldPage } from '#items/sharing/shared-page.ts'
import { dayOf, decimalYear } from '#kit/dates.ts'
import { sayTrouble } from '#kit/server/database-trouble.ts'
import { type ItemNamed, namedOf, sharedListOf } from '#outlets/lists/shared-list.ts'
import type { FindShared } from '#outlets/server/find-shared.ts'
import { sharedRecordOf } from '#record/shared-record.ts'
import { sharedSetOf } from '#scenarios/set/shared-set.ts'
import { kinds } from '../../kinds.ts'
import type { TellPages } from '../../tell-pages.ts'

const byName = Object.fromEntries(kinds.map(({ name, section, shape }) => [name, { section, shape }]))
/** A list that is drawn anew asks for the same rows again: as long as caches may keep what they say. */
const kept = { max: 500, ttl: 300_000 }

export function createTellPages(ask: FindShared, now = () => new Date()): TellPages {
  // A page is drawn of what this tells: that the database is away is then no bug of the page.
  const find: FindShared = (wanted) =>
    ask(wanted).catch((error: unknown) => {
      throw sayTrouble(error)
    })
  const rows = new LRUCache<string, SharedRow>(kept)
  const today = () => dayOf(now())

  const tellRow = async (wanted: ItemNamed): Promise<SharedRow | null> => {
    const shared = await find({ kind: wanted.kind, id: wanted.id })
    if (!shared?.view.isListed) return null
    const { kind, id, shape, title, figure, beside, goesOn, isEstimate } = shared.view
    return { kind, id, shape, title, figure, beside, ...(goesOn && { goesOn }), isEstimate, path: paths.item(kind, id) }
  }
  /** `listed`: as the list shows it. What is shown otherwise is told anew; what is shown no longer is not asked for. */
  const keepRow = async (listed: ItemNamed): Promise<SharedRow | null> => {
    const key = `${today()} ${JSON.stringify(listed)}`
    const known = rows.get(key)
    if (known) return known
    const row = await tellRow(listed)
    if (row) rows.set(key, row)
    return row
  }
  return {
    async shelf(shelf, found) {
      // The map has been found by names, which say nothing of whether lists show them.
      const rowOf = 'map' in found ? tellRow : keepRow
      const all = await Promise.all(namedOf(found, decimalYear(today())).map(rowOf))
      const told = all.filter((row) => row !== null)
      const page = sharedListOf({ shelf, found, rows: told, kinds: byName, asOf: today() })
      return page && withDigest(page)
    },
    set: async (told) => withDigest(sharedSetOf(told, today())),
    record: async (record) => withDigest(sharedRecordOf(record, today())),
  }
}

function withDigest(page: SharedPage): ToldPage {
  const digest = createHash('sha256').update(JSON.stringify(page)).digest('hex').slice(0, 8)
  return {
    page,
    digest,
    screen: { picture: paths.pagePicture(page.picture, digest), says: sayPage(page), title: page.title },
  }
}
