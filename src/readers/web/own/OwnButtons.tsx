/** What one can do with a signal of one's own: change it, which also takes it back, or delete it. */
import type { ReactNode } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import type { OwnSignal } from '../../signal.ts'

/** What is asked about which signal. It is kept when that is closed, so that the focus finds its way back. */
export type Asked = { is: 'change' | 'delete'; signal: OwnSignal; isOpen: boolean }
type Props = { signal: OwnSignal; onAsk: (asked: Asked) => void }

export function OwnButtons({ signal, onAsk }: Props): ReactNode {
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        onClick={() => onAsk({ is: 'change', signal, isOpen: true })}
      >
        Change<span className="unseen"> your signal {signal.title}</span>
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        onClick={() => onAsk({ is: 'delete', signal, isOpen: true })}
      >
        Delete<span className="unseen"> your signal {signal.title}</span>
      </Button>
    </>
  )
}
