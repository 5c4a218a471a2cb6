/**
 * What can be given and ordered, and the scope of it: the items of each kind with their figures, and what an answer would
 * lack.
 */
import { useUser } from '#accounts/web/use-user.ts'
import { sayNumber } from '#kit/numbers.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import { MoreRows } from '#items/web/MoreRows.tsx'
import type { Preview } from '../../dossier/preview.ts'
import { sayCorrected, sayScope } from '../../dossier/preview-words.ts'
import styles from './AskPanel.module.css'
import { Offers } from './Offers.tsx'
import { Rows } from './Rows.tsx'
import type { Subject } from './order-intent.ts'

type Item = Preview['trends'][number]
/** Of each kind; the rest is folded. */
const mostShown = 4

type Props = { preview: Preview; subject: Subject; held: string | null; onRefused: () => void }

export function Known({ preview, ...ordering }: Props) {
  const { trends, predictions, scenarios, gaps, corrected } = preview
  const { user } = useUser()
  return (
    <>
      <Offers preview={preview} {...ordering} />
      <p className={styles.scope}>
        {sayScope(preview)} {sayCorrected(corrected)}
      </p>
      {user?.hidesCrowd && (
        <p className={styles.scope}>
          What people forecast of questions that you have not forecast is left out, as in all that you read.
        </p>
      )}
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
