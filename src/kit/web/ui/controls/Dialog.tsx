/**
 * A question that has to be answered first: a native dialog. Escape, its cross and a press beside it close it; the
 * focus goes back.
 */
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { Button } from './Button.tsx'
import { Icon } from '../Icon.tsx'
import styles from './Dialog.module.css'

type Props = { title: ReactNode; isOpen: boolean; onClose: () => void; footer?: ReactNode; children: ReactNode }

export function Dialog({ title, isOpen, onClose, footer, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  /** What had the focus, and what it stood in. */
  const from = useRef<HTMLElement[]>([])

  // Only `showModal` makes the rest of the page inert; the browser gives the focus back to where it was.
  useEffect(() => {
    if (isOpen && !dialog.current?.open) {
      from.current = withParents(document.activeElement)
      dialog.current?.showModal()
    }
    if (!isOpen && dialog.current?.open) dialog.current.close()
  }, [isOpen])

  /** Told a moment after it is closed: by then somebody quick may have opened it again. */
  const closed = () => {
    if (dialog.current?.open) return
    onClose()
    if (document.activeElement === document.body) focusOn(from.current.find((element) => element.isConnected))
  }
  /**
   * The page is told first. Closed by the browser alone it would be open for the page a moment longer, and a press in
   * that moment lost.
   */
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return
    event.preventDefault()
    onClose()
  }
  /**
   * The backdrop belongs to the dialog: a press on the element itself, and not on what it holds, is a press beside it.
   */
  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    // Escape closes it for the keyboard: the press beside it is for the pointer only.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onCancel={cancel}
      onClose={closed}
      onClick={closeBeside}
    >
      {isOpen && (
        <>
          <header>
            <h2 id={heading}>{title}</h2>
            <Button variant="quiet" size="small" aria-label="Close" onClick={onClose}>
              <Icon name="close" />
            </Button>
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer>{footer}</footer>}
        </>
      )}
    </dialog>
  )
}

function withParents(element: Element | null): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element === document.body) return []
  return [element, ...withParents(element.parentElement)]
}

/** What was done may have taken away the button that led here: then one goes on from where it stood. */
function focusOn(place: HTMLElement | undefined): void {
  if (!place) return
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
