/** Which edition of the radar of all stuff is shown, with the filters that are on. */
import { sayDay } from '#kit/dates.ts'
import { paths } from '#items/paths.ts'
import { readShelf, type Shelf, writeShelf } from '#items/shelf/shelf.ts'
import type { EditionData } from '../layout/screen-data.ts'
import { EditionForm } from './EditionForm.tsx'

type Props = { shelf: Shelf; radar: EditionData }

export function EditionChoice({ shelf, radar: { editions, edition, since } }: Props) {
  return (
    <EditionForm
      editions={editions.map((day) => ({ value: day, title: sayDay(day) }))}
      edition={edition}
      since={shelf.since === since ? since : null}
      action={paths.allStuff()}
      others={[...new URLSearchParams(writeShelf({ ...shelf, edition: undefined, since: undefined }))]}
      pathOf={(query) => paths.allStuff(readShelf(query))}
    />
  )
}
