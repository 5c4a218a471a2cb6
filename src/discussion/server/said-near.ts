/** What people said of an item near to a moment: how it begins, without markup and without a name. */
import type { Prose } from '#items/prose.ts'
import { seenItem } from '#items/server/store.ts'
import { prepared } from '#kit/server/prepared.ts'
import type { Viewer } from '#kit/viewer.ts'
import type { Discussion } from './answers.ts'
import { textOf } from './columns.ts'

/** So many comments, and so many signs of each. */
const mostNear = 3
const mostSigns = 280

/** $5 is the moment, $6 and $7 between which they lie, $8 how many: so many before it and after it, found by the index. */
const near = (sign: '<' | '>=', order: string) => `
  (select comment.id, comment.at, ${textOf('comment')} as text from (${seenItem}) as self join comment on item_id = self.id
  where is_shown and comment.at ${sign} $5::timestamptz and comment.at between $6 and $7 order by comment.at ${order} limit $8)`

const nearText = `
  select id::text as id, at, text from (${near('<', 'desc')} union all ${near('>=', 'asc')}) as said
  order by abs(extract(epoch from at - $5::timestamptz)), id limit $8`

type On = { kind: string; id: string; viewer: Viewer }
type Moment = { at: Date; from: Date; to: Date }

/** Of those that everybody reads; the nearest first. */
export function findSaidNear({ pool, texts }: Pick<Discussion, 'pool' | 'texts'>) {
  return async ({ kind, id, viewer }: On, { at, from, to }: Moment) => {
    const values = [kind, id, viewer?.id, viewer?.isOperator ?? false, at, from, to, mostNear]
    const { rows } = await pool.query<{ id: string; at: Date; text: string }>(prepared(nearText, values))
    return Promise.all(
      rows.map(async (row) => ({
        id: row.id,
        at: row.at.toISOString(),
        text: beginningOf((await texts.read(row.text)).tree),
      })),
    )
  }
}

/** In one line; cut after a word, with a sign that it goes on. */
function beginningOf(tree: readonly Prose[]): string {
  const text = wordsIn(tree).replaceAll(/\s+/g, ' ').trim()
  if (text.length <= mostSigns) return text
  return `${text.slice(0, mostSigns).replace(/\s+\S*$/, '')} …`
}

/** Between what stands on its own lines words do not join. */
const inLine: ReadonlySet<Prose['tag']> = new Set(['text', 'strong', 'em', 'code', 'a'])

function wordsIn(tree: readonly Prose[]): string {
  return tree
    .map(({ tag, text, children }) => (text ?? wordsIn(children ?? [])) + (inLine.has(tag) ? '' : ' '))
    .join('')
}
