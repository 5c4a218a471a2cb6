/** What is told of an item outside its page, from its row: by its page, which names its picture, and by every view. */
import { createHash } from 'node:crypto'
import { parseOften } from '#kit/parsing/often-parsed.ts'
import type { AnyKind } from '../content-kind.ts'
import { withSaid } from '../with-said.ts'
import type { SharedView } from '../sharing/shared-view.ts'
import { cardShown, numbersShown } from './hidden-crowds.ts'
import type { WholeRow } from './store.ts'

/** `today`: what is expected of a year depends on the day. */
type Seen = { isNewest: boolean; today: string }

export function sharedFrom(kind: AnyKind, row: WholeRow, { isNewest, today }: Seen): SharedView {
  const details = withSaid(kind, row.details, cardShown(row))
  const numbers = row.numbers && parseOften(kind.numbers, numbersShown(kind, row.numbers.numbers))
  const { title, label, summary, category, tags, version, author } = row
  const { saidAt, ...part } = kind.sharedOf(details, numbers, today)
  const said = {
    ...part,
    kind: kind.name,
    kindTitle: kind.title,
    shape: kind.shape,
    id: String(row.id),
    version,
    isNewest,
    title,
    label,
    summary,
    category,
    tags,
    horizon: { from: row.horizon_from, to: row.horizon_to },
    author,
    publishedAt: instant(row.published_at ?? row.updated_at),
    updatedAt: instant(row.updated_at),
    isListed: row.is_listed,
    madeAt: saidAt ?? (row.numbers && instant(row.numbers.madeAt)),
  }
  return { ...said, digest: digestOf(said) }
}

/** Eight letters that change with anything that a view shows. */
function digestOf(said: object): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 8)
}

function instant(at: Date | string): string {
  return new Date(at).toISOString()
}
