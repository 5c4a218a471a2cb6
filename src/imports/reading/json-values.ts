/** Values of JSON whose shape nobody has checked. */
import { isObject, type JsonObject } from '#series/reading/json/cells.ts'
import { parsedJson } from '#series/reading/json/json-table.ts'
import type { NamedText } from './open-file.ts'

export type { JsonObject }

/** All objects of the files, those of lists one by one, in their order. Throws `Unreadable` for what is no JSON. */
export function objectsIn(texts: readonly NamedText[]): JsonObject[] {
  return texts.flatMap(({ text }) => objectsOf(parsedJson(text)))
}

/** Of a list its objects, of an object itself, else none. */
export function objectsOf(value: unknown): JsonObject[] {
  if (Array.isArray(value)) return value.filter(isObject)
  return isObject(value) ? [value] : []
}

export function objectAt(from: JsonObject, name: string): JsonObject | null {
  const value = from[name]
  return isObject(value) ? value : null
}

/** Empty where there is none; a number as it is written. */
export function textAt(from: JsonObject, name: string): string {
  const value = from[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export function numberAt(from: JsonObject, name: string): number | null {
  const value = from[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}
