/**
 * A chart of this page as marks on a sheet that stands alone. A chart is a drawing that stretches, marks and words laid
 * over it: each is read where the browser has put it, in the colours that it has in the light: where it is going nobody
 * has chosen the dark.
 */
export type Style = Readonly<Record<(typeof drawn)[number], string>>
export type Mark =
  | { is: 'path'; d: string; x: number; y: number; across: number; down: number; style: Style }
  | { is: 'bar'; x: number; y: number; width: number; height: number; fill: string }
  | {
      is: 'word'
      x: number
      y: number
      width: number
      text: string
      fill: string
      size: string
      weight: string
      font: string
    }
export type Drawing = { width: number; height: number; ground: string; marks: Mark[] }

const margin = 16
const footHeight = 26
const drawn = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
] as const

/** `foot`: where it is from, and of when. */
export function drawingOf(figure: Element, foot: string): Drawing {
  const { dataset } = document.documentElement
  const chosen = dataset['scheme']
  // As scheme.ts writes it; and no colours of the reader's system. Until this is done nothing is painted.
  dataset['scheme'] = 'light'
  dataset['picture'] = ''
  try {
    return readOff(figure, foot)
  } finally {
    delete dataset['picture']
    if (chosen) dataset['scheme'] = chosen
    else delete dataset['scheme']
  }
}

function readOff(figure: Element, foot: string): Drawing {
  const { left, top, width, height } = figure.getBoundingClientRect()
  const at = (box: DOMRect) => ({ x: box.left - left + margin, y: box.top - top + margin })
  const marks: Mark[] = []
  let lowest = top
  for (const part of figure.querySelectorAll('*')) {
    if (part.closest('details, button, .noprint, .unseen') || !part.checkVisibility()) continue
    if (part instanceof SVGPathElement) marks.push(pathOf(part, at))
    else if (part.localName === 'i') marks.push(barOf(part, at))
    const words = [...part.childNodes].flatMap((node) => (node instanceof Text ? wordsOf(node, part, at) : []))
    marks.push(...words)
    if (words.length > 0 || part instanceof SVGElement) lowest = Math.max(lowest, part.getBoundingClientRect().bottom)
  }
  const end = Math.min(lowest, top + height) - top + margin
  marks.push(footOf(figure, foot, end + footHeight - 8))
  const ground = getComputedStyle(document.body).backgroundColor
  return { width: Math.ceil(width) + 2 * margin, height: Math.ceil(end + footHeight + margin / 2), ground, marks }
}

type Place = (box: DOMRect) => { x: number; y: number }

function pathOf(path: SVGPathElement, at: Place): Mark {
  const frame = path.ownerSVGElement?.getBoundingClientRect() ?? new DOMRect()
  const own = path.ownerSVGElement?.viewBox.baseVal
  const style = getComputedStyle(path)
  return {
    is: 'path',
    d: path.getAttribute('d') ?? '',
    ...at(frame),
    across: frame.width / (own?.width || 1000),
    down: frame.height / (own?.height || 1000),
    style: Object.fromEntries(drawn.map((name) => [name, style.getPropertyValue(name)])) as Style, // each of them is named
  }
}

/** A bar is its background. */
function barOf(bar: Element, at: Place): Mark {
  const box = bar.getBoundingClientRect()
  const { width, height } = box
  return { is: 'bar', ...at(box), width, height, fill: getComputedStyle(bar).backgroundColor }
}

/** As the browser has broken it into lines. */
function wordsOf(node: Text, { localName }: Element, at: Place): Mark[] {
  const parent = node.parentElement
  if (!parent || !node.data.trim() || localName === 'title') return []
  const lines: { box: DOMRect; right: number; text: string }[] = []
  const range = document.createRange()
  for (const word of node.data.matchAll(/\S+\s*/g)) {
    range.setStart(node, word.index)
    range.setEnd(node, word.index + word[0].trimEnd().length)
    const box = range.getBoundingClientRect()
    const last = lines.at(-1)
    if (last && Math.abs(last.box.top - box.top) < 3) {
      last.text += word[0]
      last.right = box.right
    } else lines.push({ box, right: box.right, text: word[0] })
  }
  return lines.map(({ box, right, text }) => {
    const { x, y } = at(box)
    return { is: 'word', x, y: y + box.height * 0.78, width: right - box.left, text: text.trimEnd(), ...typeOf(parent) }
  })
}

function typeOf(element: Element) {
  const { fontSize, fontWeight, color, fontFamily } = getComputedStyle(element)
  return { fill: color, size: fontSize, weight: fontWeight, font: fontFamily }
}

function footOf(figure: Element, text: string, y: number): Mark {
  return { is: 'word', x: margin, y, width: Infinity, text, ...typeOf(figure), size: '12px' }
}
