/** A curve as it is put together: drawn with the points of its parts, a row of fields for each, and what follows in words. */
import { useRef } from 'react'
import { Group } from '#items/web/form/Group.tsx'
import { sayChance } from '#kit/numbers.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { partBeside } from '../../../curves/part-moved.ts'
import { curveOfParts, mostParts } from '../../../curves/parts.ts'
import type { Part } from '../../../in-parts/part.ts'
import type { Amounts } from '../../../question-type.ts'
import { rangeSaid } from '../../quantiles.ts'
import type { CurveAsked, Other } from '../curve/asked.ts'
import { estimatePath, type FaultOf } from '../question-form.ts'
import { PartRow } from './PartRow.tsx'
import { PartsCurve } from './PartsCurve.tsx'
import { type GivenPart, wholeParts } from './parts-form.ts'

type Props = {
  asked: CurveAsked
  /** What is possible: '2 to 7 million km², open at both ends'. */
  range: string
  parts: readonly GivenPart[]
  /** The five that follow; null while none do. */
  five: Amounts | null
  /** Why none do, where nothing is missing. */
  why: string | null
  others: readonly Other[]
  onChange: (parts: readonly GivenPart[]) => void
  faultOf: FaultOf
}

export function PartsFields({ asked, range, parts, five, why, others, onChange, faultOf }: Props) {
  const all = wholeParts(parts)
  const drawn = five && all
  const sum = parts.reduce((total, { weight }) => total + (weight ?? 0), 0)
  const words = useRef<HTMLOutputElement>(null)
  const add = (whole: readonly Part[]) => {
    onChange([...whole, added(asked, whole)])
    if (whole.length + 1 === mostParts) words.current?.focus()
  }
  const remove = (i: number) => {
    onChange(parts.toSpliced(i, 1))
    // The button goes with what it takes out.
    words.current?.focus()
  }
  return (
    <Group
      legend="A curve of up to five parts"
      hint={`From ${range}. Each part is a hill: where its top is, and between which two places half of it lies. Weights count beside each other, in any unit`}
      error={faultOf(`${estimatePath}.parts`)}
    >
      <PartsCurve {...{ asked, others }} parts={drawn} five={five} onChange={onChange} />
      {parts.map((part, i) => (
        <PartRow
          key={i}
          {...{ asked, part, faultOf }}
          at={i}
          share={all && sum > 0 ? (part.weight ?? 0) / sum : null}
          onChange={(changed) => onChange(parts.with(i, changed))}
          onRemove={parts.length > 1 ? () => remove(i) : null}
        />
      ))}
      {all && all.length < mostParts && (
        <p>
          <Button variant="plain" size="small" onClick={() => add(all)}>
            Add a part
          </Button>
        </p>
      )}
      <output ref={words} tabIndex={-1} className="fine">
        {wordsOf(asked, { parts: all, five, why })}
      </output>
    </Group>
  )
}

function added({ line, axis, stepsOn }: CurveAsked, parts: readonly Part[]): Part {
  return partBeside(line, parts, stepsOn(axis(line.scale.min, line.scale.max)))
}

type Said = { parts: readonly Part[] | null } & Pick<Props, 'five' | 'why'>

function wordsOf({ line, say, beyond }: CurveAsked, { parts, five, why }: Said): string {
  if (why) return `It ${why}.`
  if (!parts || !five) return 'Each part needs its top, its two ends and a weight.'
  const cdf = curveOfParts(line, parts)
  const outside = [
    [beyond.below, cdf[0] ?? 0],
    [beyond.above, 1 - (cdf.at(-1) ?? 1)],
  ] as const
  const said = outside.flatMap(([where, chance]) => (where ? [`${where}: ${sayChance(chance)}.`] : []))
  return [rangeSaid('All parts together', five, say), ...said].join(' ')
}
