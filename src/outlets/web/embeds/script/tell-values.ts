/** Says what a chart shows where a reader points: by mouse, by finger, or along it by the keys of a slider. */
import { nearestTo } from '#kit/chart/answering/reading.ts'

type Row = readonly [x: number, y: number, says: string]

export function tellValues(reader: HTMLElement): void {
  const plot = reader.parentElement?.querySelector<HTMLElement>('[role=img]')
  const along = reader.querySelector('input')
  const shown = reader.querySelector<HTMLElement>('span')
  const words = shown?.querySelector('span')
  const rows = JSON.parse(reader.querySelector('script')?.textContent ?? '[]') as Row[] // as StillReader writes them
  if (!plot || !along || !shown || !words || rows.length === 0) return
  const places = rows.map(([x]) => ({ x }))

  const set = (at: number) => {
    const [x, y, says] = rows[at] ?? [0, 0, '']
    along.value = String(at)
    along.setAttribute('aria-valuetext', says)
    shown.style.setProperty('--x', String(x / 10))
    shown.style.setProperty('--y', String(y / 10))
    shown.dataset['side'] = x > 500 ? 'left' : 'right'
    words.textContent = says
  }
  const point = ({ clientX }: PointerEvent) => {
    const { left, width } = reader.getBoundingClientRect()
    set(nearestTo(places, ((clientX - left) / width) * 1000))
    shown.hidden = false
  }
  reader.addEventListener('pointermove', point)
  reader.addEventListener('pointerdown', point)
  reader.addEventListener('pointerleave', ({ pointerType }) => (shown.hidden = pointerType === 'mouse' || shown.hidden))
  along.addEventListener('input', () => set(along.valueAsNumber))
  along.addEventListener('focus', () => (shown.hidden = false))
  along.addEventListener('blur', () => (shown.hidden = true))

  const lay = () => {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = plot
    const sides = { left: offsetLeft, top: offsetTop, width: offsetWidth, height: offsetHeight }
    for (const [side, size] of Object.entries(sides)) reader.style.setProperty(side, `${size}px`)
  }
  reader.hidden = false
  lay()
  new ResizeObserver(lay).observe(plot)
  set(along.valueAsNumber)
}
