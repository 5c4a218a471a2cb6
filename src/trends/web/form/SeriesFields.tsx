/** The measured series of a trend: its numbers, pasted from a spreadsheet, and where they come from. */
import { useState } from 'react'
import { DayField, SelectField, Side, TextField } from '#items/web/form/fields.tsx'
import { readObservations, writeObservations } from '#series/read-observations.ts'
import { ObservationsField } from './ObservationsField.tsx'
import { type Frequency, frequencies, seriesKinds, seriesKindTitles } from '#series/series-words.ts'
import type { WrittenSeries } from './unfinished.ts'

type Props = {
  series: WrittenSeries
  change: (series: WrittenSeries) => void
  faultOf: (path: string) => string | null
}

const kinds = seriesKinds.map((value) => ({ value, title: seriesKindTitles[value] }))
const often = frequencies.map((value) => ({ value, title: value }))

export function SeriesFields({ series, change, faultOf }: Props) {
  const take = (patch: Partial<WrittenSeries>) => change({ ...series, ...patch })
  const [text, setText] = useState(() => writeObservations(series.observations))
  /** The same lines are other observations once the series is said to be monthly. */
  const read = (pasted: string, frequency: Frequency) => {
    setText(pasted)
    take({ frequency, observations: readObservations(pasted, frequency).observations })
  }
  const told = (field: keyof WrittenSeries) => faultOf(`series.${field}`)
  return (
    <>
      <Side>
        <TextField
          label="Unit"
          hint="ppm, million people, % of seats"
          error={told('unit')}
          maxLength={60}
          value={series.unit}
          onChange={(unit) => take({ unit })}
        />
        <SelectField<Frequency>
          label="Measured"
          error={told('frequency')}
          value={series.frequency}
          onChange={(frequency) => read(text, frequency)}
          choices={often}
        />
        <SelectField
          label="The numbers are"
          error={told('kind')}
          value={series.kind}
          onChange={(kind) => take({ kind })}
          choices={kinds}
        />
      </Side>
      <ObservationsField
        frequency={series.frequency}
        unit={series.unit}
        error={told('observations')}
        text={text}
        onChange={(pasted) => read(pasted, series.frequency)}
      />
      <Side>
        <TextField
          label="Source"
          hint="Who measured and published it"
          error={told('source')}
          maxLength={200}
          value={series.source}
          onChange={(source) => take({ source })}
        />
        <TextField
          label="Address of the data"
          error={told('sourceUrl')}
          type="url"
          inputMode="url"
          maxLength={500}
          value={series.sourceUrl}
          onChange={(sourceUrl) => take({ sourceUrl })}
        />
      </Side>
      <Side>
        <TextField
          label="Licence"
          hint="What its publisher allows: CC BY 4.0, public domain"
          error={told('licence')}
          maxLength={200}
          value={series.licence}
          onChange={(licence) => take({ licence })}
        />
        <DayField
          label="Retrieved"
          hint="The day on which you copied it"
          error={told('retrieved')}
          value={series.retrieved}
          onChange={(retrieved) => take({ retrieved })}
        />
      </Side>
    </>
  )
}
