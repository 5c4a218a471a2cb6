/** That a view shows not all, which it shows, and where the others are. */
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { paths } from '#items/paths.ts'
import { type Shelf, sortOf } from '#items/shelf/shelf.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import { type CutView, sayCut } from '../../timeline/say-cut.ts'
import styles from './CutNote.module.css'

type Props = { shelf: Shelf & { view: CutView }; shown: number; lookedAt: number | null; hasPages?: boolean }

/** `hasPages`: one kind alone comes page by page. */
export function CutNote({ shelf, shown, lookedAt, hasPages = true }: Props) {
  const views = Object.entries(useKindViews())
  if (shelf.kind.length === 1 && hasPages) return null // its pages follow each other
  const kinds = views.filter(([kind]) => shelf.kind.length === 0 || shelf.kind.includes(kind))
  return (
    <p className={styles.cut}>
      {sayCut({ view: shelf.view, order: sortOf(shelf, shelf.sort), shown, looked: lookedAt })} One kind at a time
      {hasPages && ', page by page'}:{' '}
      {kinds.map(([kind, { section }], i) => (
        <span key={kind}>
          {i > 0 && ', '}
          <Link to={paths.allStuff({ ...shelf, kind: [kind], cursor: undefined })}>{section.toLowerCase()}</Link>
        </span>
      ))}
      .
    </p>
  )
}
