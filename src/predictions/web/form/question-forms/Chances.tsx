/** A chance for each option: one bar of all, and a row for each. Once one is moved they are 100% together. */
import type { CSSProperties } from 'react'
import { Group } from '#items/web/form/Group.tsx'
import { estimatePath, type EstimateProps } from '../question-form.ts'
import { ChanceRow } from './ChanceRow.tsx'
import styles from './chances.module.css'
import { percentOf, sayMoves, sayTotal } from './chances.ts'
import { useMoving } from './use-moving.ts'

export function Chances({ question: { options }, estimate, change, faultOf }: EstimateProps<'choice'>) {
  const { probabilities: chances } = estimate
  const path = `${estimatePath}.probabilities`
  const named = options.filter((option, i) => option.trim() !== '' && options.indexOf(option) === i)
  const { now, isHeld, most, isFirst, move, hold } = useMoving({ options, named, chances }, (probabilities) =>
    change({ ...estimate, probabilities }),
  )
  // Each field is as wide as the longest of them asks for. Custom properties are not in React's type.
  const style = { '--letters': Math.max(0, ...now.map((chance) => percentOf(chance).length)) } as CSSProperties
  const isGiven = now.some((chance) => chance !== null)
  return (
    <Group legend="Chance of each option" hint="Together they are 100%" error={faultOf(path)}>
      {named.length < options.length && (
        <p className="fine hush">Only options with a name of their own can be given a chance.</p>
      )}
      <Together named={named} chances={now} />
      <ul className={styles.options} style={style}>
        {named.map((option, i) => (
          <ChanceRow
            key={option}
            option={option}
            chance={now[i] ?? null}
            most={most[i] ?? null}
            isHeld={isHeld[i] ?? false}
            error={faultOf(`${path}.${option}`)}
            onMove={(to) => move(i, to)}
            onHold={(isToStay) => hold(option, isToStay)}
          />
        ))}
      </ul>
      <output className={styles.sum}>{isGiven ? sayTotal(now) : 'Nothing is given yet.'}</output>
      <p className="fine hush">{sayMoves(now, { isHeld, isStuck: most.map((one) => one === null), isFirst })}</p>
    </Group>
  )
}

/** From how much of the bar on a name has room in it. */
const wide = 0.2
const mostColours = 4

function Together({ named, chances }: { named: readonly string[]; chances: readonly (number | null)[] }) {
  return (
    <div className={styles.together} aria-hidden="true">
      {named.map((option, i) => {
        const chance = chances[i] ?? 0
        // Custom properties are not in React's type.
        const style = { '--share': chance } as CSSProperties
        return (
          chance > 0 && (
            <i key={option} data-colour={Math.min(i, mostColours + (i % 2))} style={style}>
              {chance > wide && option}
            </i>
          )
        )
      })}
    </div>
  )
}
