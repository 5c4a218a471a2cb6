/**
 * The map: one item in the middle, left what bears on it, right what rests on it. Each neighbour is a link that puts it into the middle, so that one goes on step by step; a telephone shows the same as lists.
 */
import { type ReactNode, useEffect, useRef } from 'react'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { mayBeCut, mostOfASort } from '#items/near.ts'
import { paths } from '#items/paths.ts'
import type { Shelf } from '#items/shelf/shelf.ts'
import type { Neighbour } from '#items/web/kind-view.ts'
import { layMap } from '../../../map/lay-map.ts'
import type { Counts, MapData } from '../../layout/screen-data.ts'
import { MapLegend } from './MapLegend.tsx'
import { MapMiddle } from './MapMiddle.tsx'
import { MapSide } from './MapSide.tsx'
import { MapStart } from './MapStart.tsx'
import styles from './Map.module.css'
import { mapHeading, stepTo } from './step.ts'

type Props = { map: NonNullable<MapData['map']>; shelf: Shelf; counts: Counts }

/** The map of all stuff. */
export function MapView({ map: { item, neighbours, others, unread }, shelf, counts }: Props) {
  return (
    <MapAround
      item={item}
      neighbours={neighbours}
      stepTo={(ref) => stepTo(shelf, ref)}
      unread={unread ? `No item that everybody may read stands at “${shelf.item}”. The map begins elsewhere.` : null}
    >
      {others && <MapStart others={others} shelf={shelf} counts={counts} />}
    </MapAround>
  )
}

/** `unread`: that the address names an item that cannot be read. `children`: why this one stands in the middle. */
type AroundProps = Pick<NonNullable<MapData['map']>, 'item' | 'neighbours'> & {
  stepTo(ref: string): string
  unread: string | null
  children: ReactNode
}

export function MapAround({ item, neighbours, stepTo: to, unread, children }: AroundProps) {
  const { left, right } = layMap(neighbours)
  const heading = useFocusAfterStep(`${item.kind}/${item.id}`)
  return (
    <section aria-labelledby={mapHeading}>
      {unread !== null && (
        <div className={styles.unread}>
          <Banner>
            <p>{unread}</p>
          </Banner>
        </div>
      )}
      <div className={styles.head}>
        <h2 id={mapHeading} ref={heading} tabIndex={-1}>
          Around{' '}
          <bdi>
            <Chemical text={item.label} />
          </bdi>
        </h2>
        <p>
          {sayLinks(neighbours)}
          {mayBeCut(neighbours) && (
            <>
              {' '}
              <Link to={paths.allStuff({ linked: `${item.kind}/${item.id}` })}>All as a list</Link>.
            </>
          )}
          {neighbours.length > 0 && <span className="noprint"> A name puts that item into the middle.</span>}
        </p>
      </div>
      {children}
      <div className={styles.map}>
        <MapMiddle item={item} isDriven={left.some(({ line }) => line !== 'plain')} />
        <MapSide
          side="left"
          title="What bears on it"
          nothing="Nothing is said to bear on it."
          nodes={left}
          stepTo={to}
        />
        <MapSide
          side="right"
          title="What rests on it, and what is near it"
          nothing="Nothing is said to rest on it."
          nodes={right}
          stepTo={to}
        />
      </div>
      <MapLegend />
    </section>
  )
}

function sayLinks(neighbours: readonly Neighbour[]): string {
  const count = neighbours.length
  if (mayBeCut(neighbours)) return `${count} items that are linked to it are here, ${mostOfASort} of a sort at most.`
  if (count === 0) return 'It is linked to nothing yet.'
  return `${count === 1 ? 'One item is' : `${count} items are`} linked to it.`
}

/** The link that was followed is gone from where it was: the focus goes to what it led to, where it would be lost. */
function useFocusAfterStep(ref: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(ref)
  useEffect(() => {
    if (before.current === ref) return
    before.current = ref
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [ref])
  return heading
}
