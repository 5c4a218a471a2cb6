/** One radar of one's own: as it stands, with what can be done about it, or as an edition kept it. */
import { useState } from 'react'
import { sayDay } from '#kit/dates.ts'
import { useToday } from '#kit/web/today.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Segmented } from '#kit/web/ui/controls/Segmented.tsx'
import { Crumbs } from '#kit/web/ui/Crumbs.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { paths } from '#items/paths.ts'
import { sayOwnPicked } from '#items/mine/own-radar.ts'
import { sayBeyond } from '../../../beyond-rims.ts'
import { ownMove } from '../../../own-radar-move.ts'
import { radarEnd } from '../../../radar.ts'
import { keptItem } from '../../../timeline/kept-item.ts'
import { RadarPicture } from '../../views/RadarPicture.tsx'
import { RadarSince } from '../../views/RadarSince.tsx'
import { inOrder } from '../../views/on-radar.ts'
import { EditionForm } from '../../views/EditionForm.tsx'
import { drawnSectors } from './own-sectors.ts'
import { OwnLists } from './OwnLists.tsx'
import { type RadarAddress, radarPath } from './radar-address.ts'
import { NothingOnIt, RadarSide } from './RadarSide.tsx'
import { RadarList } from './RadarList.tsx'
import styles from './Radars.module.css'
import { type OwnRadarData, useOwnRadar } from './use-own-radar.ts'

type Address = RadarAddress & { radar: number }

export function OwnRadar(address: Address) {
  const { found, failure, again } = useOwnRadar(address)
  if (failure?.code === 'radar-not-found') return <RadarList unread={String(address.radar)} />
  if (failure)
    return (
      <div className="stack tight">
        <Crumbs items={[{ title: 'My radars', to: paths.radars() }, { title: 'Not found' }]} />
        <LoadFailure what="This radar" message={failure.message} onAgain={again} />
      </div>
    )
  if (!found) return <output className="soft">Loading</output>
  return (
    <section aria-labelledby="own-radar">
      <Head radar={found} address={address} />
      <div className={styles.page}>
        <div className={styles.drawn}>
          {found.items.length === 0 && found.edition === null ? (
            <NothingOnIt id={address.radar} saved={found.saved} />
          ) : (
            <Drawn radar={found} address={address} />
          )}
        </div>
        <RadarSide radar={found} id={address.radar} />
      </div>
    </section>
  )
}

type Props = { radar: OwnRadarData; address: Address }

function Head({ radar, address }: Props) {
  const { name, editions, edition, items } = radar
  const shown = editions.find(({ id }) => id === edition)
  const said = sayOwnPicked(address, radar)
  return (
    <header className={styles.head}>
      <Crumbs items={[{ title: 'My radars', to: paths.radars() }, { title: <bdi>{name}</bdi> }]} />
      <h2 id="own-radar">
        <bdi>{name}</bdi>
      </h2>
      <p>
        {shown
          ? `“${shown.name}”, as you kept it on ${sayDay(shown.day)}. Places, figures and sectors are those of that day, names of items those of now.`
          : `${items.length === 0 ? 'A set of your own.' : `Your own set of ${items.length}.`} Each item stands where its date says and moves by itself, unless you place it.`}
      </p>
      {said.length > 0 && (
        <Banner tone="warn">
          {said.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Banner>
      )}
    </header>
  )
}

function Drawn({ radar, address }: Props) {
  const today = useToday()
  const [looked, look] = useState<string | null>(null)
  const { editions, edition, since, sectorsBefore, gone } = radar
  const sectors = drawnSectors(radar.sectors)
  const day = editions.find(({ id }) => id === edition)?.day ?? null
  const before = editions.find(({ id }) => id === since)
  const isList = address.as === 'list'
  const rims = { now: Number((day ?? today).slice(0, 4)), end: radarEnd }
  const items = inOrder(
    radar.items.map((item) => ({
      ...keptItem({ ...item, says: isList ? item.says : `${item.says}${sayBeyond(item.year, rims)}` }),
      sector: String(item.sector),
      move: sectorsBefore && ownMove(item, item.was, { now: radar.sectors, before: sectorsBefore }),
    })),
  )
  return (
    <>
      <Ways radar={radar} address={address} />
      {!isList && <RadarPicture items={items} sectors={sectors} end={undefined} day={day} isBeside looked={looked} />}
      {before && <RadarSince items={items} title={sayCompared(radar)} gone={gone} />}
      <OwnLists
        items={items}
        sectors={sectors}
        since={before ? sayDay(before.day) : null}
        isList={isList}
        look={look}
      />
    </>
  )
}

function Ways({ radar: { editions, edition, since }, address }: Props) {
  return (
    <div className={styles.ways}>
      <EditionForm
        editions={editions.map(({ id, name, day }) => ({ value: String(id), title: `${name}, ${sayDay(day)}` }))}
        edition={edition === null ? null : String(edition)}
        since={address.since !== undefined && address.since === since ? String(since) : null}
        action={paths.myStuff()}
        others={[...new URLSearchParams(radarPath({ radar: address.radar, as: address.as }).split('?')[1])]}
        pathOf={(query) => `${paths.myStuff()}?${query}`}
      />
      <Segmented
        label="The radar"
        ways={[
          { title: 'As a picture', to: radarPath({ ...address, as: undefined }), isOn: address.as === undefined },
          { title: 'As a list', to: radarPath({ ...address, as: 'list' }), isOn: address.as === 'list' },
        ]}
      />
    </div>
  )
}

function sayCompared({ editions, edition, since }: OwnRadarData): string {
  const [shown, before] = [edition, since].map((id) => editions.find((one) => one.id === id))
  const said = before ? `“${before.name}”, ${sayDay(before.day)}` : ''
  return shown ? `From ${said}, to “${shown.name}”, ${sayDay(shown.day)}` : `Since ${said}`
}
