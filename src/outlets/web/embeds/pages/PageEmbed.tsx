/**
 * A list, the radar, a set or the record in a frame on another site: what it is of, its number, what is drawn of it. Each
 * item leads to its own page, the rest to that of the whole.
 */
import type { ReactNode } from 'react'
import { sayDay } from '#kit/dates.ts'
import { classes } from '#kit/web/ui/classes.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import type { EmbedView } from '#items/sharing/embedding.ts'
import type { PageEmbedGiven } from '../../../embeds/embed-given.ts'
import { EmbedFoot, EmbedHead } from '../Embed.tsx'
import { glyphs } from '../glyphs.tsx'
import styles from '../Embed.module.css'
import { drawingOf } from './drawings.tsx'

export function PageEmbed(given: PageEmbedGiven) {
  const { told, view, hasTitle, origin, productName } = given
  const { kind, kindTitle, shape, about, title, embed, foot, asOf, path } = told
  const page = origin + path
  return (
    <main className={classes(styles.embed, kind && `is-${kind}`)} data-embed={embed.replace(/^\/embed\/|\?.*/g, '')}>
      <EmbedHead
        {...{ title, page, hasTitle }}
        glyph={shape && glyphs[shape]}
        kind={[kindTitle, about].filter(Boolean).join(', ')}
      />
      {views[view](given)}
      <EmbedFoot foot={foot} page={page} productName={productName} when={sayDay(asOf)} />
    </main>
  )
}

/** So many rows a card has. */
const mostOnCard = 3

const views: Record<EmbedView, (given: PageEmbedGiven) => ReactNode> = {
  chart: (given) => <Whole {...given} />,
  distribution: (given) => <Whole {...given} />,
  number: (given) => <Figure {...given} />,
  card: (given) => (
    <>
      {given.told.summary && (
        <p className={styles.summary}>
          <Chemical text={given.told.summary} />
        </p>
      )}
      <Figure {...given} />
      {given.told.drawing && drawingOf(given.told.drawing).small(given.origin, mostOnCard)}
    </>
  ),
}

function Whole(given: PageEmbedGiven) {
  const { drawing } = given.told
  return (
    <>
      <Figure {...given} isInLine />
      {drawing && drawingOf(drawing).whole(given.origin)}
    </>
  )
}

function Figure({ told: { figure, beside, isEstimate }, isInLine = false }: PageEmbedGiven & { isInLine?: boolean }) {
  return (
    <p className={isInLine ? styles.says : styles.figure}>
      {figure && <b className={classes(isEstimate && styles.estimate)}>{figure}</b>}{' '}
      <span>
        <Chemical text={beside.join('; ')} />
      </span>
    </p>
  )
}
