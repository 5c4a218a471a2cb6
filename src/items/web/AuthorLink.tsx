/** Who wrote an item, wherever one is named, with the way to what else they wrote. */
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { paths } from '../paths.ts'

type Props = { item: { author: string; authorId: string | null } }

export function AuthorLink({ item: { author, authorId } }: Props) {
  return (
    <Link to={paths.author(authorId)}>
      <bdi>{author}</bdi>
    </Link>
  )
}

/** On cards and in tables, where most are the house's: that is named without a link of its own on each. */
export function AuthorName({ item }: Props) {
  return item.authorId === null ? <span>{item.author}</span> : <AuthorLink item={item} />
}

/** In lists of one line an item: only who is not the house is named. */
export function ByOthers({ item }: Props) {
  if (item.authorId === null) return null
  return (
    <span className="fine hush">
      {' '}
      by <AuthorLink item={item} />
    </span>
  )
}
