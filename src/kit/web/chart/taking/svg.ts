/** A drawing as an SVG file that needs nothing else. */
import type { Drawing, Mark } from './drawing.ts'

const namespace = 'http://www.w3.org/2000/svg'

export function svgOf({ width, height, ground, marks }: Drawing): string {
  const svg = made('svg', { width, height, viewBox: `0 0 ${width} ${height}` })
  svg.append(made('rect', { width: '100%', height: '100%', fill: ground }), ...marks.map(elementOf))
  return new XMLSerializer().serializeToString(svg)
}

function elementOf(mark: Mark): Element {
  if (mark.is === 'path') {
    const { d, x, y, across, down, style } = mark
    const transform = `translate(${x} ${y}) scale(${across} ${down})`
    return made('path', { d, 'vector-effect': 'non-scaling-stroke', transform, ...style })
  }
  if (mark.is === 'bar') {
    const { x, y, width, height, fill } = mark
    return made('rect', { x, y, width, height, fill })
  }
  const { x, y, text, fill, size, weight, font } = mark
  const line = made('text', { x, y, fill, 'font-size': size, 'font-weight': weight, 'font-family': font })
  line.textContent = text
  return line
}

function made(name: string, attributes: Record<string, string | number>): Element {
  const element = document.createElementNS(namespace, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}
