/** When a world's time comes: its horizon, with the years by which its signposts are to be seen. Free of schemas. */
import { sayLikely } from '../words.ts'
import { plainWhen, type When } from '#items/shelf/when.ts'

type Card = {
  horizon: { to: number }
  likely?: { chance: number; highest: number; isWhole: boolean } | null
  signYears?: number[]
}

export function whenOf({ horizon, likely, signYears = [] }: Card): When {
  return {
    ...plainWhen,
    means: 'Worlds and their signposts',
    place: 4,
    year: horizon.to,
    says: `due ${horizon.to}`,
    mark: 'diamond',
    signs: signYears,
    beside: likely ? sayLikely(likely, likely.isWhole) : '',
  }
}
