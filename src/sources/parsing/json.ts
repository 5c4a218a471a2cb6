/** An answer that should be JSON, as far as its shape is sure. */
import { z } from 'zod'
import { SourceFault } from '../faults.ts'
import { placeOf } from '../place.ts'
import type { Told } from '../connector.ts'

export function readJson<Shape extends z.ZodType>({ text, url }: Told, shape: Shape): z.output<Shape> {
  const { data, error } = shape.safeParse(parseJson(text, url))
  if (error) {
    const { path, message } = error.issues[0] ?? { path: [], message: '' }
    throw new SourceFault('other-shape', `At ${path.join('.') || 'the top'}: ${message}.`)
  }
  return data
}

export function parseJson(text: string, url = ''): unknown {
  refusePages(text)
  try {
    return JSON.parse(text)
  } catch {
    throw new SourceFault('cut-off', `What came from ${hostOf(url)} is no whole JSON.`)
  }
}

/** Nothing, and pages for people, which many sources send with the status of success. */
export function refusePages(text: string): void {
  const start = text.trimStart().slice(0, 300).toLowerCase()
  if (start === '') throw new SourceFault('empty')
  if (/^<(!doctype html|html|head|body)/.test(start)) throw new SourceFault('a-page', titleIn(text))
  if (start.startsWith('<')) throw new SourceFault('other-shape', 'It is XML.')
}

function titleIn(text: string): string {
  const title = /<title>([^<]{1,120})/i.exec(text)?.[1]
  return title ? `It is titled "${title.trim()}".` : ''
}

function hostOf(url: string): string {
  return placeOf(url)?.host ?? 'the source'
}
