/** The timeline of what was found, and what of it is not on it. */
import type { Shelf } from '#items/shelf/shelf.ts'
import type { DatedData } from '../layout/screen-data.ts'
import { CutNote } from './CutNote.tsx'
import { Timeline } from './Timeline.tsx'

export function TimelineView({ data: { dated, isCut, lookedAt }, shelf }: { data: DatedData; shelf: Shelf }) {
  return (
    <>
      {isCut && <CutNote shelf={{ ...shelf, view: 'timeline' }} shown={dated.length} lookedAt={lookedAt} />}
      <Timeline items={dated} to={shelf.to} />
    </>
  )
}
