/** A screen for operators alone; others read whose page it is. */
import type { ReactNode } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import { useLasting } from '#items/web/use-page-state.ts'
import { OperatorsOnly } from './OperatorsOnly.tsx'

export function ForOperators({ title, children }: { title: string; children: ReactNode }) {
  const { status, user } = useUser()
  const isLong = useLasting(status === 'waiting', 500)
  if (status === 'waiting') return <output>{isLong && 'Looking whether you are signed in'}</output>
  if (!user?.isOperator) return <OperatorsOnly user={user} />
  return (
    <div className="stack loose">
      <h1>{title}</h1>
      {children}
    </div>
  )
}
