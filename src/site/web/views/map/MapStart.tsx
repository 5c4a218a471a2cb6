/** Why the item in the middle stands there, where the address does not say it, and which could stand there instead. */
import { Fragment } from 'react'
import { sayNumber } from '#kit/numbers.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { type Shelf, sortOf } from '#items/shelf/shelf.ts'
import { sortTitles } from '#items/shelf/sorts.ts'
import type { Card } from '#items/web/kind-view.ts'
import type { Counts } from '../../layout/screen-data.ts'
import styles from './Map.module.css'
import { stepTo } from './step.ts'

export function MapStart({ others, shelf, counts }: { others: readonly Card[]; shelf: Shelf; counts: Counts }) {
  const order = sortTitles[sortOf(shelf, shelf.sort)]
  return (
    <p className={styles.start}>
      {counts.total === 1
        ? 'It is the only item found.'
        : `It is the first of the ${counts.more ? 'more than ' : ''}${sayNumber(counts.total)} items found, by ${order}.`}
      {others.length > 0 && (
        <>
          {' '}
          Next:{' '}
          {others.map(({ kind, id, label, title }, i) => (
            <Fragment key={id}>
              {i > 0 && ', '}
              <Link to={stepTo(shelf, `${kind}/${id}`)} title={title}>
                <bdi>
                  <Chemical text={label} />
                </bdi>
              </Link>
            </Fragment>
          ))}
          .
        </>
      )}
    </p>
  )
}
