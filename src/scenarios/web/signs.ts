/** Where does a signpost stand today? Read off the last observation; nothing is estimated. */
import { isMet } from '#kit/comparison-words.ts'
import { sayDay } from '#kit/dates.ts'
import { sayNumber } from '#kit/numbers.ts'
import type { Neighbour } from '#content/web/kind-view.ts'
import { seriesOf } from '#trends/web/item.ts'
import type { Signpost } from '../scenario.ts'

export type Standing = { isOn: boolean; said: string }

/** `watched` is the item it names. What a prediction will resolve to is seen when it resolves. */
export function standingOf(signpost: Signpost, watched: Neighbour['item'] | undefined): Standing {
  if ('outcome' in signpost) return { isOn: false, said: watched?.status === 'resolved' ? 'resolved' : 'not resolved yet' }
  const last = watched && seriesOf(watched)?.last
  if (!last) return { isOn: false, said: 'not measured' }
  const isOn = isMet(last.value, signpost.comparison, signpost.threshold)
  return { isOn, said: `${isOn ? 'on' : 'not yet'}: ${sayNumber(last.value)} in ${sayDay(last.at)}` }
}
