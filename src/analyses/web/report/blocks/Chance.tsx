/** A probability with its range, on a scale. */
import { Figure } from '#kit/web/chart/Figure.tsx'
import { ClaimLink } from '../ClaimLink.tsx'
import { useReport } from '../report-here.ts'
import { RangeBar } from './RangeBar.tsx'
import type { BlockProps } from './block-props.ts'
import styles from './Blocks.module.css'

export function Chance({ block: { title, value, low, high } }: BlockProps<'chance'>) {
  const { say } = useReport().notes
  return (
    <div className="is-prediction">
      <Figure title={title}>
        <p className={styles.chance}>
          <b>
            <ClaimLink evidence={value.evidence}>{say(value)}</ClaimLink>
          </b>
          {low && high && (
            <span>
              between <ClaimLink evidence={low.evidence}>{say(low)}</ClaimLink> and{' '}
              <ClaimLink evidence={high.evidence}>{say(high)}</ClaimLink>
            </span>
          )}
        </p>
        <RangeBar value={value.value} low={low?.value ?? null} high={high?.value ?? null} isLarge />
      </Figure>
    </div>
  )
}
