/**
 * The address of a step on the map. It names the heading of what then stands in the middle: so the focus, and the window,
 * go there also where no program is there yet, or none at all.
 */
import { paths } from '#items/paths.ts'
import type { Shelf } from '#items/shelf/shelf.ts'

export const mapHeading = 'map-title'

export const stepTo = (shelf: Shelf, ref: string): string =>
  `${paths.allStuff({ ...shelf, item: ref, cursor: undefined })}#${mapHeading}`
