/** A screen for operators alone, one of several tabs; others read whose page it is. */
import type { ReactNode } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import { useLasting } from '#items/web/use-page-state.ts'
import { OperatorsOnly } from './OperatorsOnly.tsx'
import { OperatorTabs } from './OperatorTabs.tsx'
import styles from './ForOperators.module.css'

/** `note`: at the end of the line of the title. */
export function ForOperators({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const { status, user } = useUser()
  const isLong = useLasting(status === 'waiting', 500)
  if (status === 'waiting') return <output>{isLong && 'Looking whether you are signed in'}</output>
  if (!user?.isOperator) return <OperatorsOnly user={user} />
  return (
    <>
      <OperatorTabs />
      <div className={styles.head}>
        <h1>{title}</h1>
        {note && <p>{note}</p>}
      </div>
      <div className="stack loose">{children}</div>
    </>
  )
}
