/** The fields of one part of a curve. */
import { NumberField } from '#items/web/form/fields.tsx'
import { Group } from '#items/web/form/Group.tsx'
import { sayChance } from '#kit/numbers.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import type { CurveAsked } from '../curve/asked.ts'
import { estimatePath, type FaultOf } from '../question-form.ts'
import styles from './Parts.module.css'
import type { GivenPart } from './parts-form.ts'

type Props = {
  asked: CurveAsked
  part: GivenPart
  /** Which of them it is, from 0. */
  at: number
  /** Of all the chance; null while it is not known. */
  share: number | null
  onChange: (part: GivenPart) => void
  /** Null of the only one. */
  onRemove: (() => void) | null
  faultOf: FaultOf
}

const points = { from: 'From', top: 'Top', to: 'To' } as const

export function PartRow({ asked: { Field, unit }, part, at, share, onChange, onRemove, faultOf }: Props) {
  const name = `Part ${at + 1}`
  const fault = (field: string) => faultOf(`${estimatePath}.parts.${at}.${field}`)
  return (
    <Group
      legend={share === null ? name : `${name}: ${sayChance(share)} of the chance`}
      error={fault('from') ?? fault('top') ?? fault('to')}
    >
      <div className={styles.fields}>
        {(['from', 'top', 'to'] as const).map((point) => (
          <Field
            key={point}
            label={points[point]}
            unit={unit}
            hint={null}
            value={part[point]}
            onChange={(value) => onChange({ ...part, [point]: value })}
          />
        ))}
        <NumberField
          label="Weight"
          min={0}
          error={fault('weight')}
          value={part.weight}
          onChange={(weight) => onChange({ ...part, weight })}
        />
      </div>
      {onRemove && (
        <p>
          <Button variant="quiet" size="small" onClick={onRemove}>
            Take out <span className="unseen">{name.toLowerCase()}</span>
          </Button>
        </p>
      )}
    </Group>
  )
}
