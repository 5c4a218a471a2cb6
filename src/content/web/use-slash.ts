/** The key `/` goes to the search box of the page, else to that of the masthead; never while somebody types. */
import { useEffect } from 'react'

export function useSlash(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const box = document.querySelector<HTMLInputElement>('main input[data-search], header input[data-search]')
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
  return target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select, dialog[open]') !== null)
}
