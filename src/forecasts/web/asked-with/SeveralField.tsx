/**
 * The field of one question among several: what is refused of it stands at it, and what is remarked beside it. While they
 * are sent it is only read.
 */
import { ChanceField } from '#items/web/form/fields.tsx'
import type { Several } from './use-several.ts'
import styles from './AskedWith.module.css'

/** `label`: for those who do not see in which row it stands. */
type Props = { several: Several<number>; at: number; label: string; note: string | null }

export function SeveralField({ several: { given, troubles, set, isBusy }, at, label, note }: Props) {
  return (
    <div className={styles.field}>
      <ChanceField
        label={<span className="unseen">{label}</span>}
        hint={note}
        error={troubles[at] ?? null}
        readOnly={isBusy}
        value={given[at] ?? null}
        onChange={(chance) => set(at, chance)}
      />
    </div>
  )
}
