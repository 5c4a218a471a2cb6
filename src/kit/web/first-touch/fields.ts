/** What stands in fields that a program has not seen yet, and how it is told. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Cursor = [from: number, to: number] | null
export type Written = { value: string; cursor: Cursor }

export function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches('input:not([type=file]), textarea, select')
}

export function writtenIn(field: Field): Written {
  return { value: field.value, cursor: cursorOf(field) }
}

/**
 * Tells the program what a field holds. React compares a field with what it last saw in it, by a `value` of its own on
 * the element; the browser's is set behind its back, else it would take nothing for new.
 */
export function announce(field: Field, { value, cursor: lastCursor }: Written): void {
  // It moves without a letter typed, but not once the text under it has gone.
  const cursor = field.value === value ? cursorOf(field) : lastCursor
  if (!(field instanceof HTMLSelectElement)) field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (cursor && field === document.activeElement) (field as HTMLInputElement).setSelectionRange(...cursor)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function cursorOf(field: Field): Cursor {
  if (field instanceof HTMLSelectElement || field.selectionStart === null) return null
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart]
}
