/** At the foot of an item's page, for operators: hiding it from everybody but its author, with a reason. */
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { useCall } from '#items/web/call-context.ts'
import { ReasonDialog } from './dialogs/ReasonDialog.tsx'
import type { MyStanding } from '../standing/use-standing.ts'

type Props = { kind: string; id: string; onChange: (part: Partial<MyStanding>) => void }

export function HideItem({ kind, id, onChange }: Props): ReactNode {
  const call = useCall()
  const { revalidate } = useRevalidator()
  const [isAsked, setAsked] = useState(false)
  const hide = async (reason: string) => {
    const { hidden } = await call('hideItem', { params: { kind, id }, query: {}, body: { reason } })
    onChange({ standing: 'hidden', hidden })
    await revalidate()
  }
  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        Hide this item
      </Button>
      <ReasonDialog is="hide" isOpen={isAsked} onClose={() => setAsked(false)} run={hide} />
    </>
  )
}
