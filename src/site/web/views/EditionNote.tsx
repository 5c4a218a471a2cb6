/** Over the radar: which edition this is, and what of the address was not taken as it stands. */
import { sayDay } from '#kit/dates.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { sayPicked } from '#items/shelf/editions.ts'
import type { Shelf } from '#items/shelf/shelf.ts'
import type { EditionData } from '../layout/screen-data.ts'
import styles from './RadarView.module.css'

export function EditionNote({ shelf, radar: { edition, since } }: { shelf: Shelf; radar: EditionData }) {
  const sentences = [
    ...sayPicked(shelf, { edition, since }),
    ...(edition !== null && shelf.status.length > 0 ? ['An edition keeps no status: items of all are here.'] : []),
  ]
  return (
    <>
      {sentences.length > 0 && (
        <Banner tone="warn">
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Banner>
      )}
      {edition !== null && (
        <div className={styles.edition}>
          <h2>The edition of {sayDay(edition)}</h2>
          <p>Places and figures are those of that day, names and categories those of now.</p>
        </div>
      )}
    </>
  )
}
