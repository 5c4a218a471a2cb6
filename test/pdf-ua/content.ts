/**
 * What a page draws, one thing after the other: text by the codes of its letters, lines, pictures; each with what it is
 * marked as. Follows drawings that are kept apart (form XObjects) to where they are used.
 */
import { bytesOf, entry, name, number, text, type Value } from './objects.ts'
import { type Operand, operationsOf } from './operations.ts'

/** One layer of marked content: `/P << /MCID 3 >> BDC`. */
export type Mark = { tag: string; mcid: number | null; lang: string | null; actual: string | null }
export type Drawn = {
  kind: 'text' | 'path' | 'image'
  page: string
  /** From the outermost in. */
  marks: readonly Mark[]
  font: Value
  /** Bytes of a text, as the font reads them. */
  codes: readonly number[]
  /** 3 draws nothing. */
  mode: number
}

type State = { font: Value; mode: number; marks: Mark[] }

const painting = new Set(['f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*', 'sh'])
const showing = new Set(['Tj', 'TJ', "'", '"'])

/** `page`: what tells the pages apart. */
export function drawnBy(content: Uint8Array, resources: Value, page: string): Drawn[] {
  const drawn: Drawn[] = []
  walk(content, resources, { page, drawn, depth: 0 }, { font: undefined, mode: 0, marks: [] })
  return drawn
}

type Walk = { page: string; drawn: Drawn[]; depth: number }

function walk(content: Uint8Array, resources: Value, walked: Walk, start: State): void {
  const state = { ...start }
  const kept: Pick<State, 'font' | 'mode'>[] = []
  const own: Mark[] = []
  const marks = () => [...start.marks, ...own]
  const draw = (kind: Drawn['kind'], codes: readonly number[] = []) =>
    walked.drawn.push({ kind, page: walked.page, marks: marks(), font: state.font, codes, mode: state.mode })
  const steps: Record<string, (operands: readonly Operand[]) => void> = {
    q: () => void kept.push({ font: state.font, mode: state.mode }),
    Q: () => void Object.assign(state, kept.pop()),
    Tf: ([font]) => void (state.font = entry(resources, 'Font', String(font))),
    Tr: ([mode]) => void (state.mode = Number(mode)),
    BMC: ([tag]) => void own.push({ tag: String(tag), mcid: null, lang: null, actual: null }),
    BDC: ([tag, properties]) => void own.push(markOf(String(tag), properties, resources)),
    EMC: () => void own.pop(),
    BI: () => void draw('image'),
    Do: ([key]) => {
      const object = entry(resources, 'XObject', String(key))
      if (name(entry(object, 'Subtype')) !== 'Form') return void draw('image')
      const inner = bytesOf(object)
      if (inner && walked.depth < 8)
        walk(
          inner,
          entry(object, 'Resources') ?? resources,
          { ...walked, depth: walked.depth + 1 },
          { ...state, marks: marks() },
        )
    },
  }
  for (const { operator, operands } of operationsOf(content)) {
    if (painting.has(operator)) draw('path')
    else if (showing.has(operator)) draw('text', codesIn(operands))
    else steps[operator]?.(operands)
  }
}

function codesIn(operands: readonly Operand[]): number[] {
  return operands.flatMap((operand) =>
    operand instanceof Uint8Array ? [...operand] : Array.isArray(operand) ? codesIn(operand) : [],
  )
}

/** The properties stand in the content itself, or under a name among the resources of the page. */
function markOf(tag: string, properties: Operand | undefined, resources: Value): Mark {
  if (typeof properties === 'string') {
    const kept = entry(resources, 'Properties', properties)
    return {
      tag,
      mcid: number(entry(kept, 'MCID')),
      lang: text(entry(kept, 'Lang')),
      actual: text(entry(kept, 'ActualText')),
    }
  }
  const own = properties instanceof Map ? properties : new Map<string, Operand>()
  const mcid = own.get('MCID')
  const said = (key: string) => {
    const value = own.get(key)
    return value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : null
  }
  return { tag, mcid: typeof mcid === 'number' ? mcid : null, lang: said('Lang'), actual: said('ActualText') }
}
