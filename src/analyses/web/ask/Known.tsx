/**
 * The scope of an analysis: the items of each kind with their figures, what an answer would lack, and what may be
 * ordered.
 */
import { sayNumber } from '#kit/numbers.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { ByOthers } from '#items/web/AuthorLink.tsx'
import { paths } from '#items/paths.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import { MoreRows } from '#items/web/MoreRows.tsx'
import type { Preview } from '../../dossier/preview.ts'
import { sayCorrected, sayScope, sayWhatElse } from '../../dossier/preview-words.ts'
import styles from './AskPanel.module.css'
import { Offers } from './Offers.tsx'
import { Reading } from './Reading.tsx'
import type { Subject } from './order-intent.ts'

type Item = Preview['trends'][number]
/** Of each kind; the rest is folded. */
const mostShown = 4

export function Known({ preview, subject, onRefused }: { preview: Preview; subject: Subject; onRefused: () => void }) {
  const { trends, predictions, scenarios, gaps, corrected } = preview
  return (
    <>
      <Reading preview={preview} />
      <p className={styles.scope}>
        {sayScope(preview)} {sayCorrected(corrected)}
      </p>
      <div className={styles.kinds}>
        {[trends, predictions, scenarios].map((items, i) => items.length > 0 && <OfKind key={i} items={items} />)}
      </div>
      {gaps.length > 0 && (
        <div className={styles.gaps}>
          <h3>What an answer would lack</h3>
          <ul>
            {gaps.map((gap) => (
              <li key={gap}>
                <Chemical text={gap} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Offers preview={preview} subject={subject} onRefused={onRefused} />
    </>
  )
}

/** Nothing can be ordered, and that costs nothing. */
export function Empty({ preview }: { preview: Preview }) {
  const { trends, predictions, scenarios, corrected } = preview
  const nearest = [...trends, ...predictions, ...scenarios].toSorted((a, b) => b.fit - a.fit)
  return (
    <>
      <p className={styles.scope}>
        {sayWhatElse(preview)} {sayCorrected(corrected)}
      </p>
      {nearest.length > 0 && (
        <div className={styles.nearest}>
          <h3>Nearest to it</h3>
          <Rows items={nearest} />
        </div>
      )}
    </>
  )
}

function OfKind({ items }: { items: readonly Item[] }) {
  const view = useKindViews()[items[0]?.kind ?? '']
  const rest = items.slice(mostShown)
  return (
    <section className={classes(styles.kind, `is-${items[0]?.kind}`)}>
      <h3>
        {view?.glyph}
        {items.length === 1 ? view?.title : view?.section}{' '}
        <span className={styles.count}>{sayNumber(items.length)}</span>
      </h3>
      <Rows items={items.slice(0, mostShown)} />
      {rest.length > 0 && (
        <MoreRows count={rest.length}>
          <Rows items={rest} />
        </MoreRows>
      )}
    </section>
  )
}

function Rows({ items }: { items: readonly Item[] }) {
  const views = useKindViews()
  return (
    <ul className={styles.rows}>
      {items.map(({ ref, kind, label, title, figure, isEstimate, author, authorId }) => (
        <li key={ref} className={`is-${kind}`}>
          <span>
            <Link to={paths.itemOf(ref)} title={title}>
              <span className="unseen">{views[kind]?.title}: </span>
              <bdi>
                <Chemical text={label} />
              </bdi>
            </Link>
            <ByOthers item={{ author, authorId }} />
          </span>
          <span className={classes(styles.figure, isEstimate && styles.estimate)}>{figure}</span>
        </li>
      ))}
    </ul>
  )
}
