/** One's own numbers of a question with conditions and without, against each other; where one is missing, which. */
import { sayFineChance } from '#kit/numbers.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { agreementOf, missingOf } from '../../asked-with/agreement.ts'
import type { Whole } from '../../asked-with/branching.ts'
import { type Against, Nearest } from './Nearest.tsx'
import type { Several } from './use-several.ts'

/**
 * `isOneOf`: whether others stand beside it, so that it is said of which these are; `ids`: of the questions in the order of their
 * fields; `held`: those whose number stays as it is.
 */
type Props = {
  whole: Whole
  isOneOf: boolean
  ids: readonly string[]
  held: ReadonlySet<string>
  several: Several<number>
}

export function Held({ whole, isOneOf, ids, held, several: { given: chances, change } }: Props) {
  const { plain, branches } = whole
  const agreement = agreementOf(plain, branches, 'you say', held)
  const about = isOneOf ? ` of ‘${branches.map(({ label }) => label).join('’, ‘')}’` : ''
  const said = agreement && `Your numbers${about}: ${agreement.said}`
  return (
    <>
      {said !== null && !agreement?.nearest && (
        <Banner>
          <output>
            <Chemical text={said} />
          </output>
        </Banner>
      )}
      <Nearest
        against={againstOf(said, agreement?.nearest ?? null, { all: allOf(whole), ids, held })}
        given={chances}
        onTake={change}
      />
    </>
  )
}

/** What is missing to hold any of them, once each. `over`: those that take no forecast now, wherever: what can no longer be said is not asked for. */
export function StillToSay({ wholes, over }: { wholes: readonly Whole[]; over: ReadonlySet<string> }) {
  const open = wholes
    .map(allOf)
    .filter((all) => !all.some(({ predictionId, chance }) => chance === null && over.has(predictionId)))
  const missing = new Set(open.flatMap(missingOf))
  if (missing.size === 0) return null
  return (
    <p className="fine soft">
      To hold your numbers against each other, say also: <Chemical text={[...missing].join(', ')} />.
    </p>
  )
}

/** The condition first. */
const allOf = ({ on, branches, plain }: Whole) => [on, ...branches, ...(plain ? [plain] : [])]

type Among = Pick<Props, 'ids' | 'held'> & { all: readonly { predictionId: string; label: string }[] }

/** Null where nothing is to be offered. */
function againstOf(
  said: string | null,
  nearest: Record<string, number> | null,
  { all, ids, held }: Among,
): Against<number> | null {
  if (said === null || !nearest) return null
  const list = all.flatMap(({ predictionId, label }) => {
    const chance = nearest[predictionId]
    return chance === undefined ? [] : [`${sayFineChance(chance)} for ${label}`]
  })
  const stays = all.slice(1).some(({ predictionId }) => held.has(predictionId))
  return {
    said,
    nearest: `The nearest that do, the condition as likely as you say${stays ? ' and what takes no more forecasts as it is' : ''}`,
    list: list.join(', '),
    offered: ids.map((id) => nearest[id] ?? null),
  }
}
