/** What stands on a radar of one's own in words: a list a sector, or a table. */
import { CategoryLabel } from '#kit/web/ui/controls/Tag.tsx'
import type { RadarSector } from '../../../radar.ts'
import { RadarSector as SectorList } from '../../views/RadarSector.tsx'
import { RadarTable } from '../../views/RadarTable.tsx'
import type { OnRadar } from '../../views/on-radar.ts'
import lists from '../../views/RadarView.module.css'

type Props = {
  items: readonly OnRadar[]
  sectors: readonly RadarSector[]
  /** What it is compared with, in words. */
  since: string | null
  isList: boolean
  look(id: string | null): void
}

export function OwnLists({ items, sectors, since, isList, look }: Props) {
  const all = sectors.map(({ key, title, category }) => {
    const label = (
      <CategoryLabel category={category}>
        <bdi>{title}</bdi>
      </CategoryLabel>
    )
    const inside = items.filter(({ sector }) => sector === key)
    return isList ? (
      <RadarTable key={key} name={title} title={label} items={inside} since={since} />
    ) : (
      <SectorList key={key} title={label} items={inside} look={look} />
    )
  })
  return isList ? all : <div className={lists.list}>{all}</div>
}
