/**
 * An item among those that match what somebody types: its kind, its title, whose it is where not the house's, and its
 * number, in ink where it was measured.
 */
import { useToday } from '#kit/web/today.ts'
import { figureOf } from '../figure-of.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { type Card, useKindViews } from '../kind-view.ts'
import styles from './ItemOptions.module.css'

export function MatchedItem({ item }: { item: Card }) {
  const view = useKindViews()[item.kind]
  const { figure, under, isEstimate } = figureOf(view, item, useToday())
  return (
    <>
      {view?.glyph}
      <span>
        <span className="unseen">{view?.title}: </span>
        <bdi>
          <Chemical text={item.title} />
        </bdi>
        {item.authorId !== null && (
          <span className="fine hush">
            {' '}
            by <bdi>{item.author}</bdi>
          </span>
        )}
      </span>
      <span className={classes(styles.figure, isEstimate && styles.estimate)}>
        {figure}
        {under && <span className={styles.unit}> {under}</span>}
      </span>
    </>
  )
}
