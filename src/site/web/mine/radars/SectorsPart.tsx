/** The sectors of a radar of one's own: renamed, added and removed, between two and eight of them. */
import { useState } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { CategoryLabel } from '#kit/web/ui/controls/Tag.tsx'
import { addSector, leastSectors, mostSectors, removeSector, renameSector, type Sector } from '#items/mine/own-radar.ts'
import styles from './Radars.module.css'
import { SectorName } from './SectorName.tsx'
import { Trouble } from './Trouble.tsx'
import { useChange } from './use-own-radar.ts'

type Props = { id: number; sectors: readonly Sector[]; free: number }

export function SectorsPart({ id, sectors, free }: Props) {
  /** Which is being named: one of them, or one that is to be added. */
  const [named, setNamed] = useState<number | 'new' | null>(null)
  const { isBusy, trouble, run } = useChange()
  const change = async (next: readonly Sector[]) => {
    const body = { sectors: [...next] }
    const isDone = await run((call) => call('changeOwnRadar', { params: { radar: id }, query: {}, body }))
    if (isDone) setNamed(null)
  }
  const field = { isBusy, onCancel: () => setNamed(null) }
  return (
    <section className={styles.part}>
      <h3>Sectors</h3>
      <ul className={styles.sectors}>
        {sectors.map(({ id: key, title, category }) => (
          <li key={key}>
            {named === key ? (
              <SectorName {...field} title={title} onKeep={(next) => void change(renameSector(sectors, key, next))} />
            ) : (
              <>
                <CategoryLabel category={category}>
                  <bdi>{title}</bdi>
                </CategoryLabel>
                <span className="row">
                  <Button variant="quiet" size="small" aria-label={`Rename ${title}`} onClick={() => setNamed(key)}>
                    Rename
                  </Button>
                  {sectors.length > leastSectors && (
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={`Remove ${title}`}
                      onClick={() => void change(removeSector(sectors, key))}
                    >
                      Remove
                    </Button>
                  )}
                </span>
              </>
            )}
          </li>
        ))}
        {named === 'new' && (
          <li>
            <SectorName {...field} title="" onKeep={(title) => void change(addSector(sectors, { id: free, title }))} />
          </li>
        )}
      </ul>
      <Trouble says={trouble} />
      <p className="fine soft">
        Two to eight. What stood in one that you remove goes where its category is, else into the first.
      </p>
      {named !== 'new' && sectors.length < mostSectors && (
        <div>
          <Button variant="plain" size="small" onClick={() => setNamed('new')}>
            Add a sector
          </Button>
        </div>
      )}
    </section>
  )
}
