/** Other items as a list: shape, title, and the one number of each, in ink where it was measured, in its kind's colour where it was estimated. */
import { Link } from 'react-router'
import { Chemical } from '#kit/web/ui/Chemical.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { paths } from '../paths.ts'
import { type Neighbour, useKindViews } from './kind-view.ts'
import styles from './NeighbourList.module.css'

/** Titles are long: where a row is narrow the label that charts use stands in their place. */
export function NeighbourList({ neighbours, isBrief = true }: { neighbours: readonly Neighbour[]; isBrief?: boolean }) {
  const views = useKindViews()
  return (
    <ul className={styles.list}>
      {neighbours.map(({ ref, item }) => {
        const view = views[item.kind]
        return (
          view && (
            <li key={ref} className={`is-${item.kind}`}>
              {view.glyph}
              <Link to={paths.itemOf(ref)} title={isBrief ? item.title : undefined}>
                <span className="unseen">{view.title}: </span>
                <Chemical text={isBrief ? item.label : item.title} />
              </Link>
              <span className={classes(styles.figure, view.isEstimate && styles.estimate)}>{view.figure(item)}</span>
            </li>
          )
        )
      })}
    </ul>
  )
}
