/**
 * The field of one question among several: what is refused of it stands at it, and what is remarked beside it. While they
 * are sent it is only read.
 */
import type { CSSProperties } from 'react'
import { ChanceField } from '#items/web/form/fields.tsx'
import { percentOf } from '#predictions/web/form/question-forms/chances.ts'
import type { Several } from './use-several.ts'
import styles from './AskedWith.module.css'

/** `label`: for those who do not see in which row it stands. */
type Props = { several: Several<number>; at: number; label: string; note: string | null }

export function SeveralField({ several: { given, troubles, set, isBusy }, at, label, note }: Props) {
  const chance = given[at] ?? null
  // However narrow its column is, all that it says can be read. Custom properties are not in React's type.
  const style = { '--letters': percentOf(chance).length } as CSSProperties
  return (
    <div className={styles.field} style={style}>
      <ChanceField
        label={<span className="unseen">{label}</span>}
        hint={note}
        error={troubles[at] ?? null}
        readOnly={isBusy}
        value={chance}
        onChange={(said) => set(at, said)}
      />
    </div>
  )
}
