/** The name of an item that the report read, leading to its page where it has one. */
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { itemPath } from '../../document/item-path.ts'

export function ItemLink({ item, children }: { item: string | null; children: string }) {
  const path = item === null ? null : itemPath(item)
  const name = <Chemical text={children} />
  return path ? (
    <Link to={path} dir="auto">
      {name}
    </Link>
  ) : (
    <span dir="auto">{name}</span>
  )
}
