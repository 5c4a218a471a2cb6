/** How much? A unit and a range; the estimate is five values between which the chance lies. */
import { sayDay } from '#kit/dates.ts'
import type { Dots } from '#kit/web/chart/curve/Curves.tsx'
import { Check } from '#kit/web/ui/controls/Field.tsx'
import { NumberField, SelectField, Side, TextField } from '#items/web/form/fields.tsx'
import { Group } from '#items/web/form/Group.tsx'
import type { QuestionOf } from '../../../question-types/schemas/index.ts'
import { numeric } from '../../../question-types/numeric.ts'
import { numericView } from '../../question-types/numeric.tsx'
import { estimatePath, type EstimateProps, type QuestionForm, type QuestionProps, type Seen } from '../question-form.ts'
import { CurveFields } from '../curve/CurveFields.tsx'
import { curveOfAmount, shortUnit } from '../curve/amount.tsx'
import { amountParts } from '../parts/amount.ts'
import { FiveOrParts } from '../parts/FiveOrParts.tsx'
import { followParts } from '../parts/parts-form.ts'
import { lastYears } from './last-years.ts'
import { blankQuantiles, quantileLabels, rising } from './quantile-words.ts'

const { Picture } = numericView
type Scale = QuestionOf<'numeric'>['range']['scale']

export const numericForm: QuestionForm<'numeric'> = {
  title: 'A number',
  note: 'How much?',
  blank: () => ({
    type: 'numeric',
    unit: '',
    range: { min: null, max: null, openBelow: false, openAbove: false, scale: 'linear' },
  }),
  lastDay: () => null,
  blankEstimate: () => ({ type: 'numeric', quantiles: blankQuantiles(null) }),
  follow: (estimate, _, after) => followParts(amountParts, estimate, after),
  draw({ unit, range }, { quantiles }) {
    const { min, max, scale, ...ends } = range
    const five = rising(quantiles)
    if (min === null || max === null || min >= max || !five || (scale === 'log' && min <= 0)) return null
    return (
      <Picture
        question={{ type: 'numeric', unit, range: { min, max, scale, ...ends } }}
        estimate={{ type: 'numeric', quantiles: five }}
      />
    )
  },
  fromSeries(question, seen) {
    const begun = lastYears(question, seen)
    return begun && { estimate: { type: 'numeric', quantiles: begun.five }, says: begun.says }
  },
  Question: RangeFields,
  Estimate: (fields) => <FiveOrParts {...fields} form={amountParts} Five={QuantileFields} />,
  Place: ({ question, ...field }) => <NumberField {...field} error={null} unit={shortUnit(question.unit)} />,
}

function RangeFields({ question, change, faultOf }: QuestionProps<'numeric'>) {
  const { unit, range } = question
  const changeRange = (patch: Partial<typeof range>) => change({ ...question, range: { ...range, ...patch } })
  return (
    <>
      <TextField
        label="Unit"
        hint="What is counted: ppm, million people, % of seats"
        error={faultOf('question.unit')}
        maxLength={60}
        value={unit}
        onChange={(next) => change({ ...question, unit: next })}
      />
      <Group
        legend="Range"
        hint="What is possible, drawn as wide as forecasts need it"
        error={faultOf('question.range')}
      >
        <Side>
          <NumberField
            label="From"
            error={faultOf('question.range.min')}
            value={range.min}
            onChange={(min) => changeRange({ min })}
          />
          <NumberField
            label="To"
            error={faultOf('question.range.max')}
            value={range.max}
            onChange={(max) => changeRange({ max })}
          />
          <SelectField<Scale>
            label="Scale"
            error={faultOf('question.range.scale')}
            value={range.scale}
            onChange={(scale) => changeRange({ scale })}
            choices={[
              { value: 'linear', title: 'even steps' },
              { value: 'log', title: 'powers of ten' },
            ]}
          />
        </Side>
        <div>
          <Check checked={range.openBelow} onChange={({ target }) => changeRange({ openBelow: target.checked })}>
            Lower values are possible
          </Check>
          <Check checked={range.openAbove} onChange={({ target }) => changeRange({ openAbove: target.checked })}>
            Higher values are possible
          </Check>
        </div>
      </Group>
    </>
  )
}

/** What is possible, once it is said: in the unit, which stands beside the fields only where it is short. */
function sayRange({ unit, range: { min, max, scale, ...ends } }: EstimateProps<'numeric'>['question']): string {
  if (min === null || max === null) return ''
  return `From ${numeric.sayQuestion({ type: 'numeric', unit, range: { min, max, scale, ...ends } })}. `
}

/** As many of the newest values are drawn as one can tell apart. */
const mostDots = 12

function dotsOf(seen: Seen | null | undefined, unit: string): Dots | undefined {
  const measured = seen?.unit === unit ? seen.observations.slice(-mostDots) : []
  const [first, last] = [measured[0], measured.at(-1)]
  return first && last
    ? { values: measured.map(([, value]) => value), says: `Measured, ${sayDay(first[0])} to ${sayDay(last[0])}` }
    : undefined
}

function QuantileFields({ question, estimate, change, faultOf, others = [], seen }: EstimateProps<'numeric'>) {
  const { quantiles } = estimate
  const { unit, range } = question
  const beyond = range.openBelow || range.openAbove ? '. What lies beyond an open end is written as that end' : ''
  return (
    <Group
      legend="The value lies below this …"
      hint={`${sayRange(question)}Five values that rise${beyond}`}
      error={faultOf(`${estimatePath}.quantiles`)}
    >
      <CurveFields
        asked={curveOfAmount(question)}
        five={quantiles}
        others={others.map(({ name, look, estimate: { quantiles: five } }) => ({ name, look, five }))}
        dots={dotsOf(seen, unit)}
        head="Chance that it is lower"
        onChange={(five) => change({ ...estimate, quantiles: five })}
      >
        {(name) => (
          <NumberField
            label={<span className="unseen">{quantileLabels[name]}</span>}
            unit={shortUnit(unit)}
            error={faultOf(`${estimatePath}.quantiles.${name}`)}
            value={quantiles[name]}
            onChange={(value) => change({ ...estimate, quantiles: { ...quantiles, [name]: value } })}
          />
        )}
      </CurveFields>
    </Group>
  )
}
