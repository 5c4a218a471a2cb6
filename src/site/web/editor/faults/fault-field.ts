/**
 * Which element of the form shows a fault, and what the form calls it. The kinds bring their own fields: a field is
 * known by what it says.
 */
import { sayPath } from '#items/mine/field-names.ts'
import type { Told } from './fault-finder.ts'

/** A field, or the group of fields, that is described by this error. */
export function fieldThatSays(form: HTMLFormElement | null, told: Told | null): HTMLElement | null {
  if (!form || !told) return null
  const alike = [...form.querySelectorAll<HTMLElement>('[aria-describedby]')].filter(
    (one) => errorOf(one) === told.text,
  )
  return alike[told.before] ?? alike[0] ?? null
}

function errorOf(element: HTMLElement): string | undefined {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  const error = ids.find((id) => id.endsWith('-error'))
  return error && document.getElementById(error)?.textContent
}

/**
 * By its label: 'Source that decides'; with the part of the form around it where there is one: 'Thresholds 2: Why it
 * matters'.
 */
export function nameOf(path: string, field: HTMLElement | null): string | null {
  const label = field && labelOf(field)
  if (!label) return null
  const [first = '', second = ''] = path.split('.')
  if (path === first) return label
  const isRow = /^\d+$/.test(second)
  const group = sayPath(isRow ? `${first}.${second}` : first)
  return group === label ? label : `${group}: ${label}`
}

function labelOf(field: HTMLElement): string | undefined {
  const label = field instanceof HTMLFieldSetElement ? field.querySelector(':scope > legend') : labelsOf(field)?.[0]
  return label?.textContent.replace(/ \(optional\)$/, '').trim()
}

function labelsOf(field: HTMLElement): NodeListOf<HTMLLabelElement> | null {
  const isLabelled =
    field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
  return isLabelled ? field.labels : null
}
