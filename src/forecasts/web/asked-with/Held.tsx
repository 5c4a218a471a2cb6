/** One's own numbers of a question with conditions and without, against each other; where one is missing, which. */
import { sayFineChance } from '#kit/numbers.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { agreementOf, missingOf } from '../../asked-with/agreement.ts'
import type { Whole } from '../../asked-with/branching.ts'
import { type Against, Nearest } from './Nearest.tsx'
import type { Several } from './use-several.ts'

/**
 * `ids`: of the questions in the order of their fields; `held`: those whose number stays as it is; `over`: those that take no forecast
 * now, wherever.
 */
type Props = {
  whole: Whole
  ids: readonly string[]
  held: ReadonlySet<string>
  over: ReadonlySet<string>
  several: Several<number>
}

export function Held({ whole, ids, held, over, several: { given: chances, change } }: Props) {
  const { on, plain, branches } = whole
  const all = [on, ...branches, ...(plain ? [plain] : [])]
  const agreement = agreementOf(plain, branches, 'you say', held)
  // What can no longer be said is not asked for.
  const isAsked = !all.some(({ predictionId, chance }) => chance === null && over.has(predictionId))
  return (
    <>
      {!agreement && isAsked && (
        <p className="fine soft">
          To hold your numbers against each other, say also: <Chemical text={missingOf(all).join(', ')} />.
        </p>
      )}
      {agreement && !agreement.nearest && (
        <Banner>
          <output>Your numbers: {agreement.said}</output>
        </Banner>
      )}
      <Nearest against={againstOf(agreement, all, { ids, held })} given={chances} onTake={change} />
    </>
  )
}

/** Null where nothing is to be offered. `all`: the condition first. */
function againstOf(
  agreement: ReturnType<typeof agreementOf>,
  all: readonly { predictionId: string; label: string }[],
  { ids, held }: Pick<Props, 'ids' | 'held'>,
): Against<number> | null {
  const { said, nearest } = agreement ?? {}
  if (said === undefined || !nearest) return null
  const list = all.flatMap(({ predictionId, label }) => {
    const chance = nearest[predictionId]
    return chance === undefined ? [] : [`${sayFineChance(chance)} for ${label}`]
  })
  const stays = all.slice(1).some(({ predictionId }) => held.has(predictionId))
  return {
    said: `Your numbers: ${said}`,
    nearest: `The nearest that do, the condition as likely as you say${stays ? ' and what takes no more forecasts as it is' : ''}`,
    list: list.join(', '),
    offered: ids.map((id) => nearest[id] ?? null),
  }
}
