/** Beside a radar of one's own: what can be put on it and where, its sectors and editions. An edition is only read. */
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { count } from './count.ts'
import { Editions } from './Editions.tsx'
import { OverItems } from './OverItems.tsx'
import { PlaceItem } from './PlaceItem.tsx'
import { PutItem } from './PutItem.tsx'
import { radarPath } from './radar-address.ts'
import styles from './Radars.module.css'
import { SectorsPart } from './SectorsPart.tsx'
import { Trouble } from './Trouble.tsx'
import { type OwnRadarData, useChange } from './use-own-radar.ts'
import { WholeRadar } from './WholeRadar.tsx'

type Props = { id: number; radar: OwnRadarData }

export function RadarSide({ id, radar }: Props) {
  return (
    <aside className={styles.side} aria-label="About this radar">
      {radar.edition === null ? (
        <>
          <PutItem id={id} radar={radar} />
          {radar.items.length > 0 && <PlaceItem id={id} radar={radar} />}
          {radar.over.length > 0 && <OverItems id={id} over={radar.over} />}
          <SectorsPart id={id} sectors={radar.sectors} free={radar.freeSector} />
        </>
      ) : (
        <p>
          <Link to={radarPath({ radar: id })}>How it stands today</Link>, where it can be changed
        </p>
      )}
      <Editions id={id} radar={radar} />
      {radar.edition === null && <WholeRadar id={id} name={radar.name} />}
    </aside>
  )
}

export function NothingOnIt({ id, saved }: { id: number; saved: number }) {
  const { isBusy, trouble, run } = useChange()
  const take = () => run((call) => call('putSavedOnOwnRadar', { params: { radar: id }, query: {} }))
  return (
    <>
      <Empty
        title="Nothing on it yet"
        level={3}
        action={
          saved > 0 && (
            <Button busy={isBusy} onClick={() => void take()}>
              Take what I saved
            </Button>
          )
        }
      >
        {saved > 0
          ? `Put on it what you saved and is still to come: ${count(saved, 'item')}. Or find items for it one by one.`
          : 'You have saved nothing that is still to come. Find an item for it here, or press Save on the page of one.'}
      </Empty>
      <Trouble says={trouble} />
    </>
  )
}
