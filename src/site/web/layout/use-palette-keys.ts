/** The keys that open the palette on every screen: `/` unless somebody types, Ctrl K or Command K always. */
import { useEffect, useState } from 'react'

export function usePaletteKeys(): { isOpen: boolean; close(): void } {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isAsked(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return { isOpen, close: () => setOpen(false) }
}

function isAsked({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey && !shiftKey
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(target)
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null)
  )
}
