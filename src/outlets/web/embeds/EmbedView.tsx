/** The number of an item with what is drawn of it: in the ways that whoever embeds it can choose from. */
import type { ReactNode } from 'react'
import { decimalYear } from '#kit/dates.ts'
import type { EmbedView as View } from '#items/sharing/embedding.ts'
import { type SharedView, sayShared } from '#items/sharing/shared-view.ts'
import { classes } from '#kit/web/ui/classes.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import type { EmbedGiven } from '../../embeds/embed-given.ts'
import { chartOf, distributionOf, smallOf } from './drawings/index.ts'
import styles from './Embed.module.css'

export function EmbedView(given: EmbedGiven) {
  return views[given.view](given)
}

const views: Record<View, (given: EmbedGiven) => ReactNode> = {
  chart: (given) => <Drawn {...given} drawn={chartOf} />,
  distribution: (given) => <Drawn {...given} drawn={distributionOf} />,
  number: ({ shared }) => <Figure shared={shared} />,
  card: (given) => (
    <>
      <p className={styles.summary}>
        <Chemical text={given.shared.summary} />
      </p>
      <Figure shared={given.shared} />
      <Small {...given} />
    </>
  ),
}

/** Of an item of which nothing can be drawn its number and its words are told. */
function Drawn({ drawn, ...given }: EmbedGiven & { drawn: typeof chartOf }) {
  const { shared, today } = given
  const { drawing, figure, isEstimate } = shared
  if (!drawing) return views.card(given)
  return (
    <>
      {figure && (
        <p className={styles.says}>
          <b className={classes(isEstimate && styles.estimate)}>{figure}</b> <Chemical text={besideOf(shared)} />
        </p>
      )}
      {drawn(drawing, { today, sentence: sayShared(shared) })}
    </>
  )
}

function Figure({ shared }: { shared: SharedView }) {
  const { figure, isEstimate } = shared
  return (
    <p className={styles.figure}>
      {figure && <b className={classes(isEstimate && styles.estimate)}>{figure}</b>}
      <span>
        <Chemical text={besideOf(shared)} />
      </span>
    </p>
  )
}

function Small({ shared: { drawing }, today }: EmbedGiven) {
  return drawing && smallOf(drawing, { now: decimalYear(today) })
}

const besideOf = ({ beside }: SharedView) => beside.join('; ')
