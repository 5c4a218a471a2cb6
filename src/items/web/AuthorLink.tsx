/** Who wrote an item, wherever one is named, with the way to what else they wrote. */
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { paths } from '../paths.ts'

export function AuthorLink({ item: { author, authorId } }: { item: { author: string; authorId: string | null } }) {
  return (
    <Link to={paths.author(authorId)}>
      <bdi>{author}</bdi>
    </Link>
  )
}
