/** Whether a series that was brought from an address keeps itself current from there once the trend is saved. */
import { useState } from 'react'
import { Check } from '#kit/web/ui/controls/Field.tsx'
import styles from './Bring.module.css'
import type { KeptFrom } from './address-part.ts'

type Props = { keptFrom: KeptFrom | null; source: string; change: (keptFrom: KeptFrom | null) => void }

/** Nothing while the series was brought from no address. */
export function KeepFrom({ keptFrom, source, change }: Props) {
  const [offered, setOffered] = useState(keptFrom)
  if (keptFrom && keptFrom !== offered) setOffered(keptFrom)
  if (!offered) return null
  return (
    <div className={styles.held}>
      <Check checked={keptFrom !== null} onChange={({ target }) => change(target.checked ? offered : null)}>
        <span>
          Keep the series current from there{source && `: ${source}`}. Newer values become versions of it by themselves;
          a change that cannot be right waits for you.
        </span>
      </Check>
    </div>
  )
}
