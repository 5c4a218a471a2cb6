/**
 * A figure that fills the screen, or where a browser does not give it that, its window. A dialog: Escape closes it, and
 * the focus goes back to where it was. Loaded when it is asked for.
 */
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from '../Figure.module.css'

type Props = { title: string; onClose: () => void; children: ReactNode }

export function Filled({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // The dialog itself may not be a full screen.
  const screen = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = dialog
    const from = document.activeElement
    if (!current?.open) current?.showModal()
    const entered = screen.current?.requestFullscreen?.().catch(() => {}) // refused: the window is filled all the same
    const leave = () => void (document.fullscreenElement ?? current?.close())
    document.addEventListener('fullscreenchange', leave)
    return () => {
      // The browser gives the focus back by itself, but not where the screen was left by its own key.
      if (from instanceof HTMLElement) from.focus({ preventScroll: true })
      document.removeEventListener('fullscreenchange', leave)
      void entered?.then(() => document.fullscreenElement && document.exitFullscreen())
    }
  }, [])
  return (
    <dialog ref={dialog} className={styles.filled} aria-label={title} onClose={onClose}>
      <div ref={screen}>
        <p className={styles.close}>
          <Button variant="quiet" size="small" aria-label="Close" onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </Button>
        </p>
        <figure className={styles.chart}>{children}</figure>
      </div>
    </dialog>
  )
}
