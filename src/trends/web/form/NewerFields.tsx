/** A newer value than the series has, of a signal: what it is, of when, and whose. */
import { NumberField, Side, TextField } from '#items/web/form/fields.tsx'
import type { WrittenNewer } from './unfinished.ts'

type Props = {
  newer: WrittenNewer
  change: (newer: WrittenNewer) => void
  faultOf: (field: string) => string | null
}

export const blankNewer = (unit: string): WrittenNewer => ({
  at: '',
  value: null,
  unit,
  plusMinus: null,
  publisher: '',
})

export function NewerFields({ newer, change, faultOf }: Props) {
  const take = (patch: Partial<WrittenNewer>) => change({ ...newer, ...patch })
  return (
    <>
      <Side>
        <TextField
          label="Of which year, quarter or month"
          hint="2025; 2025-Q3 where the series is quarterly, 2025-07 where it is monthly"
          error={faultOf('newer.at')}
          maxLength={7}
          value={newer.at}
          onChange={(at) => take({ at })}
        />
        <NumberField
          label="The newer value"
          error={faultOf('newer.value')}
          value={newer.value}
          onChange={(value) => take({ value })}
        />
      </Side>
      <Side>
        <NumberField
          label="Give or take (optional)"
          hint="Four times in five it is no further off"
          error={faultOf('newer.plusMinus')}
          value={newer.plusMinus}
          onChange={(plusMinus) => take({ plusMinus })}
        />
        <TextField
          label="Its unit"
          hint="The same as that of the series"
          error={faultOf('newer.unit')}
          maxLength={60}
          value={newer.unit}
          onChange={(unit) => take({ unit })}
        />
      </Side>
      <TextField
        label="Who published it"
        hint="The source above is the address of the page with the value"
        error={faultOf('newer.publisher')}
        maxLength={200}
        value={newer.publisher}
        onChange={(publisher) => take({ publisher })}
      />
    </>
  )
}
