/**
 * A chart of this page as a picture that stands alone. A chart is a drawing that stretches, marks and words laid over it:
 * each is read where the browser has put it, in the colours that it has in the light: where it is going nobody has chosen
 * the dark. Loaded when somebody asks for it.
 */
const namespace = 'http://www.w3.org/2000/svg'
const margin = 16
const drawn = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'opacity']

export function pictureOf(figure: Element): string {
  const { dataset } = document.documentElement
  const chosen = dataset['scheme']
  dataset['scheme'] = 'light' // as scheme.ts writes it; until this is done nothing is painted
  try {
    return drawingOf(figure)
  } finally {
    if (chosen) dataset['scheme'] = chosen
    else delete dataset['scheme']
  }
}

function drawingOf(figure: Element): string {
  const { left, top, width, height } = figure.getBoundingClientRect()
  const svg = document.createElementNS(namespace, 'svg')
  const size = { width: Math.ceil(width) + 2 * margin, height: Math.ceil(height) + 2 * margin }
  setAll(svg, { xmlns: namespace, ...size, viewBox: `0 0 ${size.width} ${size.height}` })
  svg.append(made('rect', { width: '100%', height: '100%', fill: getComputedStyle(document.body).backgroundColor }))
  const at = (box: DOMRect) => ({ x: box.left - left + margin, y: box.top - top + margin })
  for (const part of figure.querySelectorAll('*')) {
    if (part.closest('details, button, .noprint') || !part.checkVisibility()) continue
    if (part instanceof SVGPathElement) svg.append(pathOf(part, at))
    else if (part.localName === 'i') svg.append(markOf(part, at))
    for (const node of part.childNodes) if (node instanceof Text) svg.append(...linesOf(node, part, at))
  }
  return new XMLSerializer().serializeToString(svg)
}

type Place = (box: DOMRect) => { x: number; y: number }

function pathOf(path: SVGPathElement, at: Place): Element {
  const frame = path.ownerSVGElement?.getBoundingClientRect() ?? new DOMRect()
  const { x, y } = at(frame)
  const style = getComputedStyle(path)
  const copy = made('path', { d: path.getAttribute('d') ?? '', 'vector-effect': 'non-scaling-stroke' })
  setAll(copy, { transform: `translate(${x} ${y}) scale(${frame.width / 1000} ${frame.height / 1000})` })
  setAll(copy, Object.fromEntries(drawn.map((name) => [name, style.getPropertyValue(name)])))
  return copy
}

/** A bar is its background. */
function markOf(mark: Element, at: Place): Element {
  const box = mark.getBoundingClientRect()
  return made('rect', {
    ...at(box),
    width: box.width,
    height: box.height,
    fill: getComputedStyle(mark).backgroundColor,
  })
}

/** As the browser has broken it into lines. */
function linesOf(node: Text, { localName }: Element, at: Place): Element[] {
  const parent = node.parentElement
  if (!parent || !node.data.trim() || localName === 'title') return []
  const { fontSize, fontWeight, color, fontFamily } = getComputedStyle(parent)
  const lines: { box: DOMRect; text: string }[] = []
  const range = document.createRange()
  for (const word of node.data.matchAll(/\S+\s*/g)) {
    range.setStart(node, word.index)
    range.setEnd(node, word.index + word[0].trimEnd().length)
    const box = range.getBoundingClientRect()
    const last = lines.at(-1)
    if (last && Math.abs(last.box.top - box.top) < 3) last.text += word[0]
    else lines.push({ box, text: word[0] })
  }
  return lines.map(({ box, text }) => {
    const { x, y } = at(box)
    const line = made('text', {
      x,
      y: y + box.height * 0.78,
      fill: color,
      'font-size': fontSize,
      'font-weight': fontWeight,
      'font-family': fontFamily,
    })
    line.textContent = text
    return line
  })
}

function made(name: string, attributes: Record<string, string | number>): Element {
  const element = document.createElementNS(namespace, name)
  setAll(element, attributes)
  return element
}

function setAll(element: Element, attributes: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
}
