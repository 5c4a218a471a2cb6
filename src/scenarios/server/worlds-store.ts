/** The scenarios of a set as its page tells of them: those that lists show, with what was last made of each. */
import type { Pool } from 'pg'
import { numbersShown } from '#items/server/hidden-crowds.ts'
import { prepared } from '#kit/server/prepared.ts'
import { scenarioDetails } from '../scenario.ts'
import { scenario } from '../kind.ts'
import { scenarioNumbers } from '../numbers.ts'
import type { ToldWorld } from '../told-world.ts'

/** A set may have any number of worlds; a page shows few. */
const mostWorlds = 40

type Row = Pick<ToldWorld, 'id' | 'title' | 'summary' | 'author' | 'authorId'> & {
  details: unknown
  numbers: Record<string, unknown> | null
}

/** Those of the set's own author first, each the oldest first. */
export async function listWorlds(pool: Pool, slug: string): Promise<ToldWorld[]> {
  const text = `
    select item.id::text, title, summary, author, owner_id::text as "authorId", details, newest.numbers
    from item left join lateral (
      select numbers from item_numbers where item_id = item.id and is_public order by made_at desc limit 1
    ) as newest on true
    where kind = 'scenario' and family = $1 and is_listed
    order by owner_id is not null, item.id limit ${mostWorlds}`
  const { rows } = await pool.query<Row>(prepared(text, [slug]))
  return rows.map(toldOf)
}

function toldOf({ details, numbers, ...said }: Row): ToldWorld {
  const { states, consistent, signposts, members } = scenarioDetails.parse(details)
  return { ...said, states, consistent, signposts, members: members.length, numbers: numbersOf(numbers) }
}

function numbersOf(kept: Row['numbers']): ToldWorld['numbers'] {
  if (kept === null) return null
  const { chance, signs, noneOfThese, members } = scenarioNumbers.parse(numbersShown(scenario, kept))
  const isHidden = members.some((member) => member.probability === null && member.why === 'forecast-first')
  const isWhole = chance?.counted === members.length
  return { chance, signs, noneOfThese, isWhole, ...(isHidden && { isHidden }) }
}
