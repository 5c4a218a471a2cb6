/**
 * The key `/` goes to the search box of the masthead, where the key is shown, else to that of the page; never while
 * somebody types.
 */
import { useEffect } from 'react'

export function useSlash(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const box = document.querySelector<HTMLInputElement>('header input[data-search], main input[data-search]')
      if (!box) return
      event.preventDefault()
      box.focus()
      box.select()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, dialog[open]') !== null)
  )
}
