/**
 * A page found by its filters in one span of its order after the other. A span that holds too many to be sorted is made
 * shorter; a step that does is found by ids, where one key stands for all of it, or else by the order, which finds the
 * page there before long.
 */
import type { QueryExecutorProvider } from 'kysely'
import { rowsOf } from '../../rows.ts'
import { findLastId } from '../listed-store.ts'
import { type Line, lineOfIds } from './lines.ts'
import { byOrder, listAmongFew, type Keyed, type Page } from './statements.ts'

/** Each span is so many times as long as the one before, or a part of the one in which there were too many. */
const growth = 4

/** `few`: so many are sorted. */
type Along = { line: Line; few: number }

export async function listInSpans(db: QueryExecutorProvider, page: Page, { line, few }: Along): Promise<Keyed[]> {
  const found: Keyed[] = []
  // Up to where it is known that spans must not be longer.
  let dense = 0
  for (let [at, length] = [0, 1]; at < line.steps && found.length < page.most;) {
    const rest = { ...page, most: page.most - found.length }
    // eslint-disable-next-line no-await-in-loop -- how far the next reaches, this one says
    const rows = await listAmongFew(db, rest, few, line.within(at, length))
    if (rows === null && length > 1) {
      dense = at + length
      length /= growth
    } else {
      // eslint-disable-next-line no-await-in-loop
      found.push(...(rows ?? (await listInStep(db, rest, { line, few, step: at }))))
      at += length
      if (at >= dense) length *= growth
    }
  }
  return found
}

async function listInStep(
  db: QueryExecutorProvider,
  page: Page,
  { line, few, step }: Along & { step: number },
): Promise<Keyed[]> {
  const { only, isOfOneKey } = line.stepAt(step)
  if (!isOfOneKey) return rowsOf(db, byOrder(page, only))
  const ids = lineOfIds([...line.within(step, 1), only], page, await findLastId(db))
  return listInSpans(db, page, { line: ids, few })
}
