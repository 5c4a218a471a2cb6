/** What the values of a series cannot pass, and why. */
import { NumberField, Side, TextField } from '#items/web/form/fields.tsx'
import { Fault } from '#items/web/form/Group.tsx'
import { OptionalPart } from '#items/web/form/OptionalPart.tsx'
import type { FieldsProps } from '#items/web/kind-form.ts'
import type { TrendForm, WrittenBounds } from './unfinished.ts'

const blank: WrittenBounds = { least: null, most: null, why: '' }

export function BoundsFields({ entry, change, faultOf }: FieldsProps<TrendForm>) {
  return (
    <>
      <OptionalPart
        label="There is a value that it cannot pass"
        hint="Beside what the numbers are: shares stay between 0 and 100, counts and prices above 0 anyway. The projection keeps to it"
        value={entry.bounds ?? null}
        blank={blank}
        onChange={(bounds) => change({ bounds: bounds ?? undefined })}
      >
        {(bounds) => (
          <Bounds
            bounds={bounds}
            change={(next) => change({ bounds: next })}
            faultOf={(field) => faultOf(`bounds.${field}`)}
          />
        )}
      </OptionalPart>
      <Fault of={faultOf('bounds')} />
    </>
  )
}

type Props = {
  bounds: WrittenBounds
  change: (bounds: WrittenBounds) => void
  faultOf: (field: string) => string | null
}

function Bounds({ bounds, change, faultOf }: Props) {
  return (
    <>
      <Side>
        <NumberField
          label="Never below (optional)"
          error={faultOf('least')}
          value={bounds.least}
          onChange={(least) => change({ ...bounds, least })}
        />
        <NumberField
          label="Never above (optional)"
          error={faultOf('most')}
          value={bounds.most}
          onChange={(most) => change({ ...bounds, most })}
        />
      </Side>
      <TextField
        label="Why"
        hint="No more electric cars than cars are sold"
        error={faultOf('why')}
        maxLength={200}
        value={bounds.why}
        onChange={(why) => change({ ...bounds, why })}
      />
    </>
  )
}
