/** Two ways to say a curve: in five points, or put together from parts. Whoever goes from one to the other loses nothing unsaid. */
import { type ComponentType, useState } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { nearestPart } from '../../../curves/part-moved.ts'
import { densityThrough } from '../../../curves/density.ts'
import type { QuestionTypeName } from '../../../question-types/schemas/index.ts'
import type { CurveAsked, GivenFive } from '../curve/asked.ts'
import type { EstimateProps } from '../question-form.ts'
import { rising } from '../question-forms/quantile-words.ts'
import { PartsFields } from './PartsFields.tsx'
import type { PartsForm } from './parts-form.ts'

type Props<Name extends QuestionTypeName> = EstimateProps<Name> & {
  form: PartsForm<Name>
  Five: ComponentType<EstimateProps<Name>>
}

export function FiveOrParts<Name extends QuestionTypeName>({ form, Five, ...fields }: Props<Name>) {
  const { question, estimate, change, faultOf, others = [] } = fields
  /** Of which estimate: once another stands there, by whatever way it came, it is not true any more. */
  const [said, setSaid] = useState<{ of: typeof estimate; says: string } | null>(null)
  const asked = form.asked(question)
  const parts = form.partsIn(estimate)
  const say = (of: typeof estimate, says: string) => {
    change(of)
    setSaid({ of, says })
  }
  const leave = () =>
    say(
      form.inFive(estimate),
      'The parts are left behind. These five are points of their curve; what counts now is the curve through them.',
    )
  const begin = (on: CurveAsked) => {
    const five = fiveOn(on, form.fiveIn(estimate))
    say(
      form.inParts(question, [nearestPart(on.line, five, stepsOf(on))]),
      five ? 'It begins with the one part that is nearest to your five points.' : 'It begins with one part.',
    )
  }
  return (
    <>
      {parts && asked ? (
        <PartsFields
          {...{ asked, parts, faultOf }}
          range={form.sayRange(question)}
          five={rising(form.fiveIn(estimate))}
          why={form.whyNot(question, parts)}
          others={others.map(({ estimate: theirs, ...one }) => ({ ...one, five: form.amountsOf(theirs) }))}
          onChange={(given) => change(form.inParts(question, given))}
        />
      ) : (
        <Five {...fields} />
      )}
      {asked && (
        <p>
          {/* One button with two names: what was pressed stays where it is. */}
          <Button variant="plain" size="small" onClick={parts ? leave : () => begin(asked)}>
            {parts ? 'Say it in five points instead' : 'Put it together from parts'}
          </Button>
        </p>
      )}
      <output className="fine soft">{said?.of === estimate && said.says}</output>
    </>
  )
}

/** Null unless they make a curve. */
function fiveOn({ line }: CurveAsked, given: GivenFive) {
  const five = rising(given)
  return densityThrough(line, five) && five
}

/** Round for the whole range. */
function stepsOf({ axis, stepsOn, line: { scale } }: CurveAsked) {
  return stepsOn(axis(scale.min, scale.max))
}
