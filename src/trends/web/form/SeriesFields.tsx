/** The measured series of a trend: its numbers, pasted from a spreadsheet, and where they come from. */
import { useRef } from 'react'
import { DayField, SelectField, Side, TextField } from '#items/web/form/fields.tsx'
import { Fault } from '#items/web/form/Group.tsx'
import { useToday } from '#kit/web/today.ts'
import { csvOfSeries } from '#series/reading/write-csv.ts'
import type { KeptFrom } from './bring/address-part.ts'
import { BringSeries } from './bring/BringSeries.tsx'
import { HeldSeries } from './bring/HeldSeries.tsx'
import { KeepFrom } from './bring/KeepFrom.tsx'
import { type Answers, type Beside, lasting } from './bring/use-bringing.ts'
import { type Frequency, frequencies, seriesKinds, seriesKindTitles } from '#series/series-words.ts'
import type { TrendForm, WrittenSeries } from './unfinished.ts'

type Props = Pick<Beside, 'asker' | 'itemId'> & {
  series: WrittenSeries
  mapping: Answers
  keptFrom: KeptFrom | null
  /** What else is changed with it. */
  change: (series: WrittenSeries, beside?: Partial<Pick<TrendForm, 'mapping' | 'keptFrom'>>) => void
  faultOf: (path: string) => string | null
}

/** As long as the unit of a series may be. */
const mostUnit = 60
const kinds = seriesKinds.map((value) => ({ value, title: seriesKindTitles[value] }))
const often = frequencies.map((value) => ({ value, title: value }))

export function SeriesFields({ series, mapping, keptFrom, change, faultOf, asker, itemId }: Props) {
  const today = useToday()
  const held = useRef<HTMLOutputElement>(null)
  const take = (patch: Partial<WrittenSeries>) => change({ ...series, ...patch })
  const told = (field: keyof WrittenSeries) => faultOf(`series.${field}`)
  return (
    <>
      <Side>
        <TextField
          label="Unit"
          hint="ppm, million people, % of seats"
          error={told('unit')}
          maxLength={mostUnit}
          value={series.unit}
          onChange={(unit) => take({ unit })}
        />
        <SelectField<Frequency>
          label="Measured"
          error={told('frequency')}
          value={series.frequency}
          onChange={(frequency) => take({ frequency })}
          choices={often}
        />
      </Side>
      <SelectField
        label="The numbers are"
        error={told('kind')}
        value={series.kind}
        onChange={(kind) => take({ kind })}
        choices={kinds}
      />
      <output ref={held} tabIndex={-1}>
        <HeldSeries series={series} today={today} />
      </output>
      <KeepFrom keptFrom={keptFrom} source={series.source} change={(from) => change(series, { keptFrom: from })} />
      <Fault of={faultOf('keptFrom')} />
      <BringSeries
        text={series.observations.length > 0 ? csvOfSeries({ ...series, unit: null }) : ''}
        held={series.observations}
        error={told('observations')}
        mapping={mapping}
        numbersAre={series.kind}
        {...{ asker, itemId, today }}
        marks={series.marks ?? []}
        onTake={({ found, observations, marks, answers }) => {
          const frequency = frequencies.find((one) => one === found.frequency) ?? series.frequency
          const unit = series.unit || (found.unit ?? '')
          const beside = { mapping: lasting(answers), keptFrom: null }
          change({ ...series, frequency, unit, observations, marks, retrieved: today }, beside)
          // What was taken is said here; the button that took it is gone.
          held.current?.focus()
        }}
        onTakeFrom={({ found, observations, marks, keptFrom: from, source, sourceUrl, licence, unit }) => {
          const frequency = frequencies.find((one) => one === found.frequency) ?? series.frequency
          const said = {
            source: source ?? series.source,
            sourceUrl,
            licence: licence ?? series.licence,
            unit: series.unit || (unit ?? '').slice(0, mostUnit),
          }
          change({ ...series, ...said, frequency, observations, marks, retrieved: today }, { keptFrom: from })
          held.current?.focus()
        }}
      />
      <SourceFields {...{ series, take, told }} />
    </>
  )
}

type SourceProps = {
  series: WrittenSeries
  take: (patch: Partial<WrittenSeries>) => void
  told: (field: keyof WrittenSeries) => string | null
}

/** Where the numbers come from. */
function SourceFields({ series, take, told }: SourceProps) {
  return (
    <>
      <Side>
        <TextField
          label="Source of the series"
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
