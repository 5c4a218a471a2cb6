/**
 * Other items as a list: shape, title, and the one number of each, in ink where it was measured, in its kind's colour
 * where it was estimated.
 */
import { useToday } from '#kit/web/today.ts'
import { figureOf } from './figure-of.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { paths } from '../paths.ts'
import { ByOthers } from './AuthorLink.tsx'
import { type Neighbour, useKindViews } from './kind-view.ts'
import { MoreRows } from './MoreRows.tsx'
import styles from './NeighbourList.module.css'

type Props = {
  neighbours: readonly Neighbour[]
  /** Titles are long: where a row is narrow the label that charts use stands in their place. */
  isBrief?: boolean
}

/** So many are shown at once; one or two more would not be worth a fold. */
const mostShown = 8

export function NeighbourList({ neighbours, isBrief = true }: Props) {
  const folds = neighbours.length > mostShown + 2
  const [shown, rest] = folds ? [neighbours.slice(0, mostShown), neighbours.slice(mostShown)] : [neighbours, []]
  return (
    <>
      <Rows neighbours={shown} isBrief={isBrief} />
      {folds && (
        <MoreRows count={rest.length}>
          <Rows neighbours={rest} isBrief={isBrief} />
        </MoreRows>
      )}
    </>
  )
}

function Rows({ neighbours, isBrief }: Required<Props>) {
  const views = useKindViews()
  const today = useToday()
  return (
    <ul className={styles.list}>
      {neighbours.map(({ ref, item }) => {
        const view = views[item.kind]
        const { figure, unit, time, whose, isEstimate } = figureOf(view, item, today)
        return (
          view && (
            <li key={ref} className={`is-${item.kind}`}>
              {view.glyph}
              <span>
                <Link to={paths.itemOf(ref)} title={isBrief ? item.title : undefined}>
                  <span className="unseen">{view.title}: </span>
                  <bdi>
                    <Chemical text={isBrief ? item.label : item.title} />
                  </bdi>
                </Link>
                <ByOthers item={item} />
              </span>
              <span className={classes(styles.figure, isEstimate && styles.estimate)}>
                {figure}
                {time && <span className={styles.time}> {time}</span>}
                {unit && <span className={styles.unit}>{unit}</span>}
                {whose && <span className={styles.unit}>{whose}</span>}
              </span>
            </li>
          )
        )
      })}
    </ul>
  )
}
