/** Whether anything that a part is about names the place that it asks about; of the world, always. */
import { placesIn } from '../ask/places/place.ts'
import { askOf } from './asked.ts'
import type { Writing } from './writing.ts'

export function coversPlace(w: Writing): boolean {
  const { place, of } = askOf(w)
  const own = w.dossier.items.filter(({ ref }) => of.items.includes(ref))
  return (
    place === 'world' ||
    own.some(({ title, label, summary }) => placesIn([title, label, summary].join(' ')).includes(place))
  )
}
