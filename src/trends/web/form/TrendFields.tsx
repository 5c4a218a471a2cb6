/**
 * What a trend says: what was measured where anybody measures it, which values matter, and what speaks for and against
 * it.
 */
import { LongTextField, NumberField, SelectField, Side, TextField } from '#items/web/form/fields.tsx'
import { Fault } from '#items/web/form/Group.tsx'
import { OptionalPart } from '#items/web/form/OptionalPart.tsx'
import { Rows } from '#items/web/form/Rows.tsx'
import type { FieldsProps } from '#items/web/kind-form.ts'
import { Section } from '#kit/web/ui/Section.tsx'
import { useToday } from '#kit/web/today.ts'
import { directions, directionTitles } from '#series/series-words.ts'
import { BoundsFields } from './BoundsFields.tsx'
import { SeriesFields } from './SeriesFields.tsx'
import { blankNewer, NewerFields } from './NewerFields.tsx'
import type { TrendForm, WrittenNewer, WrittenSeries, WrittenSignal, WrittenThreshold } from './unfinished.ts'

type Props = FieldsProps<TrendForm>

export function TrendFields(props: Props) {
  const { entry, change, faultOf, asker, itemId } = props
  const today = useToday()
  return (
    <>
      <Section title="The series" note="What was measured, by whom">
        <div className="stack">
          <OptionalPart
            label="There is data"
            hint="Yearly, quarterly or monthly values that somebody published. Without them the trend rests on its text and signals"
            value={entry.series}
            blank={blankSeries(today)}
            onChange={(series) => change({ series, ...(series === null && { keptFrom: null }) })}
          >
            {(series) => (
              <SeriesFields
                series={series}
                mapping={entry.mapping ?? {}}
                keptFrom={entry.keptFrom}
                change={(next, beside) => change({ series: next, ...beside })}
                {...{ faultOf, asker, itemId }}
              />
            )}
          </OptionalPart>
          <Fault of={faultOf('series')} />
          {(entry.series || entry.bounds) && <BoundsFields {...props} />}
        </div>
      </Section>
      <Thresholds {...props} />
      <Signals {...props} />
    </>
  )
}

function blankSeries(today: string): WrittenSeries {
  return {
    unit: '',
    frequency: 'yearly',
    kind: 'level',
    source: '',
    sourceUrl: '',
    licence: '',
    retrieved: today,
    observations: [],
  }
}

const blankThreshold: WrittenThreshold = { value: null, label: '' }

function Thresholds({ entry, change, faultOf }: Props) {
  return (
    <Section title="Values that matter" note="At most three">
      <Rows
        legend="Thresholds"
        hint="A value of the series that changes something, and why: “1.5, the limit of the Paris Agreement”"
        error={faultOf('thresholds')}
        noun="threshold"
        rows={entry.thresholds}
        blank={blankThreshold}
        most={3}
        onChange={(thresholds) => change({ thresholds })}
      >
        {(threshold, changeRow, i) => (
          <Side>
            <NumberField
              label="Value"
              unit={entry.series?.unit && entry.series.unit.length <= 12 ? entry.series.unit : undefined}
              error={faultOf(`thresholds.${i}.value`)}
              value={threshold.value}
              onChange={(value) => changeRow({ ...threshold, value })}
            />
            <TextField
              label="Why it matters"
              error={faultOf(`thresholds.${i}.label`)}
              maxLength={120}
              value={threshold.label}
              onChange={(label) => changeRow({ ...threshold, label })}
            />
          </Side>
        )}
      </Rows>
    </Section>
  )
}

const blankSignal: WrittenSignal = { date: '', title: '', source: '', note: '', direction: 'for' }
const ways = directions.map((value) => ({ value, title: directionTitles[value] }))

function Signals({ entry, change, faultOf }: Props) {
  return (
    <Section title="Signals" note="Dated evidence">
      <Rows
        legend="What speaks for and against its going on"
        error={faultOf('signals')}
        noun="signal"
        rows={entry.signals}
        blank={blankSignal}
        most={20}
        onChange={(signals) => change({ signals })}
      >
        {(signal, changeRow, i) => (
          <>
            <Signal signal={signal} change={changeRow} faultOf={(field) => faultOf(`signals.${i}.${field}`)} />
            {(entry.series || signal.newer) && (
              <OptionalPart
                label="It has a newer value than the series"
                hint="From elsewhere, so that it is no observation: it stands beside the series, and moves its projection"
                value={signal.newer ?? null}
                blank={blankNewer(entry.series?.unit ?? '')}
                onChange={(newer) => changeRow(withNewer(signal, newer))}
              >
                {(newer) => (
                  <NewerFields
                    newer={newer}
                    change={(next) => changeRow(withNewer(signal, next))}
                    faultOf={(field) => faultOf(`signals.${i}.${field}`)}
                  />
                )}
              </OptionalPart>
            )}
          </>
        )}
      </Rows>
    </Section>
  )
}

function withNewer(signal: WrittenSignal, newer: WrittenNewer | null): WrittenSignal {
  if (newer) return { ...signal, newer }
  const { newer: without, ...rest } = signal
  return without ? rest : signal
}

type SignalProps = {
  signal: WrittenSignal
  change: (signal: WrittenSignal) => void
  faultOf: (field: string) => string | null
}

function Signal({ signal, change, faultOf }: SignalProps) {
  const take = (patch: Partial<WrittenSignal>) => change({ ...signal, ...patch })
  return (
    <>
      <TextField
        label="What happened"
        error={faultOf('title')}
        maxLength={140}
        value={signal.title}
        onChange={(title) => take({ title })}
      />
      <Side>
        <TextField
          label="When"
          hint="2024, 2024-07 or 2024-07-15"
          error={faultOf('date')}
          inputMode="numeric"
          maxLength={10}
          value={signal.date}
          onChange={(date) => take({ date })}
        />
        <SelectField
          label="It speaks"
          error={faultOf('direction')}
          value={signal.direction}
          onChange={(direction) => take({ direction })}
          choices={ways}
        />
      </Side>
      <TextField
        label="Source of the signal"
        hint="Who says so, or the address of the page that does"
        error={faultOf('source')}
        maxLength={500}
        value={signal.source}
        onChange={(source) => take({ source })}
      />
      <LongTextField
        label="What it means (optional)"
        error={faultOf('note')}
        maxLength={500}
        rows={2}
        value={signal.note}
        onChange={(note) => take({ note: note.replaceAll('\n', ' ') })}
      />
    </>
  )
}
