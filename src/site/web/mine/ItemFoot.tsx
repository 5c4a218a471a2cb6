/** At the foot of an item's page: telling the operators what is wrong with it, and for operators, hiding it. */
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { useCall } from '#items/web/call-context.ts'
import { ReasonDialog } from './dialogs/ReasonDialog.tsx'
import { ReportDialog } from './dialogs/ReportDialog.tsx'
import type { MyStanding } from '../standing/use-standing.ts'

type Props = {
  kind: string
  id: string
  mine: MyStanding
  isOperator: boolean
  onChange: (part: Partial<MyStanding>) => void
}

export function ItemFoot({ kind, id, mine, isOperator, onChange }: Props): ReactNode {
  const call = useCall()
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<'report' | 'hide' | null>(null)
  const close = () => setAsked(null)
  const hide = async (reason: string) => {
    const { hidden } = await call('hideItem', { params: { kind, id }, query: {}, body: { reason } })
    onChange({ standing: 'hidden', hidden })
    await revalidate()
  }
  return (
    <>
      {!mine.isOwn && <ReportPlace isReported={mine.isReported} onAsk={() => setAsked('report')} />}
      {isOperator && mine.standing === 'published' && (
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setAsked('hide')}>
          Hide this item
        </Button>
      )}
      <ReportDialog
        kind={kind}
        id={id}
        isOpen={asked === 'report'}
        onClose={close}
        onReported={() => onChange({ isReported: true })}
      />
      <ReasonDialog is="hide" isOpen={asked === 'hide'} onClose={close} run={hide} />
    </>
  )
}

function ReportPlace({ isReported, onAsk }: { isReported: boolean; onAsk: () => void }) {
  if (isReported) return <output>Reported. An operator will look at it.</output>
  return (
    <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={onAsk}>
      Report this item
    </Button>
  )
}
