/** Where does a signpost stand today? Read off the last observation; nothing is estimated. */
import { isMet } from '#kit/comparison-words.ts'
import { sayDay } from '#kit/dates.ts'
import type { Neighbour } from '#items/web/kind-view.ts'
import { seriesOf } from '#trends/web/item.ts'
import { sayBriefly } from '#series/words.ts'
import type { Signpost } from '../scenario.ts'

export type Standing = { isOn: boolean; said: string }

/** `watched` is the item it names. What a prediction will resolve to is seen when it resolves. */
export function standingOf(signpost: Signpost, watched: Neighbour['item'] | undefined): Standing {
  if ('outcome' in signpost)
    return { isOn: false, said: watched?.status === 'resolved' ? 'resolved' : 'not resolved yet' }
  const series = watched && seriesOf(watched)
  if (!series) return { isOn: false, said: 'not measured' }
  const { last, unit } = series
  const isOn = isMet(last.value, signpost.comparison, signpost.threshold)
  return { isOn, said: `${isOn ? 'on' : 'not yet'}: ${sayBriefly(last.value, unit)} in ${sayDay(last.at)}` }
}
