/**
 * The whole radar: its picture with the names that have room, and the same items as a list, by category and the nearest
 * first, which is what the keyboard goes through. The name of the one that is looked at in the list shows in the picture.
 */
import { useState } from 'react'
import { sayDay } from '#kit/dates.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Segmented } from '#kit/web/ui/controls/Segmented.tsx'
import { CategoryLabel } from '#kit/web/ui/controls/Tag.tsx'
import { categories, categoryTitles } from '#items/category-titles.ts'
import { paths } from '#items/paths.ts'
import type { Shelf } from '#items/shelf/shelf.ts'
import type { DatedData, EditionData } from '../layout/screen-data.ts'
import { CutNote } from './CutNote.tsx'
import { EditionChoice } from './EditionChoice.tsx'
import { EditionNote } from './EditionNote.tsx'
import { type OnRadar, onRadar } from './on-radar.ts'
import { RadarPicture } from './RadarPicture.tsx'
import { RadarSector } from './RadarSector.tsx'
import { RadarSince } from './RadarSince.tsx'
import { RadarTable } from './RadarTable.tsx'
import styles from './RadarView.module.css'

type RadarProps = { data: DatedData; shelf: Shelf; addressOf?: (shelf: Shelf) => string }

/** `addressOf`: where it lies, of what is not all stuff. */
export function RadarView({ data, shelf, addressOf = paths.allStuff }: RadarProps) {
  const { dated, isCut, lookedAt, radar } = data
  const [looked, look] = useState<string | null>(null)
  const { day, compared } = editionsIn(radar)
  const items = onRadar(dated, compared?.stood)
  const isList = shelf.as === 'list'
  return (
    <>
      {radar && <EditionNote shelf={shelf} radar={radar} />}
      <div className={styles.ways}>
        {radar && <EditionChoice shelf={shelf} radar={radar} />}
        <Link to={paths.radars()} className="fine">
          My radars
        </Link>
        <RadarWays shelf={shelf} addressOf={addressOf} />
      </div>
      {isCut && <Cut shelf={shelf} day={day} shown={items.length} lookedAt={lookedAt} />}
      {!isList && <RadarPicture items={items} end={shelf.to} day={day} looked={looked} />}
      {compared && (
        <RadarSince items={items} title={sayCompared(compared)} gone={compared.gone} isGonePart={compared.isGonePart} />
      )}
      {isList ? <Tables items={items} since={compared && compared.since} /> : <Sectors items={items} look={look} />}
    </>
  )
}

/** `day`: of an edition; null where the radar is that of today. `compared`: null where there is none before it. */
function editionsIn(radar: EditionData | undefined) {
  const compared = radar && radar.since !== null ? { ...radar, since: radar.since } : null
  return { day: radar?.edition ?? null, compared }
}

function sayCompared({ edition, since }: { edition: string | null; since: string }): string {
  return edition === null
    ? `Since the edition of ${sayDay(since)}`
    : `From the edition of ${sayDay(since)} to that of ${sayDay(edition)}`
}

/** An edition has one order, and no pages. */
function Cut({ shelf, day, ...counts }: { shelf: Shelf; day: string | null; shown: number; lookedAt: number | null }) {
  const sort = day === null ? shelf.sort : undefined
  return <CutNote shelf={{ ...shelf, view: 'radar', sort }} hasPages={day === null} {...counts} />
}

function RadarWays({ shelf, addressOf }: Required<Pick<RadarProps, 'shelf' | 'addressOf'>>) {
  return (
    <Segmented
      label="The radar"
      ways={[
        { title: 'As a picture', to: addressOf({ ...shelf, as: undefined }), isOn: shelf.as === undefined },
        { title: 'As a list', to: addressOf({ ...shelf, as: 'list' }), isOn: shelf.as === 'list' },
      ]}
    />
  )
}

function Tables({ items, since }: { items: readonly OnRadar[]; since: string | null }) {
  return categories.map((category) => (
    <RadarTable
      key={category}
      name={categoryTitles[category]}
      title={<CategoryLabel category={category}>{categoryTitles[category]}</CategoryLabel>}
      items={items.filter((item) => item.category === category)}
      since={since === null ? null : sayDay(since)}
    />
  ))
}

type SectorsProps = { items: readonly OnRadar[]; look(id: string | null): void }

function Sectors({ items, look }: SectorsProps) {
  return (
    <div className={styles.list}>
      {categories.map((category) => (
        <RadarSector
          key={category}
          title={<CategoryLabel category={category}>{categoryTitles[category]}</CategoryLabel>}
          items={items.filter((item) => item.category === category)}
          look={look}
        />
      ))}
    </div>
  )
}
