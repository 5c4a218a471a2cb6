/** What a scenario says of another item: the outcome that a prediction has, or the threshold that a trend reaches. */
import { sayUnit } from '#series/words.ts'
import { type Comparison, comparisons, comparisonWords } from '#kit/comparison-words.ts'
import type { ItemRef } from '#items/item.ts'
import { NumberField, SelectField } from '#items/web/form/fields.tsx'
import { useItem } from '#items/web/form/use-item.ts'
import { OutcomeField } from '#predictions/web/form/OutcomeField.tsx'
import { seriesOf } from '#trends/web/item.ts'
import type { Claim } from './unfinished.ts'

type Props<C extends Claim> = {
  of: ItemRef | null
  claim: C
  change: (claim: C) => void
  faultOf: (field: string) => string | null
}

const choices = comparisons.map((value) => ({ value, title: comparisonWords[value] }))

export function ClaimFields<C extends Claim>({ of, claim, change, faultOf }: Props<C>) {
  if (of === null) return null
  if ('outcome' in claim)
    return (
      <OutcomeField
        of={of}
        label="It has to resolve to"
        error={faultOf('outcome')}
        value={claim.outcome}
        onChange={(outcome) => change({ ...claim, outcome })}
      />
    )
  return (
    <>
      <SelectField<Comparison>
        label="It has to be"
        error={faultOf('comparison')}
        value={claim.comparison}
        onChange={(comparison) => change({ ...claim, comparison })}
        choices={choices}
      />
      <Threshold
        of={of}
        error={faultOf('threshold')}
        value={claim.threshold}
        onChange={(threshold) => change({ ...claim, threshold })}
      />
    </>
  )
}

type ThresholdProps = {
  of: ItemRef
  error: string | null
  value: number | null
  onChange: (value: number | null) => void
}

function Threshold({ of, ...field }: ThresholdProps) {
  const { item } = useItem(of)
  const unit = item ? seriesOf(item)?.unit : undefined
  return <NumberField {...field} label="The threshold" hint={unit && sayUnit(unit)} />
}

/** What may be said of an item that a scenario names, by its kind; what was said before stays where it can. */
const claims: Readonly<Record<string, (before: Claim) => Claim>> = {
  prediction: () => ({ outcome: '' }),
  trend: (before) =>
    'outcome' in before
      ? { comparison: '>=', threshold: null }
      : { comparison: before.comparison, threshold: before.threshold },
}
/** The kinds that a scenario may name. */
export const claimable = Object.keys(claims)

export function claimFor(ref: ItemRef | null, before: Claim): Claim {
  return claims[ref?.split('/')[0] ?? '']?.(before) ?? { outcome: '' }
}
