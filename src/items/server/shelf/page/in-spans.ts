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
import { joined, type Seen, type Span } from './ways.ts'

/** Each span is so many times as long as the one before, or a part of the one in which there were too many. */
const growth = 4

/** `few`: so many are sorted. `known`: the spans that it was found in before. */
type Along = { line: Line; few: number; known?: readonly Span[] | undefined }
type Found = { rows: Keyed[]; spans: Span[] }
type Spanned = { rows: Keyed[]; seen: Seen }

export async function listInSpans(
  db: QueryExecutorProvider,
  page: Page,
  { line, few, known = [] }: Along,
): Promise<Found> {
  const led = new Map(known.map((span) => [span.at, span]))
  const rows: Keyed[] = []
  const seen: Seen[] = []
  // Up to where it is known that spans must not be longer.
  let dense = 0
  for (let [at, length] = [0, 1]; at < line.steps && rows.length < page.most;) {
    const span = led.get(at) ?? { at, length }
    const rest = { ...page, most: page.most - rows.length }
    // eslint-disable-next-line no-await-in-loop -- how far the next reaches, this one says
    const found = await listInSpan(db, rest, { line, few, span })
    if (found === null) {
      led.delete(at)
      dense = at + span.length
      length = Math.ceil(span.length / growth)
    } else {
      rows.push(...found.rows)
      seen.push(found.seen)
      at += span.length
      length = at >= dense ? span.length * growth : span.length
    }
  }
  return { rows, spans: joined(seen, few) }
}

type InSpan = Along & { span: Span }

/** Null where there are too many, and fewer steps would be less. */
async function listInSpan(db: QueryExecutorProvider, page: Page, { line, few, span }: InSpan): Promise<Spanned | null> {
  const { at, length } = span
  const among = span.isDense ? null : await listAmongFew(db, page, few, line.within(at, length))
  if (among !== null) return { rows: among.rows, seen: { at, length, found: among.found } }
  if (length > 1) return null
  const { rows, spans: ids } = await listInStep(db, page, { line, few, span })
  return { rows, seen: { at, length, found: few, isDense: true, ids } }
}

async function listInStep(db: QueryExecutorProvider, page: Page, { line, few, span }: InSpan): Promise<Found> {
  const { only, isOfOneKey } = line.stepAt(span.at)
  if (!isOfOneKey) return { rows: await rowsOf(db, byOrder(page, only)), spans: [] }
  const ids = lineOfIds([...line.within(span.at, 1), only], page, await findLastId(db))
  return listInSpans(db, page, { line: ids, few, known: span.ids })
}
