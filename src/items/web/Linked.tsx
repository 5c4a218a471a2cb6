/** Another item that a line of text is about, where its reader may see it: ' (CO2 in the air)', as a link. */
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { paths } from '../paths.ts'
import type { Neighbour } from './kind-view.ts'

type Props = { to: string | undefined; neighbours: readonly Neighbour[] }

export function Linked({ to, neighbours }: Props) {
  const found = neighbours.find(({ ref }) => ref === to)
  if (!found) return null
  return (
    <span className="soft">
      {' '}
      (
      <Link to={paths.itemOf(found.ref)} title={found.item.title}>
        <Chemical text={found.item.label} />
      </Link>
      )
    </span>
  )
}
